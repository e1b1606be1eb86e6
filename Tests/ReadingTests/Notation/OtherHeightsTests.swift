import ChartSchema
import Notation
import Tables
import Testing

@testable import Reading

/// Heights that are written in ways of their own, and cells that say what others say.
@Suite struct OtherHeightsTests {
    private func heights(_ cells: [String], header: String = "Height") -> [String] {
        let rows = cells.enumerated().map { "\($1) | \(150 + 5 * $0)" }.joined(separator: "\n")
        return draft(.written("\(header) | Maximum (lb)\n\(rows)")).lines.map { String($0.prefix { $0 != " " }) }
    }

    @Test(
        "Notations",
        arguments: [
            (["5'10\" (178 cm)", "5'11\" (180 cm)"], "Height"), (["5'10\" (70 in.)", "5'11\" (71\")"], "Height"),
            (["5:10", "5:11"], "Height"),
            (["5 10", "5 11"], "Height"),
            (["5\"10'", "5\"11'"], "Height"), (["5.9", "5.10", "5.11"], "Height"), (["5.9", "5.1", "5.11"], "Height"),
            (["5.83", "5.92", "6.00", "6.08"], "Height (ft)"), (["5-10", "5-11"], "Height"),
            (["5'10\" / 1.78 m", "5'11\" / 1.80 m"], "Height"),
        ])
    func notations(cells: [String], header: String) {
        let read = heights(cells, header: header)
        #expect(read.contains("70") && read.contains("71"))
    }

    @Test func metresAndCentimetres() {
        let rows = "1 m 50 | 40 kg | 81 kg\n1 m 53 | 42 kg | 84 kg\n1 m 56 | 44 kg | 88 kg"
        #expect(draft(.written("Taille | Minimum | Maximum\n\(rows)")).lines.first == "59.1 - 88.2..178.6lb")
    }

    @Test("Refused", arguments: [["5'10\" (190 cm)", "5'11\" (193 cm)"], ["5.5", "6.0", "6.5"], ["5:75", "5:80"]])
    func refused(cells: [String]) { #expect(heights(cells).isEmpty) }

    @Test func fromAndToColumns() {
        let draft = draft(
            .written(
                """
                Sex | AgeFrom | AgeTo | HeightFrom | HeightTo | Class | WeightFrom | WeightTo
                M | 18 | 64 | 58 | 60 | Preferred | 84 | 144
                M | 18 | 64 | 61 | 63 | Preferred | 93 | 159
                F | 18 | 64 | 58 | 60 | Preferred | 80 | 134
                F | 18 | 64 | 61 | 63 | Preferred | 90 | 149
                """))
        #expect(draft.lines.first == "58..60 Preferred 84..144lb male age 18..64")
    }

    @Test func dittoMarksRepeatWhatStandsAbove() {
        let draft = draft(.written("Height | Min | Max\n5'0\" | 90 | 195\n5'1\" | \" | 201\n5'2\" | \" | \""))
        #expect(draft.lines == ["60 - 90..195lb", "61 - 90..201lb", "62 - 90..201lb"])
    }

    @Test func refusalsOnBothSides() {
        let draft = draft(
            .written("Height | Standard | Decline\n5'0\" | 87-174 | <87 or >174\n5'1\" | 90-180 | <90 or >180"))
        #expect(
            draft.lines.prefix(3) == ["60 Standard 87..174lb", "60 Decline ..86lb", "60 Decline 175..lb"])
    }

    @Test func poundsAndKilogramsInOneCell() {
        let draft = draft(
            .written("Height | Max weight (lb / kg)\n5'0\" | 195 / 88\n5'1\" | 201 / 91\n5'2\" | 208 / 94"))
        #expect(draft.lines.first == "60 - ..195lb")
    }

    @Test(
        "Bounds of every quantity",
        arguments: ["or more", "and over", "& up", "ou plus", "et plus", "and above", "+", "or greater"])
    func oneGrammarOfBounds(bound: String) {
        #expect(Interval.read(FoldedText("243 \(bound)"))?.form == .from)
        #expect(HeightCell.read(FoldedText("6'4\" \(bound)"))?.form == .from)
        #expect(AgeRange.read(FoldedText("65 \(bound)"), isKnownAsAge: true) == AgeRange(min: 65, max: nil))
    }
}

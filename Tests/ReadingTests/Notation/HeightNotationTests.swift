import ChartSchema
import Tables
import Testing

@testable import Notation
@testable import Reading

@Suite struct HeightNotationTests {
    /// Every spelling of every height from 4'0" to 7'11".
    @Test(arguments: [
        "F'I\"", "F’I”", "F′I″", "F'I''", "F’I’’", "F' I\"", "F ft I in", "F ft. I in.", "F pi I po", "F feet I inches",
        "F'I", "F pieds I pouces", "F' I\" *",
    ])
    func everyHeightInEverySpelling(pattern: String) throws {
        for feet in 4...7 {
            for inches in 0...11 {
                let text = pattern.replacing("F", with: String(feet)).replacing("I", with: String(inches))
                let height = try #require(HeightCell.read(FoldedText(text)), "\(text)")
                #expect(height.range == HeightRange(exactly: Figure(feet * 12 + inches)), "\(text)")
                #expect(!height.isIrregular, "\(text)")
            }
        }
    }

    @Test(arguments: [("4 9\"", 57), ("6' 10'", 82), ("4’10’", 58)])
    func wrongMarksAreReadAndNoted(text: String, inches: Int) throws {
        let height = try #require(HeightCell.read(FoldedText(text)))
        #expect(height.range == HeightRange(exactly: Figure(inches)))
        #expect(height.isIrregular)
    }

    @Test(arguments: [("5'-0\"", 60), ("5' - 10\"", 70), ("6 ft-2 in", 74)])
    func inchesBehindADash(text: String, inches: Int) {
        #expect(HeightCell.read(FoldedText(text))?.range == HeightRange(exactly: Figure(inches)))
        #expect(HeightCell.read(FoldedText("5'-6'"))?.range == HeightRange(min: 60, max: 72))
    }

    @Test(arguments: [("5'", 60), ("5’", 60), ("6 Feet", 72), ("5 pi", 60)])
    func feetAlone(text: String, inches: Int) {
        #expect(HeightCell.read(FoldedText(text))?.range == HeightRange(exactly: Figure(inches)))
    }

    @Test func halfInches() {
        #expect(HeightCell.read(FoldedText("5'10½\""))?.range == HeightRange(exactly: Figure(tenThousandths: 705_000)))
        #expect(
            HeightCell.read(FoldedText("5'10 1/2\""))?.range == HeightRange(exactly: Figure(tenThousandths: 705_000)))
        #expect(HeightCell.read(FoldedText("5'10.5\""))?.range == HeightRange(exactly: Figure(tenThousandths: 705_000)))
    }

    @Test(arguments: ["4'8\" – 4'10\"", "4′8″ - 4′10″", "4'8\" to 4'10\"", "4'8\" à 4'10\""])
    func bands(text: String) {
        #expect(HeightCell.read(FoldedText(text))?.range == HeightRange(min: 56, max: 58))
    }

    @Test func openBands() {
        #expect(HeightCell.read(FoldedText("6'5\" and over"))?.range == HeightRange(min: 77, max: nil))
        #expect(HeightCell.read(FoldedText("4'8\" and under"))?.range == HeightRange(min: nil, max: 56))
    }

    @Test func bareInchesNeedTheirFeet() throws {
        let height = try #require(HeightCell.read(FoldedText("8\"")))
        #expect(height.range == nil)
        #expect(height.low.kind == .bareInches(8))
    }

    /// What is no height by its own marks is not taken for one.
    @Test(arguments: [
        "", "70", "178", "5-10", "510", "147-158", "Preferred", "5 lb", "60+", "12'", "5'12\"", "5'10\" Male",
        "16.0001",
    ])
    func noMarkedHeight(text: String) {
        #expect(HeightCell.read(FoldedText(text)) == nil)
    }
}

@Suite struct BareHeightTests {
    private func column(_ header: String, _ cells: [String]) -> [Figure?] {
        let table = Table.written(
            ([header + " | Max"] + cells.enumerated().map { "\($1) | \(150 + $0 * 6)" }).joined(separator: "\n"))
        return draft(table).chart.flatRecords().map { $0.height.min }
    }

    @Test func inches() { #expect(column("Height", ["56", "57", "58", "59"]) == [56, 57, 58, 59]) }
    @Test func compact() { #expect(column("Height", ["410", "411", "500", "501"]) == [58, 59, 60, 61]) }
    @Test func dashed() { #expect(column("Height", ["4-10", "4-11", "5-0", "5-1"]) == [58, 59, 60, 61]) }
    @Test func unnamedInches() { #expect(column("", ["60", "61", "62", "63"]) == [60, 61, 62, 63]) }
    @Test func centimetres() {
        #expect(
            column("Taille (cm)", ["152", "155", "157", "160"]).map { $0?.description } == ["59.8", "61", "61.8", "63"])
    }
    @Test func metres() {
        #expect(
            column("Taille (m)", ["1,52", "1,55", "1,57", "1,60"]).map { $0?.description } == [
                "59.8", "61", "61.8", "63",
            ])
    }
}

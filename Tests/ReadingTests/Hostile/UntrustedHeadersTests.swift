import ChartSchema
import Tables
import Testing

@testable import Reading

/// Headers that are lost, late, shifted or no names at all: read where one reading is left, refused where two are.
@Suite struct UntrustedHeadersTests {
    @Test func aHeaderOnePlaceOffIsNotRead() throws {
        let draft = draft(.written("Preferred | Standard |\n5'0\" | 143 | 169\n5'1\" | 148 | 175\n5'2\" | 153 | 180"))
        #expect(draft.lines.isEmpty)
        let finding = try #require(draft.findings.first { $0.rule == "reading.header.shifted" })
        #expect(finding.severity == .error)
        #expect(finding.message.contains("169 at 5'0\" belongs to no name; moved by one column, to Standard"))
    }

    @Test func figuresAndHeightsAreNoNames() throws {
        let draft = draft(
            .written(
                """
                Height | 5'0" | 5'2" | 5'4"
                5'0" | 102 | 108 | 113
                5'2" | 109 | 115 | 120
                5'4" | 116 | 122 | 128
                """))
        #expect(draft.lines.isEmpty)
        let finding = try #require(draft.findings.first { $0.rule == "reading.header.figure" })
        #expect(finding.message.contains("With heights down, 102 at 5'0\" is a weight for"))
        #expect(finding.message.contains("with heights across, it is a weight at the height 5'0\""))
    }

    @Test func aTableNumberBelowTheWordTable() {
        let draft = draft(
            .written("Height | Table | <<\n| 2 | 4\n5'0\" | 180 | 190\n5'1\" | 186 | 197\n5'2\" | 192 | 203"))
        #expect(draft.lines.prefix(2) == ["60 Table 2 ..180lb", "60 Table 4 ..190lb"])
    }

    @Test func columnsThatNothingNames() throws {
        let draft = draft(.written("5'0\" | 92 | 169\n5'1\" | 95 | 175\n5'2\" | 98 | 180"))
        #expect(draft.lines.isEmpty)
        let finding = try #require(draft.findings.first { $0.rule == "reading.columns.unnamed" })
        #expect(
            finding.message.contains("92 and 169 may be the minimum and the maximum of one class, or the maxima of two")
        )
    }

    @Test func rowsAboveTheHeaderAreReadWithIt() {
        let draft = draft(
            .written("5'0\" | 143 | 169\n5'1\" | 148 | 175\nHeight | Preferred | Standard\n5'2\" | 153 | 180"))
        #expect(draft.lines.prefix(2) == ["60 Preferred ..143lb", "60 Standard ..169lb"])
        #expect(draft.rules.contains("reading.header.late"))
    }

    @Test func aPageWithoutHeaderGoesOnWithTheOneBefore() {
        let first = Table.written("Height | Preferred | Standard\n5'0\" | 143 | 169\n5'1\" | 148 | 175")
        let draft = draft(first, .written("5'2\" | 153 | 180\n5'3\" | 158 | 186", index: 1))
        #expect(draft.lines.suffix(2) == ["63 Preferred ..158lb", "63 Standard ..186lb"])
        #expect(draft.rules.contains("reading.header.inherited"))
    }

    @Test func aPageWithFewerColumnsIsNotRead() {
        let first = Table.written("Height | Preferred | Standard\n5'0\" | 143 | 169\n5'1\" | 148 | 175")
        let draft = draft(first, .written("5'2\" | 180\n5'3\" | 186", index: 1))
        #expect(draft.lines.count == 4)
        #expect(draft.rules.contains("reading.header.lost"))
    }

    @Test func aWordAboveOneClassIsNoProduct() {
        let draft = draft(
            .written("| Super | Standard\nHeight | Preferred | Plus\n5'0\" | 128 | 169\n5'1\" | 132 | 175"))
        #expect(draft.lines.prefix(2) == ["60 Super Preferred ..128lb", "60 Standard Plus ..169lb"])
    }

    @Test func bandsWithoutAWordMayBeAgesOrBMIs() throws {
        let draft = draft(
            .written("Height | Under 60 | 60 and over\n5'0\" | 143 | 169\n5'1\" | 148 | 175\n5'2\" | 153 | 180"))
        #expect(draft.lines.isEmpty)
        let finding = try #require(draft.findings.first { $0.rule == "reading.header.band" })
        #expect(finding.message.contains("may be ages or BMIs"))
    }

    @Test(arguments: [
        "Height | Preferred | Standard\n| BMI \u{2264} 28 | BMI \u{2264} 33",
        "Height | Preferred | Standard\nMax BMI | 28 | 33",
    ])
    func limitsOnBMIAboveTheHeights(_ header: String) {
        let draft = draft(.written(header + "\n5'0\" | 143 | 169\n5'1\" | 148 | 175"))
        #expect(draft.lines.contains(".. Preferred bmi ..28"))
        #expect(draft.lines.contains("60 Standard ..169lb"))
        #expect(draft.lines.count == 6)
    }

    @Test func minimumAndMaximumInTwoTables() {
        func table(_ a: Int, _ b: Int, index: Int, _ title: String) -> Table {
            .written("Height | Preferred\n5'0\" | \(a)\n5'1\" | \(b)", index: index, headings: [title])
        }
        let low = table(92, 95, index: 0, "Minimum Weights (lb)")
        let high = table(143, 148, index: 1, "Maximum Weights (lb)")
        #expect(draft(low).lines == ["60 Preferred 92..lb", "61 Preferred 95..lb"])
        #expect(draft(low, high).lines == ["60 Preferred 92..143lb", "61 Preferred 95..148lb"])
    }
}

import ChartSchema
import Tables
import Testing

@testable import Reading

/// Two parts of a chart whose headings were lost, wholly or in part: neither is published.
@Suite struct LostHeadingsTests {
    private static let heights = ["5'0\"", "5'1\"", "5'2\"", "5'3\""]

    private func table(_ figures: [Int], index: Int = 0, headings: [String] = []) -> Table {
        let rows = zip(Self.heights, figures).map { "\($0) | \($1)" }
        return .written("Height | Standard\n" + rows.joined(separator: "\n"), index: index, headings: headings)
    }

    @Test func twoTablesWithOtherLimits() throws {
        let draft = draft(table([169, 175, 180, 186]), table([162, 168, 173, 179], index: 1))
        #expect(draft.lines.isEmpty)
        let finding = try #require(draft.findings.first { $0.rule == "reading.rows.contradict" })
        #expect(finding.severity == .error)
        #expect(finding.message.contains("at 4 of 4 heights, and neither was published: at 5'0\" it is 169 or 162"))
    }

    @Test func onlyOnePartSaysWhoItIsFor() throws {
        let draft = draft(
            table([169, 175, 180, 186]), table([162, 168, 173, 179], index: 1, headings: ["Female"]))
        #expect(draft.lines.isEmpty)
        let finding = try #require(draft.findings.first { $0.rule == "reading.group.partial" })
        #expect(finding.message.contains("once for nobody in particular and once for female"))
    }

    @Test func oneCellThatDiffersIsAMisprint() {
        let draft = draft(table([169, 175, 180, 186]), table([169, 175, 181, 186], index: 1))
        #expect(draft.lines.count == 8)
        #expect(!draft.rules.contains("reading.rows.contradict"))
    }

    @Test func zonesApartDoNotContradict() {
        let under = Table.written("Height | Table 2 (lb)\n5'0\" | 80-91\n5'1\" | 82-94\n5'2\" | 85-97")
        let over = Table.written("Height | Table 2 (lb)\n5'0\" | 170-185\n5'1\" | 176-190\n5'2\" | 181-196", index: 1)
        #expect(draft(under, over).lines.count == 6)
    }

    @Test func aSentenceThatNamesASexIsShown() {
        let prose =
            "The following limits apply to male applicants only, and are subject to the review of our home office."
        let draft = draft(
            .written("Height | Standard\n5'0\" | 169\n5'1\" | 175", before: [prose]))
        #expect(draft.lines == ["60 Standard ..169lb", "61 Standard ..175lb"])
        #expect(draft.rules.contains("reading.prose.unapplied"))
    }
}

import ChartSchema
import Tables
import Testing

@testable import Reading

/// What stands beside, below or among the limits of a chart and is none of them.
@Suite struct SideBySideTests {
    private static let rows = ["5'0\" | 90 | 195", "5'1\" | 93 | 201", "5'2\" | 96 | 208", "5'3\" | 99 | 215"]
    private static let lines = ["60 - 90..195lb", "61 - 93..201lb", "62 - 96..208lb", "63 - 99..215lb"]

    private func beside(_ header: String, _ cells: [String]) -> DraftChart {
        let body = zip(Self.rows, cells).map { "\($0) | | \($1)" }
        return draft(.written((["Height | Min | Max | | \(header)"] + body).joined(separator: "\n")))
    }

    @Test func aTableOfPremiumsBesideTheChartNamesNoneOfItsRows() {
        let draft = beside("Age | Monthly rates", ["50 | 3.10", "51 | 3.32", "52 | 3.55", "53 | 3.80"])
        #expect(draft.lines == Self.lines)
        #expect(!draft.findings.contains { $0.severity == .error })
        #expect(draft.ledger.entries[0].contains(.ignored(.otherSubject("monthly"))))
    }

    @Test func aTableOfBMIsBesideTheChartIsReadByItself() {
        let draft = beside(
            "Class | Max BMI", ["Preferred Plus | 26", "Preferred | 29", "Standard | 34", "Table 2 | 37"])
        #expect(
            Set(draft.lines)
                == Set(
                    Self.lines + [
                        ".. Preferred Plus bmi ..26", ".. Preferred bmi ..29", ".. Standard bmi ..34",
                        ".. Table 2 bmi ..37",
                    ]))
    }

    @Test func anotherClassForEveryHeightIsAskedAbout() {
        let text =
            "Height | Min | Max | Class\n"
            + zip(Self.rows, ["Preferred", "Standard", "Table 2", "Table 4"])
            .map { "\($0) | \($1)" }.joined(separator: "\n")
        let draft = draft(.written(text))
        #expect(draft.lines == Self.lines)
        #expect(draft.findings.contains { $0.rule == "reading.cell.unread" && $0.severity == .error })
    }

    @Test(
        "Rows below the limits",
        arguments: ["6'4\" (max) | | 243", "taller | 99 | 243", "each further inch (+1) | +3 | +5", "9'8 | 99 | 243"])
    func aFigureInLineWithLimitsIsNeverANote(row: String) {
        let draft = draft(.written("Height | Min | Max\n\(Self.rows.joined(separator: "\n"))\n\(row)"))
        #expect(draft.findings.contains { $0.severity == .error })
    }

    @Test func averagesAreLeftOut() {
        let draft = draft(.written("Height | Min | Max\n\(Self.rows.joined(separator: "\n"))\nAverage | 94.5 | 204.75"))
        #expect(draft.lines == Self.lines)
        #expect(!draft.findings.contains { $0.severity == .error })
    }

    @Test func columnsOfOtherSubjectsAreLeftOut() {
        let draft = draft(
            .written(
                """
                Height | Minimum weight | Average weight | Maximum weight | Max BP | Max Face Amount
                5'0" | 90 | 140 | 195 | 150/90 | $50,000
                5'1" | 93 | 145 | 201 | 150/90 | $50,000
                5'2" | 96 | 150 | 208 | 150/90 | $50,000
                5'3" | 99 | 155 | 215 | 150/90 | $50,000
                """))
        #expect(draft.lines == Self.lines)
        #expect(!draft.findings.contains { $0.severity == .error })
    }

    @Test func minimaOfEachSexBelongToEveryClass() {
        let draft = draft(
            .written(
                """
                Height | Male minimum | Female minimum | Preferred maximum | Standard maximum
                5'0" | 92 | 87 | 154 | 179
                5'1" | 95 | 90 | 159 | 185
                """))
        #expect(
            Set(draft.lines.prefix(4)) == [
                "60 Preferred 92..154lb male", "60 Preferred 87..154lb female", "60 Standard 92..179lb male",
                "60 Standard 87..179lb female",
            ])
    }

    @Test func aMinimumOfOneSexLeavesTheOtherWithout() {
        let draft = draft(
            .written("Height | Female minimum | Maximum\n5'0\" | 87 | 179\n5'1\" | 90 | 185\n5'2\" | 93 | 191"))
        #expect(Set(draft.lines.prefix(2)) == ["60 - 87..179lb female", "60 - ..179lb male"])
    }
}

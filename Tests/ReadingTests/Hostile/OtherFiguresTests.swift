import Testing

@testable import Reading

/// Columns of other figures beside weights: they are no limits, whatever stands above them.
@Suite struct OtherFiguresTests {
    private static let heights = ["5'0\"", "5'2\"", "5'4\"", "5'6\"", "5'8\"", "5'10\""]
    private static let weights = ["163", "174", "186", "198", "211", "224"]

    private func draft(_ name: String, _ figures: [String]) -> DraftChart {
        let rows = zip(zip(Self.heights, Self.weights), figures).map { "\($0.0) | \($0.1) | \($1)" }
        return ReadingTests.draft(.written((["Height | Standard | \(name)"] + rows).joined(separator: "\n")))
    }

    @Test(
        "Premiums, stones, pulses and rows upside down",
        arguments: [
            ("Level", ["2.85", "3.06", "3.30", "3.58", "3.90", "4.20"]),
            ("Level", ["11", "12", "12", "13", "14", "15"]),
            ("Daily units", ["50", "50", "50", "50", "50", "50"]),
            ("Preferred", ["224", "211", "198", "186", "174", "163"]),
        ])
    func notRead(name: String, figures: [String]) {
        let draft = draft(name, figures)
        #expect(draft.chart.columns.map(\.classLabel) == ["Standard"])
        #expect(draft.findings.contains { $0.rule == "reading.column.other-figures" && $0.severity == .error })
    }

    @Test(
        "A misprint, a level minimum and a level maximum of grown people are weights",
        arguments: [
            ("Preferred", ["142", "15", "163", "174", "999", "196"]),
            ("Minimum", ["95", "95", "95", "95", "95", "95"]),
            ("Preferred", ["190", "190", "190", "190", "190", "190"]),
        ])
    func read(name: String, figures: [String]) {
        #expect(!draft(name, figures).findings.contains { $0.rule == "reading.column.other-figures" })
    }

    @Test func agesNameTheRowsOfAnything() {
        let premiums = ReadingTests.draft(
            .written("Issue Age | Male | Female\n50 | 3.10 | 2.40\n51 | 3.41 | 2.60\n52 | 3.75 | 2.81\n53 | 4.1 | 3"))
        #expect(premiums.chart.columns.isEmpty)
        let weights = ReadingTests.draft(
            .written("Age | Min. weight (lb) | Max. weight (lb)\n2 | 22 | 38\n3 | 25 | 45\n4 | 28 | 52\n5 | 31 | 60"))
        #expect(!weights.chart.columns.isEmpty)
    }
}

import ChartSchema
import Results
import Testing

@Suite struct CountsTests {
    private func finding(_ severity: Finding.Severity, chart: String, isOpen: Bool = true) -> Finding {
        Finding(
            rule: "a.b", severity: severity, message: "m", chart: chart, location: .init(file: "raw/x.csv"),
            acceptance: isOpen ? nil : .init(reason: "printed so", who: "R. Reader", date: "2026-02-01", until: nil))
    }

    @Test func whatIsAcceptedIsCountedApart() {
        let counts = SeverityCounts([finding(.error, chart: "a"), finding(.error, chart: "a", isOpen: false)], off: 2)
        #expect(counts.all == [1, 0, 0, 1, 2])
        #expect(counts.severities == [.error])
        #expect((counts + counts).all == [2, 0, 0, 2, 4])
    }

    @Test func theGravestChartIsFirst() {
        let report = FindingsReport(
            version: nil,
            findings: [finding(.info, chart: "a"), finding(.error, chart: "b"), finding(.info, chart: "c")])
        #expect(ChartTally.all(of: report).map(\.name) == ["b", "a", "c"])
    }

    @Test func whatGoesIsNoPartOfTheSummary() {
        let charts = [RunReport.State.added, .removed, .kept].map {
            RunReport.Chart(id: "\($0)", state: $0, records: 1, cells: CellCounts(), corrected: 2, findings: .init())
        }
        let summary = RunSummary(charts)
        #expect(summary.charts == 2 && summary.corrected == 4)
        #expect(summary - RunSummary([charts[0]]) == RunSummary([charts[2]]))
    }

    @Test func rulesThatCouldNotSpeakAreGathered() {
        let unchecked = ["b", "a"].map { UncheckedRule(rule: "r", chart: $0, missing: "bmi", reason: "no BMI") }
        let groups = UncheckedRules(unchecked).groups
        #expect(groups.map(\.charts) == [["b", "a"]])
    }
}

import ChartSchema
import Results
import Testing

@testable import Reports

@Suite struct RunReportTests {
    private static let finding = Finding(
        rule: "a.b", severity: .warning, message: "m", location: .init(file: "raw/x.csv"))

    private func chart(_ id: String, _ state: RunReport.State, findings: [Finding] = []) -> RunReport.Chart {
        .init(
            id: id, state: state, records: 120,
            cells: CellCounts(value: 130, label: 12, note: 3, ignored: 1, unread: 0),
            findings: SeverityCounts(findings))
    }

    @Test func aPublishedVersion() {
        let report = RunReport(
            charts: [
                chart("acme/build/2024-05-01", .added, findings: [Self.finding]),
                chart("acme/old/2020-01-01", .removed),
                chart("élan/build/2024-05-01", .kept),
            ], findings: [Self.finding], outcome: .published(version: "2.0.0", parent: "1.4.1"))
        #expect(
            report.text() == """
                chart                  records  value  label  note  ignored  unread  errors  warnings  infos  state
                acme/build/2024-05-01      120    130     12     3        1       0       0         1      0  added
                acme/old/2020-01-01        120    130     12     3        1       0       0         0      0  removed
                élan/build/2024-05-01      120    130     12     3        1       0       0         0      0  kept
                3 charts                   240    260     24     6        2       0       0         1      0

                published version 2.0.0 after 1.4.1: 1 chart added, 1 chart removed

                """)
    }

    @Test(arguments: [
        (RunReport.Outcome.nothingChanged(version: "1.0.0"), "nothing changed: version 1.0.0 stands"),
        (.nothingChanged(version: nil), "nothing changed: there is no version, and nothing to publish"),
        (.wouldPublish(version: "1.0.0", parent: nil), "would publish version 1.0.0: 1 chart added"),
    ])
    func outcomes(_ outcome: RunReport.Outcome, _ text: String) {
        let report = RunReport(charts: [chart("a/b/2024-01-01", .added)], findings: [], outcome: outcome)
        #expect(report.text().hasSuffix("\n\n\(text)\n"))
    }

    @Test(arguments: [
        ("program", 7, 4, "reread 7 charts of 4 carriers: the program changed"),
        ("meanings", 1, 1, "reread 1 chart of 1 carrier: its meanings changed"),
        ("layout", 2, 1, "reread 2 charts of 1 carrier: their pinned layout changed"),
    ])
    func whatWasReadAgain(_ because: String, _ charts: Int, _ carriers: Int, _ sentence: String) {
        #expect(RunReport.Rereading(because: because, charts: charts, carriers: carriers).sentence == sentence)
    }
}

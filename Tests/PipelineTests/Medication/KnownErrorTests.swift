import ChartSchema
import Foundation
import Testing

/// The errors that people noted in the published charts: each is found, by the rule that is named here.
@Suite struct KnownErrorTests {
    @Test("Known errors", arguments: PublishedMedicationChart.all.map(\.name))
    func areFound(name: String) throws {
        let chart = try #require(PublishedMedicationChart.all.first { $0.name == name })
        let errors = KnownError.all.filter { $0.chart == name }
        #expect(!errors.isEmpty)
        let found = try chart.findings()
        for error in errors {
            let match = found.first { finding in
                finding.rule == error.rule
                    && error.names.allSatisfy { finding.message.contains($0) || finding.location.text == $0 }
            }
            #expect(match != nil, "\(name): \(error.what) is not found by \(error.rule)")
        }
    }

    @Test func theErrorsAreListed() throws {
        let lines = KnownError.all.map { "| \($0.chart) | \($0.what) | `\($0.rule)` |" }
        try record("known-errors", header: ["| chart | error | rule |", "|---|---|---|"], lines: lines)
    }

    /// Writes a table of docs/accuracy.md when recording is asked for, and holds the page to it.
    private func record(_ name: String, header: [String], lines: [String]) throws {
        try RecordedTable(name).record((header + lines).joined(separator: "\n"))
        let page = try String(
            contentsOf: RepositorySource.root.appending(path: "docs/accuracy.md"), encoding: .utf8)
        for line in lines {
            let isListed = page.contains(line)
            #expect(isListed, "record docs/accuracy.md anew: \(line)")
        }
    }
}

import ChartSchema
import Foundation
import Testing

/// All that is said of six published charts, each finding judged by hand (Tests/Fixtures/meds/findings.tsv).
///
/// `CHARTWRIGHT_RECORD=1` writes the findings anew, keeps the judgements of those that stayed, and fails.
@Suite struct ReviewedFindingsTests {
    /// Columns: chart, severity, rule, message, judgement, why. The judgement is `right`; `gap` for a name that is printed
    /// right and that the dictionary does not have; or `false`.
    private static let file = RepositorySource.root.appending(path: "Tests/Fixtures/meds/findings.tsv")
    private static let heading = "chart\tseverity\trule\tmessage\tjudgement\twhy"

    @Test func theFindingsAreTheReviewedOnes() throws {
        let reviewed = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").dropFirst()
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        let known = Dictionary(reviewed.map { ($0[0...3].joined(separator: "\t"), $0) }) { first, _ in first }
        var lines: [String] = []
        for chart in PublishedMedicationChart.all {
            for finding in try chart.findings() {
                lines.append("\(chart.name)\t\(finding.severity.rawValue)\t\(finding.subject)")
            }
        }
        for line in lines { #expect(known[line] != nil, "not yet reviewed: \(line)") }
        let found = Set(lines)
        for line in known.keys.sorted() { #expect(found.contains(line), "no longer found: \(line)") }
        let wrong = reviewed.count { $0[4] == "false" }
        let gaps = reviewed.count { $0[4] == "gap" }
        #expect(reviewed.count { $0[4] == "right" } + gaps + wrong == reviewed.count, "a judgement is missing")
        print("\(lines.count) findings in six charts: \(wrong) false alarms, \(gaps) gaps of the dictionary")
        #expect(wrong * 200 < lines.count, "fewer than one in 200")
        if ProcessInfo.processInfo.environment["CHARTWRIGHT_RECORD"] == "1", found != Set(known.keys) {
            let text = lines.map { line in
                line + "\t" + (known[line].map { $0[4...].joined(separator: "\t") } ?? "?\t")
            }
            try ([Self.heading] + text).joined(separator: "\n").appending("\n")
                .write(to: Self.file, atomically: true, encoding: .utf8)
            Issue.record("findings.tsv was written: judge the lines with a question mark, and run again")
        }
    }
}

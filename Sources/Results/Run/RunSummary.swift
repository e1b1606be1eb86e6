import ChartSchema

/// How much there is beside the news of a run.
package struct RunSummary: Sendable, Hashable, Codable {
    /// How many charts the dataset has.
    package var charts: Int
    /// Findings about them.
    package var findings: SeverityCounts
    /// Values that are published otherwise than they are printed.
    package var corrected: Int

    package init(_ charts: [RunReport.Chart]) {
        let standing = charts.filter { $0.state != .removed }
        self.charts = standing.count
        findings = standing.reduce(SeverityCounts()) { $0 + $1.findings }
        corrected = standing.reduce(0) { $0 + $1.corrected }
    }

    package static func + (a: RunSummary, b: RunSummary) -> RunSummary {
        var sum = a
        sum.charts += b.charts
        sum.findings = a.findings + b.findings
        sum.corrected += b.corrected
        return sum
    }

    package static func - (a: RunSummary, b: RunSummary) -> RunSummary {
        var left = a
        left.charts -= b.charts
        left.findings = a.findings - b.findings
        left.corrected -= b.corrected
        return left
    }
}

import ChartSchema

/// How many findings one chart has, or one file where findings belong to no chart.
package struct ChartTally: Sendable {
    package var name: String
    package var isChart: Bool
    /// `nil` for a file of no chart.
    package var chart: FindingsReport.Chart?
    /// In report order.
    package var findings: [Finding] = []

    /// The rules that could say nothing about it.
    package var unchecked: [UncheckedRule] = []

    package var counts: SeverityCounts { SeverityCounts(findings) }
    package var total: Int { findings.count }

    /// Of every chart and file of a report: those with the gravest findings first, then by name.
    package static func all(of report: FindingsReport) -> [ChartTally] {
        var tallies = report.charts.map { ChartTally(name: $0.id.description, isChart: true, chart: $0) }
        var index = Dictionary(tallies.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for finding in report.findings {
            let name = finding.chart ?? finding.location.file
            if index[name] == nil {
                index[name] = tallies.count
                tallies.append(ChartTally(name: name, isChart: false))
            }
            tallies[index[name]!].findings.append(finding)
        }
        for unchecked in report.unchecked {
            if let place = index[unchecked.chart] { tallies[place].unchecked.append(unchecked) }
        }
        return tallies.map { ($0.rank, $0) }
            .sorted { a, b in a.0 == b.0 ? a.1.name < b.1.name : a.0 > b.0 }
            .map(\.1)
    }

    private var rank: (Int, Int, Int) {
        let counts = counts
        return (counts.error, counts.warning, counts.info)
    }
}

import ArgumentParser
import ChartSchema
import Pipeline
import Reports
import Results
import Store

/// The forms of a report on findings.
enum FindingsFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, junit, github, markdown, html
}

/// Renders a report on findings.
struct FindingsOutput {
    let project: ProjectFolder
    let store: DatasetStore
    /// The least severity that makes the command fail; `nil` for none.
    let failing: Finding.Severity?
    /// Whether text shows fingerprints, and every rule that could say nothing.
    let isVerbose: Bool

    func write(_ report: FindingsReport, as format: FindingsFormat) throws {
        let lines = RawLineCache(project: project)
        let places = FindingPlaces(line: lines.line)
        switch format {
        case .json: try Console.write(report.json())
        case .text:
            try Console.write(report.text(Console.outPalette, isVerbose: isVerbose, place: places.place(of:)))
        case .sarif: try Console.write(report.sarif(rules: RuleCatalogue.all, place: places.place(of:)))
        case .junit:
            let codes = RuleCatalogue.rules.mapValues { $0.map(\.code) }
            try Console.write(report.junit(rules: codes, failing: failing))
        case .github: try Console.write(report.githubAnnotations(place: places.place(of:)))
        case .markdown: try Console.write(report.markdown())
        case .html:
            let cells = RawTableCache(project: project)
            let sources = FindingsPage.Sources(
                chart: published(report), cells: cells.neighbourhood(of:), place: places.place(of:))
            try Console.write(FindingsPage(report, sources: sources).html())
        }
    }

    /// The charts of the version that is reported.
    private func published(_ report: FindingsReport) -> (ChartID) -> BuildChart? {
        let entries = report.version.flatMap { try? store.published($0).charts } ?? []
        let byID = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
        return { id in byID[id].flatMap { try? store.chart($0).buildChart } }
    }
}

import ChartSchema
import Diff
import Results
import Store

extension Ingest {
    /// More statements of a chart are counted and not told: `diff` tells them.
    static let mostStatements = 20
    /// What changed more charts than these is not looked for by rebuilding them.
    private static let mostRebuilt = 20

    /// What is otherwise than published: charts, in the words of `diff`, and findings.
    func news(
        of next: NextVersion, _ parent: DatasetManifest?, in store: DatasetStore
    ) throws(StoreError) -> RunNews {
        let before = Dictionary((parent?.charts ?? []).map { ($0.id.description, $0) }) { first, _ in first }
        let found = Dictionary(grouping: next.findings) { $0.chart ?? "" }
        var charts: [RunNews.Chart] = []
        for state in next.states where state.state != .carried {
            var chart = RunNews.Chart(id: state.id, state: state.state)
            chart.compare(published: before[state.id]?.findings ?? [], found: found[state.id] ?? [])
            if state.state != .unchanged || !chart.came.isEmpty { charts.append(chart) }
        }
        guard let parent, charts.contains(where: { $0.state == .added || $0.state == .changed }) else {
            return RunNews(charts: charts)
        }
        let diffs = try diffs(from: parent, to: next, in: store)
        for index in charts.indices { charts[index].diff = diffs[charts[index].id] }
        return RunNews(charts: charts)
    }

    /// What became of charts, by their ids.
    private func diffs(
        from parent: DatasetManifest, to next: NextVersion, in store: DatasetStore
    ) throws(StoreError) -> [String: ChartDiff] {
        let told = Set(next.states.filter { $0.state == .added || $0.state == .changed }.map(\.id))
        let entries = next.entries.filter { told.contains($0.id.description) }
        let series = Set(entries.map { "\($0.carrier)/\($0.chart)" })
        let gone = Set(next.states.filter { $0.state == .removed }.map(\.id))
        var (old, new) = (DiffSide(parent, in: store), DiffSide(parent, in: store))
        old.entries = parent.charts.filter {
            series.contains("\($0.carrier)/\($0.chart)") || gone.contains($0.id.description)
        }
        new.entries = next.entries.filter { series.contains("\($0.carrier)/\($0.chart)") }
        let fresh = Dictionary(next.charts.map { ($0.held.id, $0.held) }) { first, _ in first }
        new.chart = { entry throws(StoreError) in
            if let held = fresh[entry.id] { return try held.chart() }
            return try store.chart(entry)
        }
        let settings = Dictionary(
            next.charts.compactMap { chart in
                chart.inputs.flatMap { inputs in chart.settings.map { (inputs.settings, $0) } }
            }
        ) { first, _ in first }.merging(next.settings) { first, _ in first }
        new.settings = { inputs throws(StoreError) in
            if let bytes = settings[inputs.settings] { return bytes }
            return try store.settingsBytes(inputs)
        }
        let finder = CauseFinder(from: old, to: new, in: project)
        let differ = DatasetDiffer(bounds: DiffBounds(charts: .max, statements: Self.mostStatements, cells: 0))
        let charts = try differ.diff(from: old, to: new) { a, b, before, after in
            // Of another file everybody sees what did it; many charts would be read again and again.
            guard a.source.sha256 == b.source.sha256, told.count <= Self.mostRebuilt else { return nil }
            return finder.causes(of: a, b, before, after)
        }.charts.filter { told.contains($0.chart) }
        return Dictionary(
            charts.map { ($0.chart, $0.toldInARun) }
        ) { first, _ in first }
    }
}

extension ChartDiff {
    /// Without what is told elsewhere: the findings themselves, the account, and that the file is another.
    var toldInARun: ChartDiff {
        var chart = self
        chart.statements.removeAll { [.findingsChanged, .countsChanged, .sourceChanged].contains($0.kind) }
        chart.statementTotal -= statements.count - chart.statements.count
        return chart
    }
}

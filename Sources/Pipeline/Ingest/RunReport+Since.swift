import ChartSchema
import Diff
import Results
import Store

extension RunReport {
    /// What is new since an earlier version instead of since the last one: the news of runs that somebody missed, with what this run holds back.
    ///
    /// - Throws: ``StoreError`` when the version was never published.
    package func told(since earlier: VersionNumber, in store: DatasetStore) throws(StoreError) -> RunReport {
        guard let pointer = try store.latestPointer() else { throw .empty(path: store.root) }
        let (old, new) = try DiffSide.versions(earlier, pointer.version, in: store)
        let (before, after) = (Self.byID(old.entries), Self.byID(new.entries))
        var result = self
        (result.charts, result.findings, result.reread, result.news.charts) = ([], [], [], [])
        for id in Set(before.keys).union(after.keys).sorted() where before[id] != after[id] {
            let (was, now) = (before[id], after[id])
            let state: State =
                was == nil ? .added : now == nil ? .removed : was?.sha256 == now?.sha256 ? .unchanged : .changed
            guard let entry = now ?? was else { continue }
            var chart = RunNews.Chart(id: id.description, state: state)
            chart.compare(published: was?.findings ?? [], found: now?.findings ?? [])
            result.charts.append(Chart(entry, state, findings: now?.findings ?? []))
            if state != .unchanged || !chart.came.isEmpty || !chart.gone.isEmpty { result.news.charts.append(chart) }
        }
        let told = Set(result.news.charts.map(\.id))
        let differ = DatasetDiffer(bounds: DiffBounds(charts: .max, statements: Ingest.mostStatements, cells: 0))
        let diffs = try differ.diff(from: old, to: new).charts.filter { told.contains($0.chart) }
        let byChart = Dictionary(diffs.map { ($0.chart, $0.toldInARun) }) { first, _ in first }
        for index in result.news.charts.indices {
            result.news.charts[index].diff = byChart[result.news.charts[index].id]
        }
        result.addHeldBack(from: self)
        result.since = earlier.description
        result.outcome = .nothingChanged(version: pointer.version.description)
        result.rest = summary - RunSummary(result.charts)
        return result
    }

    private static func byID(_ entries: [ManifestEntry]) -> [ChartID: ManifestEntry] {
        Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
    }

    /// A chart whose source has errors is told of with these.
    private mutating func addHeldBack(from run: RunReport) {
        for chart in run.news.charts where chart.isHeldBack {
            news.charts.removeAll { $0.id == chart.id }
            news.charts.append(chart)
            charts.removeAll { $0.id == chart.id }
            charts += run.charts.filter { $0.id == chart.id }
        }
        news.charts.sort { $0.id < $1.id }
        findings = run.findings
    }
}

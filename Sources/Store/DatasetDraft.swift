import ChartSchema

/// A chart to be published: what was read, how its cells ended, what was found.
public struct ChartToPublish: Sendable {
    public var chart: BuildChart
    public var cells: CellCounts
    public var findings: [Finding]

    public init(chart: BuildChart, cells: CellCounts, findings: [Finding]) {
        self.chart = chart
        self.cells = cells
        self.findings = findings
    }

    /// The chart's place in the manifest.
    public func entry(sha256: String) -> ManifestEntry {
        ManifestEntry(
            id: chart.id, kind: .build, products: chart.products, sha256: sha256,
            counts: ManifestEntry.Counts(
                rows: chart.rows.count, records: chart.rows.reduce(0) { $0 + $1.limits.count }, cells: cells,
                corrected: chart.correctedCount),
            source: ManifestEntry.Source(path: chart.source.path, sha256: chart.source.sha256),
            findings: findings.sorted(by: Finding.inReportOrder))
    }
}

/// What a new version would hold; it becomes one when a number has been decided.
public struct DatasetDraft: Sendable {
    /// In the order of their ids.
    public let entries: [ManifestEntry]
    public let schemas: [String]
    private let charts: [ChartID: BuildChart]
    private let store: DatasetStore

    package init(charts: [ChartToPublish], carriedOver: [ManifestEntry], store: DatasetStore) throws(StoreError) {
        var entries = carriedOver
        var fresh: [ChartID: BuildChart] = [:]
        for chart in charts {
            entries.append(chart.entry(sha256: sha256Hexadecimal(chart.chart.canonicalJSON())))
            fresh[chart.chart.id] = chart.chart
        }
        entries.sort { $0.id < $1.id }
        for (entry, next) in zip(entries, entries.dropFirst()) where entry.id == next.id {
            throw .duplicateChart(entry.id)
        }
        self.entries = entries
        self.schemas = DatasetSchemas.current
        self.charts = fresh
        self.store = store
    }

    /// The chart of an entry: one of those to be published, or one that is carried over from the store.
    public func chart(_ entry: ManifestEntry) throws(StoreError) -> BuildChart {
        if let chart = charts[entry.id] { return chart }
        return try store.chart(entry)
    }
}

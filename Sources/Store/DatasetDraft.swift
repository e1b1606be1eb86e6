import ChartSchema

/// A chart to be published: what was read, how its cells ended, what was found.
public struct ChartToPublish: Sendable {
    package var held: HeldChart
    public var id: ChartID { held.id }
    public var cells: CellCounts
    public var findings: [Finding]
    /// What it was made from besides the raw file.
    public var inputs: ManifestEntry.Inputs?
    /// The bytes of the settings that ``inputs`` name, where the store may not have them yet.
    public var settings: [UInt8]?
    /// That the carrier has withdrawn it.
    public var withdrawal: Withdrawal?

    public init(
        chart: Chart, cells: CellCounts, findings: [Finding], inputs: ManifestEntry.Inputs? = nil,
        settings: [UInt8]? = nil
    ) {
        self.init(
            held: HeldChart(chart), cells: cells, findings: findings, inputs: inputs, settings: settings)
    }

    package init(
        held: HeldChart, cells: CellCounts, findings: [Finding], inputs: ManifestEntry.Inputs?, settings: [UInt8]?
    ) {
        self.held = held
        self.cells = cells
        self.findings = findings
        self.inputs = inputs
        self.settings = settings
    }

    /// The chart's place in the manifest.
    public func entry(sha256: String) -> ManifestEntry {
        ManifestEntry(
            id: held.id, kind: held.kind, products: held.products, sha256: sha256,
            counts: ManifestEntry.Counts(
                rows: held.rows, records: held.records, cells: cells, corrected: held.corrected),
            source: held.source, inputs: inputs, withdrawal: withdrawal,
            findings: findings.sorted(by: Finding.inReportOrder))
    }
}

/// What a new version would hold; it becomes one when a number has been decided.
public struct DatasetDraft: Sendable {
    /// In the order of their ids.
    public let entries: [ManifestEntry]
    public let schemas: [String]
    private let charts: [ChartID: HeldChart]
    private let settings: [String: [UInt8]]
    private let store: DatasetStore

    /// - Parameter settings: What charts of `carriedOver` are read with, where the store may not have it yet.
    package init(
        charts: [ChartToPublish], carriedOver: [ManifestEntry], settings: [String: [UInt8]] = [:], store: DatasetStore
    ) throws(StoreError) {
        var entries = carriedOver
        var fresh: [ChartID: HeldChart] = [:]
        var settings = settings
        for chart in charts {
            entries.append(chart.entry(sha256: chart.held.sha256))
            fresh[chart.held.id] = chart.held
            if let inputs = chart.inputs { settings[inputs.settings] = chart.settings }
        }
        entries.sort { $0.id < $1.id }
        for (entry, next) in zip(entries, entries.dropFirst()) where entry.id == next.id {
            throw .duplicateChart(entry.id)
        }
        self.entries = entries
        self.schemas = DatasetSchemas.current
        self.charts = fresh
        self.settings = settings
        self.store = store
    }

    /// What a chart is read with: to be published, or in the store already.
    public func settingsBytes(_ inputs: ManifestEntry.Inputs) throws(StoreError) -> [UInt8] {
        if let bytes = settings[inputs.settings] { return bytes }
        return try store.settingsBytes(inputs)
    }

    /// The chart of an entry: one of those to be published, or one that is carried over from the store.
    public func chart(_ entry: ManifestEntry) throws(StoreError) -> Chart {
        if let held = charts[entry.id] { return try held.chart() }
        return try store.chart(entry)
    }
}

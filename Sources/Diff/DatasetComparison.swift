import ChartSchema
import Store

/// What changed between two states of the dataset, and how much that asks of a consumer.
///
/// Charts belong together by id, columns and limits by what they are about; positions mean nothing.
public struct DatasetComparison: Sendable {
    /// One side of the comparison: what is there, and a way to read it.
    public struct Side {
        public var entries: [ManifestEntry]
        public var schemas: [String]
        public var chart: (ManifestEntry) throws(StoreError) -> Chart

        /// A published version.
        public init(_ manifest: DatasetManifest, in store: DatasetStore) {
            entries = manifest.charts
            schemas = manifest.schemas
            chart = { entry throws(StoreError) in try store.chart(entry) }
        }

        /// What would be published.
        public init(_ draft: DatasetDraft) {
            entries = draft.entries
            schemas = draft.schemas
            chart = { entry throws(StoreError) in try draft.chart(entry) }
        }
    }

    /// Changes of the whole dataset first, then by chart.
    public private(set) var changes: [DatasetChange] = []

    public init(from old: Side, to new: Side) throws(StoreError) {
        for schema in old.schemas where !new.schemas.contains(schema) {
            changes.append(DatasetChange(kind: .schemaRemoved, chart: nil, before: .text(schema)))
        }
        for schema in new.schemas where !old.schemas.contains(schema) {
            changes.append(DatasetChange(kind: .schemaAdded, chart: nil, after: .text(schema)))
        }
        let before = Dictionary(uniqueKeysWithValues: old.entries.map { ($0.id, $0) })
        let after = Dictionary(uniqueKeysWithValues: new.entries.map { ($0.id, $0) })
        for id in Set(before.keys).union(after.keys).sorted() {
            switch (before[id], after[id]) {
            case (let a?, let b?) where a.kind == b.kind: try compare(a, b, old, new)
            case (let a, let b):
                if a != nil { changes.append(DatasetChange(kind: .chartRemoved, chart: id)) }
                if b != nil { changes.append(DatasetChange(kind: .chartAdded, chart: id)) }
            }
        }
    }

    private mutating func compare(
        _ a: ManifestEntry, _ b: ManifestEntry, _ old: Side, _ new: Side
    ) throws(StoreError) {
        guard a != b else { return }
        if a.sha256 != b.sha256 {
            switch (try old.chart(a), try new.chart(b)) {
            case (.build(let a), .build(let b)): changes += ChartComparison(a, b).changes
            case (.medication(let a), .medication(let b)): changes += MedicationComparison(a, b).changes
            default: preconditionFailure("charts of two kinds are compared as one removed and one added")
            }
        }
        for finding in a.findings.without(b.findings) {
            changes.append(DatasetChange(kind: .findingChanged, chart: b.id, before: .finding(finding)))
        }
        for finding in b.findings.without(a.findings) {
            changes.append(DatasetChange(kind: .findingChanged, chart: b.id, after: .finding(finding)))
        }
        if a.counts.cells != b.counts.cells {
            changes.append(
                DatasetChange(
                    kind: .countChanged, chart: b.id, before: .counts(a.counts.cells), after: .counts(b.counts.cells)))
        }
    }
}

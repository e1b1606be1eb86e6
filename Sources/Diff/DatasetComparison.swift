import ChartSchema
import Store

/// What changed between two states of the dataset, and how much that asks of a consumer.
///
/// Charts belong together by id, columns and limits by what they are about; positions mean nothing.
public struct DatasetComparison: Sendable {
    /// Changes of the whole dataset first, then by chart.
    public private(set) var changes: [DatasetChange] = []

    public init(from old: DiffSide, to new: DiffSide) throws(StoreError) {
        changes = DatasetComparison.schemaChanges(old, new)
        if DatasetComparison.inputsRecorded(old, new) > 0 {
            changes.append(DatasetChange(kind: .provenanceChanged, chart: nil))
        }
        let matcher = ChartMatcher(old.entries, new.entries, matching: .byID, findsEditions: false)
        for match in matcher.matches {
            switch (match.old, match.new) {
            case (let a?, let b?):
                if match.status == .renamed {
                    changes.append(
                        DatasetChange(
                            kind: .chartRenamed, chart: b.id, before: .text(a.id.description),
                            after: .text(b.id.description)))
                }
                if a != b {
                    let charts =
                        a.sha256 == b.sha256 ? nil : ChartPair(try old.chart(a), try new.chart(b))
                    changes += EntryComparison(a, b, charts, isRenamed: match.status == .renamed).changes
                }
            case (let a?, nil): changes.append(DatasetChange(kind: .chartRemoved, chart: a.id))
            case (nil, let b?): changes.append(DatasetChange(kind: .chartAdded, chart: b.id))
            case (nil, nil): break
            }
        }
    }

    /// Of how many charts the new side says what they were made from, and the old one does not.
    static func inputsRecorded(_ old: DiffSide, _ new: DiffSide) -> Int {
        let unrecorded = Set(old.entries.lazy.filter { $0.inputs == nil }.map(\.id))
        return new.entries.count { $0.inputs != nil && unrecorded.contains($0.id) }
    }

    static func schemaChanges(_ old: DiffSide, _ new: DiffSide) -> [DatasetChange] {
        old.schemas.filter { !new.schemas.contains($0) }.map {
            DatasetChange(kind: .schemaRemoved, chart: nil, before: .text($0))
        }
            + new.schemas.filter { !old.schemas.contains($0) }.map {
                DatasetChange(kind: .schemaAdded, chart: nil, after: .text($0))
            }
    }
}

/// Two states of one chart, of one kind.
enum ChartPair {
    case build(BuildChart, BuildChart)
    case medication(MedicationChart, MedicationChart)

    /// `nil` for charts of two kinds.
    init?(_ old: Chart, _ new: Chart) {
        switch (old, new) {
        case (.build(let a), .build(let b)): self = .build(a, b)
        case (.medication(let a), .medication(let b)): self = .medication(a, b)
        default: return nil
        }
    }

    var changes: [DatasetChange] {
        switch self {
        case .build(let a, let b): ChartComparison(a, b).changes
        case .medication(let a, let b): MedicationComparison(a, b).changes
        }
    }
}

/// What changed between two entries of one chart.
struct EntryComparison {
    private(set) var changes: [DatasetChange] = []

    /// - Parameter charts: `nil` when their bytes are the same.
    init(_ a: ManifestEntry, _ b: ManifestEntry, _ charts: ChartPair?, isRenamed: Bool = false) {
        if let charts {
            changes = charts.changes
            // A chart's name stands in its bytes, so that nothing else may have changed.
            if isRenamed { changes.removeAll { $0.kind == .provenanceChanged } }
        }
        if a.withdrawal != b.withdrawal {
            changes.append(
                DatasetChange(
                    kind: b.withdrawal == nil ? .chartReinstated : .chartWithdrawn, chart: b.id,
                    before: a.withdrawal.map { .text($0.inWords) }, after: b.withdrawal.map { .text($0.inWords) }))
        }
        changes += FindingComparison(a.findings, b.findings).changes.map { before, after in
            DatasetChange(
                kind: .findingChanged, chart: b.id, before: before.map { .finding($0) },
                after: after.map { .finding($0) })
        }
        if a.counts.cells != b.counts.cells {
            changes.append(
                DatasetChange(
                    kind: .countChanged, chart: b.id, before: .counts(a.counts.cells), after: .counts(b.counts.cells)))
        }
    }
}

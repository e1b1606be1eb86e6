import ChartSchema
import Store

extension DatasetStore {
    /// Publishes charts under the number that their changes deserve, or finds that nothing changed.
    ///
    /// - Parameter carriedOver: the entries of charts that did not have to be read again.
    public func publish(
        charts: [ChartToPublish], carriedOver: [ManifestEntry] = []
    ) throws(StoreError) -> PublishOutcome {
        try publish(charts: charts, carriedOver: carriedOver) { previous, draft throws(StoreError) in
            try VersionDecision(from: previous, to: draft, in: self)
        }
    }
}

extension VersionDecision {
    /// The number of a first version that has charts, without saying which.
    package static var firstWithCharts: VersionDecision {
        let added = ChangeSummary.Kind.chartAdded
        return VersionDecision(
            version: .first, changes: ChangeSummary(level: added.level, changes: [], changeClass: added.changeClass))
    }

    /// The number for what a draft changes over the latest version; `nil` when it changes nothing.
    public init?(from previous: DatasetManifest?, to draft: DatasetDraft, in store: DatasetStore) throws(StoreError) {
        guard let previous else {
            let added = draft.entries.map { DatasetChange(kind: .chartAdded, chart: $0.id) }
            guard let changes = ChangeSummary(added) else { return nil }
            self.init(version: .first, changes: changes)
            return
        }
        let comparison = try DatasetComparison(
            from: DiffSide(previous, in: store), to: DiffSide(draft))
        guard let changes = ChangeSummary(comparison.changes) else { return nil }
        self.init(version: previous.version.next(changes.level), changes: changes)
    }
}

import ChartSchema
import Store

/// What happened on a day in either of two times: versions that were published, editions that came into force.
public struct DatasetDay: Codable, Hashable, Sendable {
    /// An ISO date.
    public var day: String
    /// Oldest first.
    public var versions: [Version]
    /// Ids of charts, as the latest version has them.
    public var editions: [String]
    /// The nearest days before and after on which something happened; `nil` where there is none.
    public var before: String?
    public var after: String?

    public struct Version: Codable, Hashable, Sendable {
        public var version: String
        public var changeClass: ChangeClass?
        public var changes: [Change]
    }

    public struct Change: Codable, Hashable, Sendable {
        /// `nil` for a change of the whole dataset.
        public var chart: String?
        public var kind: String
        public var count: Int
    }

    /// - Parameter day: An ISO date.
    public init(_ day: String, in store: DatasetStore) throws(StoreError) {
        let published = try store.publishedDays()
        guard let latest = try store.latest() else { throw .empty(path: store.root) }
        self.day = day
        versions = []
        for (version, published) in published where published == day {
            let changes = try store.manifest(version).migrated().manifest.changes
            versions.append(
                Version(
                    version: version.description, changeClass: changes.changeClass,
                    changes: changes.changes.map { Change(chart: $0.chart, kind: $0.kind.rawValue, count: $0.count) }))
        }
        editions = latest.charts.filter { $0.edition == day }.map(\.id.description)
        let days = Set(published.compactMap(\.published) + latest.charts.map(\.edition))
        before = days.filter { $0 < day }.max()
        after = days.filter { $0 > day }.min()
    }
}

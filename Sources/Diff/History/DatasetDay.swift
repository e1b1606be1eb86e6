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
    /// Those that are withdrawn from the day on.
    public var withdrawn: [String]
    /// What was in force on the day against what was in force before it; `nil` where no edition is of the day.
    public var inForce: DatasetDiff?
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
        guard let latest = try store.latest() else { throw .empty(path: store.root) }
        try self.init(day, upTo: latest, in: store)
    }

    /// - Parameters:
    ///   - day: An ISO date.
    ///   - latest: The newest version that is told of; editions are those it has.
    ///   - bounds: Of ``inForce``.
    public init(
        _ day: String, upTo latest: DatasetManifest, in store: DatasetStore, bounds: DiffBounds = DiffBounds()
    ) throws(StoreError) {
        let published = try store.publishedDays(upTo: latest.version)
        self.day = day
        versions = []
        for (version, published, _) in published.all where published == day {
            let changes = try store.head(version).manifest.migrated().manifest.changes
            versions.append(
                Version(
                    version: version.description, changeClass: changes.changeClass,
                    changes: changes.changes.map { Change(chart: $0.chart, kind: $0.kind.rawValue, count: $0.count) }))
        }
        editions = latest.charts.filter { $0.edition == day }.map(\.id.description)
        withdrawn = latest.charts.filter { $0.withdrawal?.from == day }.map(\.id.description)
        if !editions.isEmpty || !withdrawn.isEmpty {
            let side = DiffSide(latest, in: store)
            let dayBefore = latest.turningDays.last { $0 < day }
            inForce = try DatasetDiffer(bounds: bounds).diff(
                from: side.inForce(on: dayBefore ?? "0000-00-00"), to: side.inForce(on: day))
        }
        let days = Self.all(upTo: latest, published)
        before = days.last { $0 < day }
        after = days.first { $0 > day }
    }

    /// The days on which something happened, ascending.
    public static func all(upTo latest: DatasetManifest, _ published: PublishedDays) -> [String] {
        Set(published.all.compactMap(\.published) + latest.turningDays).sorted()
    }
}

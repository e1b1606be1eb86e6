import ChartSchema
import Store

/// A state of the dataset to compare: what is there, a way to read it, and how its charts find their partners.
public struct DiffSide {
    /// How charts of two states belong together.
    public enum Matching: Hashable, Sendable {
        /// By id: versions of the dataset.
        case byID
        /// By carrier and chart, whatever the edition: what was in force on two days.
        case byChart
        /// The one chart of either side.
        case single
    }

    /// As a person names it.
    public var name: String
    public var version: VersionNumber?
    public var entries: [ManifestEntry]
    /// How many charts there are, where ``entries`` are only those that may differ.
    public var total: Int?
    public var schemas: [String]
    public var matching = Matching.byID
    /// Charts of the working tree that are compared as they were published last, or not at all: their sources have errors.
    public var heldBack: [String] = []
    public var chart: (ManifestEntry) throws(StoreError) -> Chart
    /// The bytes of what a chart was read with.
    public var settings: (ManifestEntry.Inputs) throws(StoreError) -> [UInt8]

    /// A published version.
    public init(_ manifest: DatasetManifest, in store: DatasetStore) {
        name = manifest.version.description
        version = manifest.version
        entries = manifest.charts
        schemas = manifest.schemas
        chart = { entry throws(StoreError) in try store.chart(entry) }
        settings = { inputs throws(StoreError) in try store.settingsBytes(inputs) }
    }

    /// Two published versions, with no more entries than those that may differ.
    ///
    /// - Throws: ``StoreError`` when one of them was not published, or is not what was published.
    public static func versions(
        _ old: VersionNumber, _ new: VersionNumber, in store: DatasetStore
    ) throws(StoreError) -> (DiffSide, DiffSide) {
        guard let (before, gone, after, came) = try store.differing(old, new) else {
            return (DiffSide(try store.manifest(old), in: store), DiffSide(try store.manifest(new), in: store))
        }
        var sides = (DiffSide(before.manifest, in: store), DiffSide(after.manifest, in: store))
        (sides.0.entries, sides.1.entries) = (gone, came)
        (sides.0.total, sides.1.total) = (before.charts, after.charts)
        return sides
    }

    /// What would be published.
    public init(_ draft: DatasetDraft) {
        name = "working tree"
        entries = draft.entries
        schemas = draft.schemas
        chart = { entry throws(StoreError) in try draft.chart(entry) }
        settings = { inputs throws(StoreError) in try draft.settingsBytes(inputs) }
    }

    /// Of each chart the edition that was in force on a day: the newest of that day or before it, unless it is
    /// withdrawn by then.
    ///
    /// - Parameter day: An ISO date.
    public func inForce(on day: String) -> DiffSide {
        var result = self
        var newest: [String: ManifestEntry] = [:]
        for entry in entries where entry.edition <= day {
            let key = entry.id.series
            if newest[key].map({ $0.edition < entry.edition }) ?? true { newest[key] = entry }
        }
        result.entries = newest.values.filter { !$0.isWithdrawn(on: day) }.sorted { $0.id < $1.id }
        result.name = "editions in force on \(day)"
        result.matching = .byChart
        return result
    }

    /// One chart alone.
    public func only(_ entry: ManifestEntry) -> DiffSide {
        var result = self
        result.entries = [entry]
        result.name = version.map { "\(entry.id)@\($0)" } ?? entry.id.description
        result.matching = .single
        return result
    }

    /// The charts that a person asks for.
    public func filtered(carriers: Set<String>, products: Set<String>, kind: ManifestEntry.Kind?) -> DiffSide {
        if carriers.isEmpty, products.isEmpty, kind == nil { return self }
        var result = self
        result.total = nil
        result.entries = entries.filter { entry in
            (carriers.isEmpty || carriers.contains(entry.carrier))
                && (products.isEmpty || !products.isDisjoint(with: entry.products))
                && (kind == nil || entry.kind == kind)
        }
        return result
    }
}

import ChartSchema

/// The second of two times. An edition says from when a chart is in force; a version's day says since when we had it.
extension DatasetStore {
    /// The version that was the latest on a day: the newest that was published on it or before it.
    ///
    /// - Parameter day: An ISO date.
    /// - Throws: ``StoreError/notPublishedYet(day:first:)`` when no version that says its day is as old.
    public func version(knownOn day: String) throws(StoreError) -> VersionNumber {
        try publishedDays().version(knownOn: day)
    }

    /// The manifest of the version that was the latest on a day.
    public func manifest(knownOn day: String) throws(StoreError) -> DatasetManifest {
        try manifest(try version(knownOn: day))
    }

    /// When every published version was published.
    ///
    /// - Parameter newest: Leaves out later versions.
    public func publishedDays(upTo newest: VersionNumber? = nil) throws(StoreError) -> PublishedDays {
        var days: [PublishedDays.Day] = []
        for version in try versions() where newest.map({ version <= $0 }) ?? true {
            days.append((version, try head(version).manifest.published))
        }
        return PublishedDays(all: days)
    }
}

/// When versions were published.
public struct PublishedDays: Sendable {
    /// A version and its ISO date; `nil` where it does not say.
    public typealias Day = (version: VersionNumber, published: String?)

    /// Oldest first. No version is older than its parent, and none that says its day has a child that does not.
    public let all: [Day]

    /// The version that was the latest on a day.
    ///
    /// - Throws: ``StoreError/notPublishedYet(day:first:)`` when no version that says its day is as old.
    public func version(knownOn day: String) throws(StoreError) -> VersionNumber {
        var first: String?
        for (version, published) in all.reversed() {
            guard let published else { break }
            if published <= day { return version }
            first = "\(version) (\(published))"
        }
        throw .notPublishedYet(day: day, first: first)
    }
}

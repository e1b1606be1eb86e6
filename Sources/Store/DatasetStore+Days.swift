import ChartSchema

/// The second of two times. An edition says from when a chart is in force; a version's day says since when we had it.
extension DatasetStore {
    /// The version that was the latest on a day: the newest that was published on it or before it.
    ///
    /// - Parameter day: An ISO date.
    /// - Throws: ``StoreError/notPublishedYet(day:first:)`` when no version that says its day is as old;
    ///   ``StoreError/dayNotSaid(_:day:)`` when one that does not may have been there.
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
            let manifest = try head(version).manifest
            days.append((version, manifest.published, manifest.notBefore))
        }
        return PublishedDays(all: days)
    }
}

/// When versions were published.
public struct PublishedDays: Sendable {
    /// A version and its ISO date; where it does not say one, the first on which it can have been there, as far as that is known.
    public typealias Day = (version: VersionNumber, published: String?, notBefore: String?)

    /// Oldest first. No version is older than its parent.
    public let all: [Day]

    /// Of each version the first day on which it, or one after it, is known to have been there.
    public var firstKnown: [VersionNumber: String] {
        var days: [VersionNumber: String] = [:]
        var first: String?
        for day in all.reversed() {
            first = day.published ?? first
            days[day.version] = first
        }
        return days
    }

    /// The version that was the latest on a day.
    ///
    /// - Throws: ``StoreError/notPublishedYet(day:first:)`` when no version that says its day is as old;
    ///   ``StoreError/dayNotSaid(_:day:)`` when a newer one may have been there, and does not say.
    public func version(knownOn day: String) throws(StoreError) -> VersionNumber {
        var first: String?
        /// The newest that may have been there.
        var undated: VersionNumber?
        for (version, published, notBefore) in all.reversed() {
            switch (published, notBefore) {
            case (let published?, _) where published <= day:
                if let undated { throw .dayNotSaid(undated, day: day) }
                return version
            // What follows it is not older.
            case (let published?, _): (first, undated) = ("\(version) (\(published))", nil)
            case (nil, let notBefore?) where notBefore > day: undated = nil
            case (nil, _): undated = undated ?? version
            }
        }
        if let undated, all.contains(where: { $0.version == undated && $0.notBefore != nil }) {
            throw .dayNotSaid(undated, day: day)
        }
        throw .notPublishedYet(day: day, first: first)
    }
}

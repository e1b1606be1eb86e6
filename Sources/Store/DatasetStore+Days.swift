import ChartSchema

/// The second of two times. An edition says from when a chart is in force; a version's day says since when we had it.
extension DatasetStore {
    /// The version that was the latest on a day: the newest that was published on it or before it.
    ///
    /// - Parameter day: An ISO date.
    /// - Throws: ``StoreError/notPublishedYet(day:first:)`` when no version that says its day is as old.
    public func version(knownOn day: String) throws(StoreError) -> VersionNumber {
        var first: String?
        for (version, published) in try publishedDays().reversed() {
            guard let published else { break }
            if published <= day { return version }
            first = "\(version) (\(published))"
        }
        throw .notPublishedYet(day: day, first: first)
    }

    /// The manifest of the version that was the latest on a day.
    public func manifest(knownOn day: String) throws(StoreError) -> DatasetManifest {
        try manifest(try version(knownOn: day))
    }

    /// Every published version, oldest first, with the day it was published; `nil` where it does not say.
    public func publishedDays() throws(StoreError) -> [(version: VersionNumber, published: String?)] {
        var days: [(version: VersionNumber, published: String?)] = []
        for version in try versions() {
            if let lines = try manifestLines(version) {
                days.append((version, lines.head.published))
            } else {
                days.append((version, try manifest(version).published))
            }
        }
        return days
    }
}

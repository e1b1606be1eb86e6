import ChartSchema
import Eligibility
import Pages
import Store

/// One dataset version on one day, whole and in memory, and the way to those before it: what every answer to one request is made from.
final class DatasetSnapshot: Sendable {
    let pointer: LatestPointer
    let manifest: DatasetManifest
    /// The day of serving, an ISO date: what is asked without a day is answered by the editions that are in force on it.
    let day: String
    let latest: ServedVersion
    let site: Site
    let store: DatasetStore
    /// The same for the same version and editions; weak, because an answer may be sent compressed.
    let etag: String
    /// That of pages, which a program with other templates makes of the same version.
    let pageTag: String
    let answers: AnswerCache
    /// Versions before the latest.
    private let older = FewKept<VersionNumber, ServedVersion>(most: 2)
    /// The days of all versions up to this one.
    private let publishedDays = FewKept<VersionNumber, PublishedDays>(most: 1)

    /// Reads the latest version.
    ///
    /// - Throws: ``StoreError``, `.empty` when nothing has been published.
    convenience init(
        latestIn store: DatasetStore, on day: String, project: SiteProject, cacheBytes: Int
    ) throws {
        guard let pointer = try store.latestPointer() else { throw StoreError.empty(path: store.root) }
        // By its number: the pointer may have moved on in between.
        let manifest = try store.manifest(pointer.version)
        try self.init(
            pointer: pointer, manifest: manifest, on: day, in: store, project: project, cacheBytes: cacheBytes)
    }

    private init(
        pointer: LatestPointer, manifest: DatasetManifest, on day: String, in store: DatasetStore, project: SiteProject,
        cacheBytes: Int
    ) throws {
        self.pointer = pointer
        self.manifest = manifest
        self.day = day
        self.store = store
        let dataset = try EligibilityDataset(manifest, in: store, effectiveOn: day)
        latest = ServedVersion(manifest, current: dataset, on: day, in: store)
        site = try Site(manifest, dataset: dataset, store: store, project: project)
        // A version whose editions are all in force gives the same on every later day.
        let turning = manifest.turningDays
        let turn = turning.last { $0 > day } == nil ? "" : "-" + (turning.last { $0 <= day } ?? "none")
        etag = "W/\"\(pointer.version)-\(pointer.sha256.prefix(16))\(turn)\""
        pageTag = "W/\"\(pointer.version)-\(pointer.sha256.prefix(16))\(turn)-\(site.fingerprint)\""
        answers = AnswerCache(limit: cacheBytes)
    }

    /// Whether another day would be answered by other editions.
    func isOutdated(on day: String) -> Bool {
        let turning = manifest.turningDays
        return turning.last { $0 <= day } != turning.last { $0 <= self.day }
    }

    /// The version that was the latest on a day, among those that this snapshot knows; the latest without a day.
    ///
    /// - Throws: ``StoreError/notPublishedYet(day:first:)``; ``StoreError/dayNotSaid(_:day:)``; ``FileNeeded`` when a file is needed and none may be read.
    func version(knownOn day: String?, mayRead: Bool) throws -> VersionNumber {
        // Whatever is there now is known.
        guard let day, day < self.day else { return manifest.version }
        if let published = manifest.published, published <= day { return manifest.version }
        let days = try publishedDays.value(of: manifest.version, mayRead: mayRead) {
            try store.publishedDays(upTo: manifest.version)
        }
        return try days.version(knownOn: day)
    }

    /// The same, in memory.
    func known(on day: String?, mayRead: Bool) throws -> ServedVersion {
        let version = try version(knownOn: day, mayRead: mayRead)
        guard version != manifest.version else { return latest }
        return try older.value(of: version, mayRead: mayRead) {
            try ServedVersion(try store.manifest(version), on: self.day, in: store)
        }
    }
}

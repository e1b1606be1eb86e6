import ChartSchema
import Eligibility
import Pages
import Store

/// One dataset version, whole and in memory: what every answer to one request is made from.
struct DatasetSnapshot: Sendable {
    let pointer: LatestPointer
    let manifest: DatasetManifest
    /// The newest editions.
    let dataset: EligibilityDataset
    let site: Site
    let store: DatasetStore
    /// The same for the same version; weak, because an answer may be sent compressed.
    let etag: String

    /// Reads the latest version.
    ///
    /// - Throws: ``StoreError``, `.empty` when nothing has been published.
    init(latestIn store: DatasetStore, project: SiteProject = SiteProject()) throws {
        guard let pointer = try store.latestPointer() else { throw StoreError.empty(path: store.root) }
        // By its number: the pointer may have moved on in between.
        try self.init(pointer: pointer, manifest: try store.manifest(pointer.version), in: store, project)
    }

    private init(
        pointer: LatestPointer, manifest: DatasetManifest, in store: DatasetStore, _ project: SiteProject
    ) throws {
        self.pointer = pointer
        self.manifest = manifest
        self.store = store
        dataset = try EligibilityDataset(manifest, in: store)
        site = try Site(manifest, dataset: dataset, store: store, project: project)
        etag = "W/\"\(pointer.version)-\(pointer.sha256.prefix(16))\""
    }
}

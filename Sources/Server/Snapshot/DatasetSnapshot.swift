import ChartSchema
import Eligibility
import Pages
import Store
import Synchronization

/// One dataset version, whole and in memory: what every answer to one request is made from.
final class DatasetSnapshot: Sendable {
    let pointer: LatestPointer
    let manifest: DatasetManifest
    /// The newest editions.
    let newest: EditionsInForce
    let site: Site
    let store: DatasetStore
    /// The same for the same version; weak, because an answer may be sent compressed.
    let etag: String
    /// That of pages, which a program with other templates makes of the same version.
    let pageTag: String
    let carriers: Set<String>
    let products: Set<String>
    let answers: AnswerCache
    /// The days from which other editions count, ascending.
    private let days: [String]
    private let ofDays = Mutex<[String: EditionsInForce]>([:])

    /// Reads the latest version.
    ///
    /// - Throws: ``StoreError``, `.empty` when nothing has been published.
    convenience init(latestIn store: DatasetStore, project: SiteProject, cacheBytes: Int) throws {
        guard let pointer = try store.latestPointer() else { throw StoreError.empty(path: store.root) }
        // By its number: the pointer may have moved on in between.
        let manifest = try store.manifest(pointer.version)
        try self.init(pointer: pointer, manifest: manifest, in: store, project: project, cacheBytes: cacheBytes)
    }

    private init(
        pointer: LatestPointer, manifest: DatasetManifest, in store: DatasetStore, project: SiteProject, cacheBytes: Int
    ) throws {
        self.pointer = pointer
        self.manifest = manifest
        self.store = store
        let dataset = try EligibilityDataset(manifest, in: store)
        newest = EditionsInForce(dataset)
        site = try Site(manifest, dataset: dataset, store: store, project: project)
        etag = "W/\"\(pointer.version)-\(pointer.sha256.prefix(16))\""
        pageTag = "W/\"\(pointer.version)-\(pointer.sha256.prefix(16))-\(site.fingerprint)\""
        carriers = Set(manifest.charts.map(\.carrier))
        products = Set(dataset.products.map(\.product)).union(manifest.charts.flatMap(\.products))
        days = Set(manifest.charts.map(\.edition)).sorted()
        answers = AnswerCache(limit: cacheBytes)
    }

    /// How many days' editions are kept at once.
    private static let keptDays = 4

    /// The editions of a day; the newest without one.
    func editions(on day: String?) throws(StoreError) -> EditionsInForce {
        guard let day, let last = days.last, day < last else { return newest }
        // Between two editions every day is as good as the earlier one's.
        let key = days.last { $0 <= day } ?? ""
        if let known = ofDays.withLock({ $0[key] }) { return known }
        let read = EditionsInForce(try EligibilityDataset(manifest, in: store, effectiveOn: key))
        ofDays.withLock { held in
            if held.count >= Self.keptDays { held.removeAll() }
            held[key] = read
        }
        return read
    }
}

/// The editions that count on a day, ready for answers.
struct EditionsInForce: Sendable {
    let dataset: EligibilityDataset
    let build: BuildChecker
    let medication: MedicationChecker
    /// The medications that charts print, for searches.
    let names: MedicationNames

    init(_ dataset: EligibilityDataset) {
        self.dataset = dataset
        build = BuildChecker(index: dataset.build, findings: dataset.findings)
        medication = MedicationChecker(index: dataset.medication)
        names = MedicationNames(dataset.medication)
    }
}

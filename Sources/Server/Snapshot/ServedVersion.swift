import ChartSchema
import Eligibility
import Reports
import Store

/// One version's charts, in memory and ready for answers.
final class ServedVersion: Sendable {
    let manifest: DatasetManifest
    /// The newest editions.
    let newest: EditionsInForce
    let carriers: Set<String>
    let products: Set<String>
    private let store: DatasetStore
    /// The days from which other editions count, ascending.
    private let days: [String]
    private let ofDays = FewKept<String, EditionsInForce>(most: 4)

    convenience init(_ manifest: DatasetManifest, in store: DatasetStore) throws(StoreError) {
        self.init(manifest, newest: try EligibilityDataset(manifest, in: store), in: store)
    }

    /// - Parameter newest: The newest editions of the version.
    init(_ manifest: DatasetManifest, newest dataset: EligibilityDataset, in store: DatasetStore) {
        self.manifest = manifest
        self.store = store
        newest = EditionsInForce(dataset)
        carriers = Set(manifest.charts.map(\.carrier))
        products = Set(dataset.products.map(\.product)).union(manifest.charts.flatMap(\.products))
        days = Set(manifest.charts.map(\.edition)).sorted()
    }

    /// The editions of a day; the newest without one.
    ///
    /// - Throws: ``FileNeeded`` when they are not in memory and may not be read.
    func editions(on day: String?, mayRead: Bool) throws -> EditionsInForce {
        guard let day, let last = days.last, day < last else { return newest }
        // Between two editions every day is as good as the earlier one's.
        let key = days.last { $0 <= day } ?? ""
        return try ofDays.value(of: key, mayRead: mayRead) {
            EditionsInForce(try EligibilityDataset(manifest, in: store, effectiveOn: key))
        }
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

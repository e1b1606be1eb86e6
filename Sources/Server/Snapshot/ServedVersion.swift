import ChartSchema
import Eligibility
import Store

/// One version's charts, in memory and ready for answers.
final class ServedVersion: Sendable {
    let manifest: DatasetManifest
    /// The editions in force on the day of serving.
    let current: EditionsInForce
    let carriers: Set<String>
    let products: Set<String>
    private let store: DatasetStore
    /// The days from which other editions count, ascending.
    private let days: [String]
    /// The last of these up to the day of serving.
    private let turn: String?
    private let ofDays = FewKept<String, EditionsInForce>(most: 4)

    /// - Parameter day: The day of serving, an ISO date.
    convenience init(_ manifest: DatasetManifest, on day: String, in store: DatasetStore) throws(StoreError) {
        self.init(
            manifest, current: try EligibilityDataset(manifest, in: store, effectiveOn: day), on: day, in: store)
    }

    /// - Parameters:
    ///   - dataset: The editions of the version that are in force on the day.
    ///   - day: The day of serving, an ISO date.
    init(_ manifest: DatasetManifest, current dataset: EligibilityDataset, on day: String, in store: DatasetStore) {
        self.manifest = manifest
        self.store = store
        current = EditionsInForce(dataset)
        carriers = Set(manifest.charts.map(\.carrier))
        products = Set(dataset.products.map(\.product)).union(manifest.charts.flatMap(\.products))
        days = manifest.turningDays
        turn = days.last { $0 <= day }
    }

    /// The editions of a day; those in force without one.
    ///
    /// - Throws: ``FileNeeded`` when they are not in memory and may not be read.
    func editions(on day: String?, mayRead: Bool) throws -> EditionsInForce {
        guard let day else { return current }
        // Between two editions every day is as good as the earlier one's.
        let turn = days.last { $0 <= day }
        guard turn != self.turn else { return current }
        let key = turn ?? ""
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

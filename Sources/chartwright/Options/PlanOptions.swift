import ArgumentParser
import ChartSchema
import Eligibility
import Pipeline
import Store

/// The plans that are asked about.
struct PlanOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Only this carrier.", valueName: "id"))
    var carrier: [String] = []

    @Option(help: ArgumentHelp("Only this product.", valueName: "id"))
    var product: [String] = []

    @OptionGroup var times: TimeOptions

    /// The day whose editions answer: the one named, or today. What was known on a day that is past is asked for as it was answered then.
    var day: Day { namedDay ?? .today }

    /// The day where one is named; an answer repeats it.
    var namedDay: Day? { times.asOf ?? times.knownOn.flatMap { $0 < .today ? $0 : nil } }

    func isWanted(carrier: String, product: String) -> Bool {
        (self.carrier.isEmpty || self.carrier.contains(carrier))
            && (self.product.isEmpty || self.product.contains(product))
    }

    /// The months since a fill, up to the day that is asked about.
    func months(since filled: FilledText?) throws(Failure) -> Int? {
        guard let filled else { return nil }
        guard let months = filled.months(before: day.text) else {
            throw Failure(
                code: "check.fill.later", message: "a fill after \(day.text) is not known yet",
                help: "give a day up to \(day.text), or months such as 14m; --as-of asks about another day")
        }
        return months
    }

    /// The version that is asked about, as far as it is.
    ///
    /// - Parameter kind: Only charts of this kind are read; both when `nil`.
    func dataset(in store: DatasetStore, kind: ManifestEntry.Kind? = nil) throws(Failure) -> EligibilityDataset {
        let manifest = try manifest(in: store)
        return try withStore { () throws(StoreError) in
            try EligibilityDataset(manifest, in: store, effectiveOn: day.text) { entry in
                (kind ?? entry.kind) == entry.kind
                    && (carrier.isEmpty || carrier.contains(entry.carrier))
                    && (product.isEmpty || entry.products.contains(where: product.contains))
            }
        }
    }

    /// What should be known of other editions of the charts that are asked about.
    func notices(_ dataset: EligibilityDataset) -> [EditionNotice] {
        dataset.notices.filter { $0.isAbout { isWanted(carrier: $0, product: $1) } }
    }

    /// The manifest of the version that is asked about; of the latest only the entries that are.
    ///
    /// - Parameter withFindings: Whether what was found about the charts is needed.
    func manifest(in store: DatasetStore, withFindings: Bool = true) throws(Failure) -> DatasetManifest {
        let manifest = try opened(in: store, withFindings: withFindings)
        try Self.check(carrier, "carrier", Set(manifest.charts.map(\.carrier)))
        try Self.check(product, "product", Set(manifest.charts.flatMap(\.products)), of: carrier)
        return manifest
    }

    private func opened(in store: DatasetStore, withFindings: Bool) throws(Failure) -> DatasetManifest {
        guard times.dayKnown == nil else { return try times.manifest(in: store) }
        return try withStore { () throws(StoreError) in
            // A carrier without the product is not a carrier that is unknown.
            let latest = try store.latest(
                carriers: carrier, products: carrier.isEmpty ? product : [], withFindings: withFindings)
            guard let latest else { throw .empty(path: store.root) }
            return latest
        }
    }

    /// Fails when something is asked about that the dataset, or the carriers named, do not have.
    static func check(
        _ wanted: [String], _ what: String, _ known: Set<String>, of carriers: [String] = []
    ) throws(Failure) {
        guard let unknown = wanted.first(where: { !known.contains($0) }) else { return }
        let place = carriers.isEmpty ? "in the dataset" : "of \(carriers.joined(separator: ", "))"
        throw Failure(
            code: "check.\(what).unknown", message: "there is no \(what) \"\(unknown)\" \(place)",
            help: "chartwright products names every carrier and product")
    }
}

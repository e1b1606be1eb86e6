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

    var day: Day? { times.asOf }

    func isWanted(carrier: String, product: String) -> Bool {
        (self.carrier.isEmpty || self.carrier.contains(carrier))
            && (self.product.isEmpty || self.product.contains(product))
    }

    /// The version that is asked about, as far as it is.
    func dataset(in store: DatasetStore) throws(Failure) -> EligibilityDataset {
        let manifest = try times.manifest(in: store)
        try Self.check(carrier, "carrier", Set(manifest.charts.map(\.carrier)))
        try Self.check(product, "product", Set(manifest.charts.flatMap(\.products)))
        return try withStore { () throws(StoreError) in
            try EligibilityDataset(manifest, in: store, effectiveOn: day?.text) { entry in
                (carrier.isEmpty || carrier.contains(entry.carrier))
                    && (product.isEmpty || entry.products.contains(where: product.contains))
            }
        }
    }

    /// Fails when something is asked about that the dataset does not have.
    static func check(_ wanted: [String], _ what: String, _ known: Set<String>) throws(Failure) {
        guard let unknown = wanted.first(where: { !known.contains($0) }) else { return }
        throw Failure(
            code: "check.\(what).unknown", message: "there is no \(what) \"\(unknown)\" in the dataset",
            help: "chartwright products names every carrier and product")
    }
}

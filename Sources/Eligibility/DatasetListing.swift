import ChartSchema
import Vocabulary

/// A product and the charts there are for it.
public struct ListedProduct: Hashable, Sendable {
    public var carrier: String
    public var product: String
    public var buildCharts: [ChartID]
    public var medicationCharts: [ChartID]
}

/// A medication as charts print it, and who prints it.
public struct ListedMedication: Hashable, Sendable {
    /// As printed in the first chart that has it.
    public var medication: String
    public var ingredients: [String]
    /// How many rules speak of it, in any spelling that folds the same.
    public var rules: Int
    /// Sorted.
    public var carriers: [String]
}

extension EligibilityDataset {
    /// Every product that a chart speaks of, in the order of carriers and products.
    public var products: [ListedProduct] {
        var byName: [[String]: ListedProduct] = [:]
        func product(_ carrier: String, _ name: String) -> ListedProduct {
            byName[[carrier, name]]
                ?? ListedProduct(carrier: carrier, product: name, buildCharts: [], medicationCharts: [])
        }
        for plan in build.plans {
            var listed = product(plan.carrier, plan.product)
            listed.buildCharts = plan.charts.map { build.charts[$0].id }
            byName[[plan.carrier, plan.product]] = listed
        }
        for plan in medication.plans {
            var listed = product(plan.carrier, plan.product)
            listed.medicationCharts = plan.charts
            byName[[plan.carrier, plan.product]] = listed
        }
        return byName.values.sorted { ($0.carrier, $0.product) < ($1.carrier, $1.product) }
    }

    /// The medications that charts print: see ``MedicationNames/matching(_:limit:)``; all by folded name without a text.
    public func medications(matching text: String? = nil) -> [ListedMedication] {
        let names = MedicationNames(medication)
        return text.map { names.matching($0) } ?? names.all
    }
}

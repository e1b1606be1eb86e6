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

    /// The medications that charts print, by folded name.
    ///
    /// - Parameter text: Only names or ingredients with a word that begins so; `nil` for all.
    public func medications(matching text: String? = nil) -> [ListedMedication] {
        var byName: [String: ListedMedication] = [:]
        for chart in medication.charts {
            for rule in chart.rules {
                let folded = FoldedName.of(rule.medication)
                var listed =
                    byName[folded]
                    ?? ListedMedication(
                        medication: rule.medication, ingredients: rule.ingredients, rules: 0, carriers: [])
                listed.rules += 1
                if !listed.carriers.contains(chart.carrier) { listed.carriers.append(chart.carrier) }
                byName[folded] = listed
            }
        }
        let wanted = text.map { FoldedName.of($0) }
        return byName.sorted { $0.key < $1.key }.filter { name, listed in
            guard let wanted else { return true }
            return ([name] + listed.ingredients.map { FoldedName.of($0) }).contains {
                (" " + $0).contains(" " + wanted)
            }
        }.map(\.value)
    }
}

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

extension DatasetManifest {
    /// Every product that a chart is for, in the order of carriers and products: as the entries say it, without opening a chart. A plan that
    /// a chart prints, and that is no product of its source, is told by the chart alone.
    ///
    /// - Parameter day: An ISO date; only editions of that day or before it count. Without one the newest count.
    public func products(effectiveOn day: String? = nil) -> [ListedProduct] {
        var listed: [ListedProduct] = []
        // Ids ascend, so that a carrier's charts follow each other.
        var (carrier, places): (String?, [String: Int]) = (nil, [:])
        for entry in charts.effective(on: day) {
            if entry.carrier != carrier { (carrier, places) = (entry.carrier, [:]) }
            for product in entry.products {
                let place = places[product] ?? listed.count
                if place == listed.count {
                    places[product] = place
                    listed.append(
                        ListedProduct(carrier: entry.carrier, product: product, buildCharts: [], medicationCharts: []))
                }
                switch entry.kind {
                case .build: listed[place].buildCharts.append(entry.id)
                case .medication: listed[place].medicationCharts.append(entry.id)
                }
            }
        }
        return listed.sorted { ($0.carrier, $0.product) < ($1.carrier, $1.product) }
    }
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

    /// The same, and those products of which no chart counts: ``notices`` say why.
    public var productsWithOthers: [ListedProduct] {
        var listed = products
        for notice in notices {
            for product in notice.products
            where !listed.contains(where: { $0.carrier == notice.chart.carrier && $0.product == product }) {
                listed.append(
                    ListedProduct(
                        carrier: notice.chart.carrier, product: product, buildCharts: [], medicationCharts: []))
            }
        }
        return listed.sorted { ($0.carrier, $0.product) < ($1.carrier, $1.product) }
    }

    /// The medications that charts print: see ``MedicationNames/matching(_:limit:)``; all by folded name without a text.
    public func medications(matching text: String? = nil) -> [ListedMedication] {
        let names = MedicationNames(medication)
        return text.map { names.matching($0) } ?? names.all
    }
}

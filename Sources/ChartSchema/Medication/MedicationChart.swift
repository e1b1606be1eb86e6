/// A medication chart: what medications mean for a carrier's products, rule by rule in the chart's own order.
public struct MedicationChart: Hashable, Sendable {
    public var id: ChartID
    /// Ids of the products that the whole chart is for.
    public var products: [String]
    public var title: String?
    public var source: ChartSource
    public var rules: [MedicationRule]

    public init(id: ChartID, products: [String], title: String?, source: ChartSource, rules: [MedicationRule]) {
        self.id = id
        self.products = products
        self.title = title
        self.source = source
        self.rules = rules
    }
}

extension MedicationChart {
    /// One record a rule. A rule without a product takes the chart's product when the chart has exactly one, and
    /// otherwise all of them joined by `+`.
    public func flatRecords() -> [FlatMedicationRecord] {
        let shared = products.isEmpty ? nil : products.joined(separator: "+")
        return rules.map { rule in
            FlatMedicationRecord(
                carrier: id.carrier, product: rule.product ?? shared, edition: id.edition, rule: rule,
                file: source.path)
        }
    }
}

/// A medication chart: what medications mean for a carrier's products, rule by rule in the chart's own order.
///
/// - `rules` hold one statement each; ``flatRecords()`` gives one record a rule.
/// - `notes` keep every sentence of the file that is no rule.
///
/// A medication that has no rule has no statement: that is never an acceptance.
///
///     let chart = MedicationChart(
///         id: ChartID(carrier: "acme", chart: "drugs", edition: "2024-05-01"), products: ["final-expense"],
///         source: ChartSource(path: "raw/acme/drugs.csv", sha256: "…", format: "csv", encoding: "utf-8"), rules: [])
///     chart.flatRecords().isEmpty  // true
///     try Chart(json: chart.canonicalJSON()).kind  // medication
public struct MedicationChart: Hashable, Sendable {
    /// The name and version of this JSON form.
    public static let schema = "chartwright/medication-chart/1"

    public var id: ChartID
    /// Ids of the products that the whole chart is for.
    public var products: [String]
    public var title: String?
    public var source: ChartSource
    public var rules: [MedicationRule]
    public var notes: [ChartNote]

    public init(
        id: ChartID, products: [String], title: String? = nil, source: ChartSource, rules: [MedicationRule],
        notes: [ChartNote] = []
    ) {
        self.id = id
        self.products = products
        self.title = title
        self.source = source
        self.rules = rules
        self.notes = notes
    }

    public var carrier: String { id.carrier }
    public var edition: String { id.edition }
}

extension MedicationChart {
    /// One record a rule. A rule without a product takes the chart's product when the chart has exactly one, and
    /// otherwise all of them joined by `+`.
    public func flatRecords() -> [FlatMedicationRecord] {
        rules.indices.map { flatRecord(rule: $0) }
    }

    /// The record of one rule, counted from 0.
    public func flatRecord(rule number: Int) -> FlatMedicationRecord {
        let shared = products.isEmpty ? nil : products.joined(separator: "+")
        return FlatMedicationRecord(
            carrier: id.carrier, product: rules[number].product ?? shared, edition: id.edition, rule: rules[number],
            file: source.path)
    }
}

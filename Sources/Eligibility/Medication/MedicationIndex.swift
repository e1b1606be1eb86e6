import ChartSchema
import Vocabulary

/// The medication charts of a dataset version, laid out so that a name leads to its rules in microseconds.
///
/// Of a chart with several editions only one counts: the newest, or the newest on a day.
public struct MedicationIndex: Sendable {
    /// A carrier's product that medication charts speak of.
    public struct Plan: Hashable, Sendable {
        public var carrier: String
        public var product: String
        /// The charts that speak of it, in the order of their ids.
        public var charts: [ChartID]
    }

    /// A rule with what its words mean.
    struct Rule: Sendable {
        /// Into ``MedicationIndex/charts`` and its rules.
        var chart: Int
        var number: Int
        /// Into ``MedicationIndex/plans``, ascending.
        var plans: [Int]
        /// The ids of the uses printed; `nil` where a word of them is in no vocabulary, empty for any use.
        var uses: [String]?
        /// The printed use, folded.
        var use: String
    }

    /// The charts that count, in the order of their ids.
    public let charts: [MedicationChart]
    /// In the order of carriers and products.
    public let plans: [Plan]
    let rules: [Rule]
    private let byIngredients: [[String]: [Int]]
    private let byName: [String: [Int]]
    private let classes: [(members: DrugClass, rules: [Int])]

    /// - Parameter day: An ISO date; only editions of that day or before it count. Without one the newest count.
    public init(_ charts: some Sequence<MedicationChart>, effectiveOn day: String? = nil) {
        self.charts = charts.sorted { $0.id < $1.id }.effective(on: day)
        plans = Self.plans(of: self.charts)
        let planNumbers = Dictionary(
            uniqueKeysWithValues: plans.enumerated().map { ([$0.element.carrier, $0.element.product], $0.offset) })
        var rules: [Rule] = []
        var byIngredients: [[String]: [Int]] = [:]
        var byName: [String: [Int]] = [:]
        var classes: [(members: DrugClass, rules: [Int])] = []
        var uses = UseReader()
        for (number, chart) in self.charts.enumerated() {
            for (ruleNumber, rule) in chart.rules.enumerated() {
                let products = rule.product.map { [$0] } ?? chart.products
                let (ids, folded) = uses.read(rule.use)
                let index = rules.count
                rules.append(
                    Rule(
                        chart: number, number: ruleNumber,
                        plans: products.compactMap { planNumbers[[chart.carrier, $0]] }.sorted(), uses: ids, use: folded
                    ))
                byName[FoldedName.of(rule.medication), default: []].append(index)
                if !rule.ingredients.isEmpty {
                    byIngredients[rule.ingredients, default: []].append(index)
                } else if case .drugClass(let members) = DrugDictionary.standard.resolve(rule.medication).answer {
                    if let known = classes.firstIndex(where: { $0.members == members }) {
                        classes[known].rules.append(index)
                    } else {
                        classes.append((members, [index]))
                    }
                }
            }
        }
        (self.rules, self.byIngredients, self.byName, self.classes) = (rules, byIngredients, byName, classes)
    }

    /// The rules for a medication, in the order of charts and rules: those printed for the same ingredients, under the
    /// same name, or for a class that a single ingredient belongs to.
    func rules(for medication: NamedMedication) -> [Int] {
        var found = byIngredients[medication.ingredients] ?? []
        if medication.ingredients.isEmpty { found = [] }
        for rule in byName[medication.folded] ?? [] where !found.contains(rule) { found.append(rule) }
        if medication.ingredients.count == 1 {
            let ingredient = DrugIngredient(name: medication.ingredients[0], rxcui: nil)
            for (members, rules) in classes where members.contains(ingredient) {
                for rule in rules where !found.contains(rule) { found.append(rule) }
            }
        }
        return found.sorted()
    }

    func rule(_ number: Int) -> MedicationRule { charts[rules[number].chart].rules[rules[number].number] }

    private static func plans(of charts: [MedicationChart]) -> [Plan] {
        var byName: [[String]: Plan] = [:]
        for chart in charts {
            for product in Set(chart.products + chart.rules.compactMap(\.product)) {
                byName[[chart.carrier, product], default: Plan(carrier: chart.carrier, product: product, charts: [])]
                    .charts.append(chart.id)
            }
        }
        return byName.values.sorted { ($0.carrier, $0.product) < ($1.carrier, $1.product) }
    }
}

extension MedicationChart: ChartEdition {}

/// Reads printed uses, each wording once.
private struct UseReader {
    private var known: [String: (ids: [String]?, folded: String)] = [:]

    mutating func read(_ use: String?) -> (ids: [String]?, folded: String) {
        guard let use else { return ([], "") }
        if let found = known[use] { return found }
        let found = (ids: UseVocabulary.standard.uses(in: use), folded: FoldedName.of(use))
        known[use] = found
        return found
    }
}

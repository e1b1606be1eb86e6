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
    /// `charts`, as readings of their rules share them.
    let stated: [StatedRules]
    private let byIngredients: [[String]: [Int]]
    private let byName: [String: [Int]]
    /// The rules for a class, by a member's name.
    private let byMember: [String: [Int]]
    /// The same for members of which only the beginning is given.
    private let byBeginning: [(beginning: String, rules: [Int])]

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
        stated = self.charts.map { StatedRules($0) }
        (self.rules, self.byIngredients, self.byName) = (rules, byIngredients, byName)
        var byMember: [String: [Int]] = [:]
        var byBeginning: [(beginning: String, rules: [Int])] = []
        for (members, rules) in classes {
            for member in members.members {
                if member.hasSuffix("*") {
                    byBeginning.append((String(member.dropLast()), rules))
                } else {
                    byMember[member, default: []] += rules
                }
            }
        }
        (self.byMember, self.byBeginning) = (byMember, byBeginning)
    }

    /// The rules for a medication, in the order of charts and rules: those printed for the same ingredients, under the
    /// same name, or for a class that a single ingredient belongs to.
    func rules(for medication: NamedMedication) -> [Int] {
        var found = medication.ingredients.isEmpty ? [] : byIngredients[medication.ingredients] ?? []
        let count = found.count
        found += byName[medication.folded] ?? []
        if medication.ingredients.count == 1 {
            let ingredient = medication.ingredients[0]
            found += byMember[ingredient] ?? []
            for (beginning, rules) in byBeginning where ingredient.hasPrefix(beginning) { found += rules }
        }
        // Rules of the same ingredients ascend already, and are the only ones more often than not.
        guard found.count > count else { return found }
        found.sort()
        var last = -1
        return found.filter { number in
            defer { last = number }
            return number != last
        }
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

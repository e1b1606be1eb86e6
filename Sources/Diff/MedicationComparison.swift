import ChartSchema

/// What changed between two states of one medication chart whose bytes differ: rule by rule, by what rules are about.
struct MedicationComparison {
    private let old: MedicationChart
    private let new: MedicationChart
    private(set) var changes: [DatasetChange] = []

    init(_ old: MedicationChart, _ new: MedicationChart) {
        self.old = old
        self.new = new
        compareProducts()
        compareRules()
        compareWords()
        if changes.isEmpty { add(.provenanceChanged) }
    }

    /// What rules of one key say, the outcome's wording apart.
    private struct Saying: Hashable {
        var outcome: MedicationOutcome
        var tests: [ConditionTest]
        var ingredients: [String]
        var rxcui: [String]
    }

    private struct Keyed {
        var sayings: [MedicationRuleKey: [Saying]] = [:]
        var labels: [MedicationRuleKey: [String]] = [:]
        var products: Set<String>

        init(_ chart: MedicationChart) {
            products = Set(chart.products).union(chart.rules.compactMap(\.product))
            for rule in chart.rules {
                let saying = Saying(
                    outcome: rule.outcome, tests: rule.tests, ingredients: rule.ingredients, rxcui: rule.rxcui)
                for key in chart.keys(of: rule) {
                    sayings[key, default: []].append(saying)
                    labels[key, default: []].append(rule.outcomeLabel)
                }
            }
        }
    }

    private mutating func compareProducts() {
        let (before, after) = (Keyed(old).products, Keyed(new).products)
        for product in before.subtracting(after).sorted() { add(.productRemoved, before: .text(product)) }
        for product in after.subtracting(before).sorted() { add(.productAdded, after: .text(product)) }
    }

    private mutating func compareRules() {
        let (before, after) = (Keyed(old), Keyed(new))
        for key in Set(before.sayings.keys).union(after.sayings.keys).sorted() {
            // The rules of a product that came or went are not told one by one.
            if let product = key.product, before.products.contains(product) != after.products.contains(product) {
                continue
            }
            let lost = (before.sayings[key] ?? []).without(after.sayings[key] ?? [])
            let gained = (after.sayings[key] ?? []).without(before.sayings[key] ?? [])
            let outcomes = (Self.outcomes(lost), Self.outcomes(gained))
            switch (lost.isEmpty, gained.isEmpty) {
            case (true, true):
                if before.labels[key] != after.labels[key] {
                    add(
                        .labelChanged, rule: key, before: .text(Self.list(before.labels[key])),
                        after: .text(Self.list(after.labels[key])))
                }
            case (true, false): add(.ruleAdded, rule: key, after: .text(outcomes.1))
            case (false, true): add(.ruleRemoved, rule: key, before: .text(outcomes.0))
            case (false, false): add(.valueChanged, rule: key, before: .text(outcomes.0), after: .text(outcomes.1))
            }
        }
    }

    private static func outcomes(_ sayings: [Saying]) -> String { sayings.map(\.outcome.rawValue).joined(separator: ", ") }
    private static func list(_ labels: [String]?) -> String { (labels ?? []).joined(separator: ", ") }

    private mutating func compareWords() {
        if old.title != new.title { add(.titleChanged, before: .of(old.title), after: .of(new.title)) }
        for note in old.notes.without(new.notes) { add(.noteChanged, before: .note(note)) }
        for note in new.notes.without(old.notes) { add(.noteChanged, after: .note(note)) }
        if old.source != new.source {
            add(.sourceChanged, before: .text(old.source.sha256), after: .text(new.source.sha256))
        }
    }

    private mutating func add(
        _ kind: ChangeSummary.Kind, rule: MedicationRuleKey? = nil, before: DatasetChange.Value? = nil,
        after: DatasetChange.Value? = nil
    ) {
        changes.append(DatasetChange(kind: kind, chart: new.id, rule: rule, before: before, after: after))
    }
}

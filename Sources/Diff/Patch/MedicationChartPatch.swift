import ChartSchema

/// What rules of a medication chart say, by what they are about; the order of rules means nothing.
public struct KeyedRules: Hashable, Sendable {
    /// What a rule says, without the cells it was read from.
    public struct Content: Hashable, Sendable {
        public var outcome: MedicationOutcome
        public var outcomeLabel: String
        public var ingredients: [String]
        public var rxcui: [String]
        public var tests: [ConditionTest]

        init(_ rule: MedicationRule) {
            (outcome, outcomeLabel) = (rule.outcome, rule.outcomeLabel)
            (ingredients, rxcui, tests) = (rule.ingredients, rule.rxcui, rule.tests)
        }
    }

    /// A key with more than one rule says something twice, or contradicts itself.
    public private(set) var rules: [MedicationRuleKey: [Content]] = [:]
    public private(set) var products: Set<String>

    public init(_ chart: MedicationChart) {
        products = chart.products(spokenOfBy: chart.rules.map(\.product))
        for rule in chart.rules {
            let contents = chart.keys(of: rule)
            for key in contents { rules[key, default: []].append(Content(rule)) }
        }
        for (key, contents) in rules where contents.count > 1 {
            rules[key] = contents.sorted {
                ($0.outcome.rawValue, $0.outcomeLabel) < ($1.outcome.rawValue, $1.outcomeLabel)
            }
        }
    }

    /// The state that a patch makes of this one.
    public func applying(_ patch: MedicationChartPatch) -> KeyedRules {
        var result = self
        for rule in patch.rules {
            if let before = rule.before { result.rules[before] = nil }
        }
        for rule in patch.rules {
            if let after = rule.after { result.rules[after] = rule.contentsAfter }
        }
        result.products.subtract(patch.productsRemoved)
        result.products.formUnion(patch.productsAdded)
        return result
    }
}

extension MedicationChart {
    /// A rule without a product is about each of the chart's products.
    fileprivate func keys(of rule: MedicationRule) -> [MedicationRuleKey] {
        if rule.product != nil || products.isEmpty { return [MedicationRuleKey(rule)] }
        return products.map { product in
            var key = MedicationRuleKey(rule)
            key.product = product
            return key
        }
    }
}

/// Everything that makes the rules of one medication chart those of another.
public struct MedicationChartPatch: Hashable, Sendable {
    public var productsRemoved: [String]
    public var productsAdded: [String]
    /// In the order of their keys.
    public var rules: [RulePatch]

    /// One key: `before` is `nil` for a new one, `after` for one that is gone; they differ where only the window does.
    public struct RulePatch: Hashable, Sendable {
        public var before: MedicationRuleKey?
        public var after: MedicationRuleKey?
        public var contentsBefore: [KeyedRules.Content]
        public var contentsAfter: [KeyedRules.Content]

        /// The key stands twice in one of the charts, so that nobody can say which rule became which.
        public var isAmbiguous: Bool { contentsBefore.count > 1 || contentsAfter.count > 1 }
        var key: MedicationRuleKey { (after ?? before)! }
    }

    public init(from old: KeyedRules, to new: KeyedRules) {
        productsRemoved = old.products.subtracting(new.products).sorted()
        productsAdded = new.products.subtracting(old.products).sorted()
        rules = []
        var partners: [MedicationRuleKey: MedicationRuleKey] = [:]
        let gone = Dictionary(grouping: old.rules.keys.filter { new.rules[$0] == nil }, by: \.withoutWindow)
        let came = Dictionary(grouping: new.rules.keys.filter { old.rules[$0] == nil }, by: \.withoutWindow)
        for (key, before) in gone {
            // Only where no other rule would do as well.
            guard before.count == 1, let after = came[key], after.count == 1,
                old.rules[before[0]]!.map(\.outcome) == new.rules[after[0]]!.map(\.outcome)
            else { continue }
            partners[before[0]] = after[0]
        }
        let taken = Set(partners.values)
        for key in Set(old.rules.keys).union(new.rules.keys).sorted() where !taken.contains(key) {
            let after = partners[key] ?? (new.rules[key] == nil ? nil : key)
            let patch = RulePatch(
                before: old.rules[key] == nil ? nil : key, after: after, contentsBefore: old.rules[key] ?? [],
                contentsAfter: after.map { new.rules[$0]! } ?? [])
            if patch.before != patch.after || patch.contentsBefore != patch.contentsAfter { rules.append(patch) }
        }
    }

    /// The patch from the new state to the old one.
    public var reversed: MedicationChartPatch {
        var result = self
        (result.productsRemoved, result.productsAdded) = (productsAdded, productsRemoved)
        result.rules = rules.map {
            RulePatch(
                before: $0.after, after: $0.before, contentsBefore: $0.contentsAfter, contentsAfter: $0.contentsBefore)
        }.sorted { ($0.before ?? $0.after)! < ($1.before ?? $1.after)! }
        return result
    }

    public var isEmpty: Bool { productsRemoved.isEmpty && productsAdded.isEmpty && rules.isEmpty }
}

extension MedicationRuleKey {
    var withoutWindow: MedicationRuleKey {
        var key = self
        key.lookback = .always
        return key
    }
}

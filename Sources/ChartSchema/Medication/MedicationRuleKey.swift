/// What a rule is about: two rules of one chart with one key say the same thing twice, or contradict each other.
///
/// Printed words are compared as printed, so that a key stays what it is when a dictionary learns a name.
public struct MedicationRuleKey: Hashable, Sendable {
    public var product: String?
    public var medication: String
    public var use: String?
    public var lookback: LookbackWindow
    public var condition: String?

    public init(_ rule: MedicationRule) {
        self.init(rule, product: rule.product)
    }

    init(_ rule: MedicationRule, product: String?) {
        self.product = product
        medication = rule.medication
        use = rule.use
        lookback = rule.lookback
        condition = rule.condition
    }
}

extension MedicationRuleKey: Comparable {
    public static func < (a: MedicationRuleKey, b: MedicationRuleKey) -> Bool {
        a.order.lexicographicallyPrecedes(b.order)
    }

    /// An absent part comes before every word.
    private var order: [String] {
        [medication, use ?? "", lookback.order, condition ?? "", product ?? ""]
    }
}

extension LookbackWindow {
    /// Windows in the order of their ends, those without an end last.
    fileprivate var order: String {
        [basis?.rawValue ?? "", Self.padded(maxMonths), Self.padded(minMonths)].joined(separator: " ")
    }

    private static func padded(_ months: Int?) -> String {
        guard let months else { return "~" }
        let digits = String(months)
        return String(repeating: "0", count: max(0, 9 - digits.count)) + digits
    }
}

extension MedicationChart {
    /// The keys of a rule: one without a product is about each of the chart's products.
    public func keys(of rule: MedicationRule) -> [MedicationRuleKey] {
        if rule.product != nil || products.isEmpty { return [MedicationRuleKey(rule)] }
        return products.map { MedicationRuleKey(rule, product: $0) }
    }

    /// Keys that more than one rule has, in order, with the places of those rules in `rules`.
    public var duplicateKeys: [(key: MedicationRuleKey, rules: [Int])] {
        var places: [MedicationRuleKey: [Int]] = [:]
        for (index, rule) in rules.enumerated() {
            for key in keys(of: rule) { places[key, default: []].append(index) }
        }
        return places.filter { $0.value.count > 1 }.map { (key: $0.key, rules: $0.value) }
            .sorted { $0.rules[0] == $1.rules[0] ? $0.key < $1.key : $0.rules[0] < $1.rules[0] }
    }
}

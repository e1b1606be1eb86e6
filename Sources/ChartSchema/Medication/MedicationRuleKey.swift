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
        product = rule.product
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
    /// Keys that more than one rule has, in order, with the places of those rules in `rules`.
    public var duplicateKeys: [(key: MedicationRuleKey, rules: [Int])] {
        var places: [MedicationRuleKey: [Int]] = [:]
        for (index, rule) in rules.enumerated() { places[MedicationRuleKey(rule), default: []].append(index) }
        return places.filter { $0.value.count > 1 }.map { ($0.key, $0.value) }.sorted { $0.1[0] < $1.1[0] }
    }
}

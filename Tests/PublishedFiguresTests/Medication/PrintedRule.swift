import ChartSchema

/// What a row of a published medication chart says, as the notes to the chart give it.
struct PrintedRule: Hashable, Comparable, CustomStringConvertible {
    var medication: String
    var use: String?
    var lookback = LookbackWindow.always
    var outcome: MedicationOutcome
    var label: String?
    var product: String?
    /// Ages whom the rule is for, or is not for.
    var test: ConditionTest?

    var description: String {
        let window =
            "\(lookback.minMonths ?? 0)..\(lookback.maxMonths.map(String.init) ?? "") \(lookback.basis?.rawValue ?? "")"
        return [
            medication, use ?? "any", window, outcome.rawValue, label ?? "", product ?? "",
            "\(test.map { "\($0)" } ?? "")",
        ]
        .joined(separator: " | ")
    }

    static func < (a: PrintedRule, b: PrintedRule) -> Bool { a.description < b.description }
}

extension PrintedRule {
    /// The same parts of a rule that was read.
    init(_ rule: MedicationRule, keepsLabel: Bool, keepsProduct: Bool) {
        medication = Self.plain(rule.medication)
        use = rule.use.map(Self.plain)
        lookback = rule.lookback
        outcome = rule.outcome
        label = keepsLabel ? rule.outcomeLabel : nil
        product = keepsProduct ? rule.product : nil
        test = rule.tests.first { if case .age = $0 { true } else if case .ageOutside = $0 { true } else { false } }
    }

    /// One kind of apostrophe, and one blank between words: where a line was broken is no part of a name.
    static func plain(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("’", with: "'")
    }
}

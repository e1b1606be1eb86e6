import ChartSchema

/// What is said of a rule of a medication chart beside its names: by it, rules of one medication and use are told apart.
package struct RuleDetail: Sendable, Hashable {
    /// In months.
    package var lookbackMin: Said<Int>
    /// In months.
    package var lookbackMax: Said<Int>
    /// In the carrier's words.
    package var condition: Said<String>

    package init(
        lookbackMin: Said<Int> = .unsaid, lookbackMax: Said<Int> = .unsaid, condition: Said<String> = .unsaid
    ) {
        self.lookbackMin = lookbackMin
        self.lookbackMax = lookbackMax
        self.condition = condition
    }

    /// All of it.
    package init(of rule: MedicationRule) {
        self.init(
            lookbackMin: .exactly(rule.lookback.minMonths), lookbackMax: .exactly(rule.lookback.maxMonths),
            condition: .exactly(rule.condition))
    }

    /// Whether a rule is as is said.
    func admits(_ rule: MedicationRule) -> Bool {
        lookbackMin.admits(rule.lookback.minMonths) && lookbackMax.admits(rule.lookback.maxMonths)
            && condition.admits(rule.condition) { ValueQuery.fold($0) == ValueQuery.fold($1) }
    }
}

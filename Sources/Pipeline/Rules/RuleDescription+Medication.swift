import Reports
import Validation
import Vocabulary

extension RuleDescription {
    /// A rule for medication charts with its examples, and what it says of them.
    init(_ rule: any MedicationChartRule) {
        let accepted = (try? AcceptedNames(text: rule.accepted)) ?? AcceptedNames()
        let triggering = rule.triggering.map { example in
            let found = Validator.findings(for: MedicationExampleTable(example.table).chart, accepting: accepted)
            return Example(example, message: found.first { $0.rule == rule.code }?.message)
        }
        self.init(
            rule.code, rule.severity, rule.explanation, uncheckedWhere: rule.needs.map(\.reason), remedy: rule.remedy,
            triggering: triggering,
            nonTriggering: rule.nonTriggering.map { Example($0) })
    }
}

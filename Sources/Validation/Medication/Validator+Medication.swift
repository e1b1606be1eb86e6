import ChartSchema
import Vocabulary

extension Validator {
    /// What the rules find in `chart`: one finding per mistake, in report order.
    ///
    /// - Parameter accepted: Names whose meaning a person has accepted.
    package static func findings(
        for chart: MedicationChart, accepting accepted: AcceptedNames = AcceptedNames()
    ) -> [Finding] {
        findings(for: chart, accepting: accepted, rules: MedicationChartRules.all)
    }

    /// The same with fewer rules.
    package static func findings(
        for chart: MedicationChart, accepting accepted: AcceptedNames = AcceptedNames(),
        rules: [any MedicationChartRule]
    ) -> [Finding] {
        let evidence = MedicationEvidence(chart, accepting: accepted)
        let heard = rules.flatMap { rule in rule.observations(in: evidence).map { (rule, $0) } }
        return Verdict.reached(from: heard, usual: \.severity)
            .map { rule, observation in
                Finding(
                    rule: rule.code, severity: observation.severity ?? rule.severity, message: observation.message,
                    help: observation.help, chart: chart.id.description,
                    location: observation.cell.map(evidence.location) ?? Finding.Location(file: chart.source.path),
                    context: observation.context)
            }
            .sorted(by: Finding.inReportOrder)
    }
}

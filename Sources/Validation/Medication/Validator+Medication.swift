import ChartSchema
import Vocabulary

extension Validator {
    /// What the rules say of one chart.
    ///
    /// - Parameters:
    ///   - accepted: Names whose meaning a person has accepted.
    ///   - complaints: What was found while the chart was read: a row that could not be read is missing from the chart, and
    ///     that is one matter.
    package static func judgement(
        of chart: MedicationChart, accepting accepted: AcceptedNames = AcceptedNames(), complaints: [Finding] = [],
        rules: [any MedicationChartRule] = MedicationChartRules.all
    ) -> Judgement {
        let evidence = MedicationEvidence(chart, accepting: accepted, complaints: Complaints(complaints))
        let met = Set(MedicationNeed.allCases.filter { $0.isMet(in: evidence) })
        var heard: [(any MedicationChartRule, MedicationObservation)] = []
        var unchecked: [UncheckedRule] = []
        for rule in rules {
            if let missing = rule.needs.first(where: { !met.contains($0) }) {
                unchecked.append(
                    UncheckedRule(
                        rule: rule.code, chart: chart.id.description, missing: missing.rawValue,
                        reason: missing.reason))
                continue
            }
            heard += rule.observations(in: evidence).map { (rule, $0) }
        }
        let findings = Verdict.reached(from: heard, usual: \.severity)
            .map { rule, observation in
                Finding(
                    rule: rule.code, severity: observation.severity ?? rule.severity, message: observation.message,
                    help: observation.help, chart: chart.id.description,
                    location: observation.cell.map(evidence.location) ?? Finding.Location(file: chart.source.path),
                    context: observation.context)
            }
            .sorted(by: Finding.inReportOrder)
        return Judgement(findings: findings, unchecked: unchecked)
    }

    /// What the rules find in `chart`: one finding per mistake, in report order.
    package static func findings(
        for chart: MedicationChart, accepting accepted: AcceptedNames = AcceptedNames(),
        rules: [any MedicationChartRule] = MedicationChartRules.all
    ) -> [Finding] {
        judgement(of: chart, accepting: accepted, rules: rules).findings
    }
}

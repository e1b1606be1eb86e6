import ChartSchema

/// Checks canonical charts.
package enum Validator {
    /// What the rules say of one chart.
    package struct Judgement: Sendable {
        /// One finding per mistake, in report order.
        package var findings: [Finding]
        /// The rules that could say nothing, in the rules' order.
        package var unchecked: [UncheckedRule]
    }

    /// - Parameters:
    ///   - unitChecks: Figures that the chart prints in two systems of units.
    ///   - complaints: What reading found: a figure that could not be read is not reported as missing, too.
    package static func judgement(
        of chart: BuildChart, unitChecks: [UnitCheck], complaints: [Finding] = []
    ) -> Judgement {
        let rules = BuildRules.all
        let evidence = ChartEvidence(chart, unitChecks: unitChecks, complaints: Complaints(complaints))
        let met = Set(BuildNeed.allCases.filter { $0.isMet(in: evidence) })
        var heard: [(any BuildRule, Observation)] = []
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
            .map { rule, observation in finding(rule, observation, chart) }
            .sorted(by: Finding.inReportOrder)
        return Judgement(findings: findings, unchecked: unchecked)
    }

    /// What the rules find in `chart`: one finding per mistake, in report order.
    package static func findings(
        for chart: BuildChart, unitChecks: [UnitCheck], complaints: [Finding] = []
    ) -> [Finding] {
        judgement(of: chart, unitChecks: unitChecks, complaints: complaints).findings
    }

    private static func finding(_ rule: any BuildRule, _ observation: Observation, _ chart: BuildChart) -> Finding {
        let cell = observation.cell
        return Finding(
            rule: rule.code, severity: observation.severity ?? rule.severity, message: observation.message,
            help: observation.help, chart: chart.id.description,
            location: Finding.Location(file: chart.source.path, cell: cell),
            context: observation.context)
    }
}

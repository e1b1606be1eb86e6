import ChartSchema

/// Checks canonical charts.
package enum Validator {
    /// What the rules find in `chart`: one finding per mistake, in report order.
    ///
    /// - Parameter unitChecks: Figures that the chart prints in two systems of units.
    package static func findings(for chart: BuildChart, unitChecks: [UnitCheck]) -> [Finding] {
        findings(for: chart, unitChecks: unitChecks, rules: BuildRules.all)
    }

    /// The same with fewer rules.
    package static func findings(
        for chart: BuildChart, unitChecks: [UnitCheck], rules: [any BuildRule]
    ) -> [Finding] {
        let evidence = ChartEvidence(chart, unitChecks: unitChecks)
        let heard = rules.flatMap { rule in rule.observations(in: evidence).map { (rule, $0) } }
        return Verdict.reached(from: heard)
            .map { rule, observation in finding(rule, observation, chart) }
            .sorted(by: Finding.inReportOrder)
    }

    private static func finding(_ rule: any BuildRule, _ observation: Observation, _ chart: BuildChart) -> Finding {
        let cell = observation.cell
        return Finding(
            rule: rule.code, severity: observation.severity ?? rule.severity, message: observation.message,
            help: observation.help, chart: chart.id.description,
            location: Finding.Location(
                file: chart.source.path, table: cell?.table, row: cell?.row, column: cell?.column, line: cell?.line,
                text: cell?.text),
            context: observation.context)
    }
}

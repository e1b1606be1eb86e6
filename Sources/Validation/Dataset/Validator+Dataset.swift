import ChartSchema

extension Validator {
    /// What the rules across charts say of a version.
    package struct DatasetJudgement: Sendable {
        /// Chart by chart in the order of their ids, those of a chart in report order.
        package var findings: [Finding]
        /// Chart by chart, the rules that could say nothing about it.
        package var unchecked: [UncheckedRule]
    }

    /// - Parameter charts: All build charts of the version, in any order.
    package static func judgement(across charts: [BuildChart]) -> DatasetJudgement {
        judgement(across: charts.map(ChartSeries.init))
    }

    /// - Parameter charts: All build charts of the version, in any order.
    package static func judgement(across charts: [ChartSeries]) -> DatasetJudgement {
        let evidence = DatasetEvidence(charts)
        var findings: [[Finding]] = evidence.charts.map { _ in [] }
        for rule in DatasetRules.all {
            for observation in rule.observations(in: evidence) {
                findings[observation.chart].append(
                    finding(rule, observation, evidence.charts[observation.chart]))
            }
        }
        let met = Dictionary(uniqueKeysWithValues: DatasetNeed.allCases.map { ($0, evidence.charts(with: $0)) })
        let unchecked = evidence.charts.enumerated().flatMap { index, chart in
            DatasetRules.all.filter { !met[$0.need]!.contains(index) }.map { rule in
                UncheckedRule(
                    rule: rule.code, chart: chart.id.description, missing: rule.need.rawValue,
                    reason: rule.need.reason)
            }
        }
        return DatasetJudgement(
            findings: findings.flatMap { $0.sorted(by: Finding.inReportOrder) }, unchecked: unchecked)
    }

    private static func finding(
        _ rule: any DatasetRule, _ observation: DatasetObservation, _ chart: BuildChart
    ) -> Finding {
        let cell = observation.cell
        return Finding(
            rule: rule.code, severity: observation.severity ?? rule.severity, message: observation.message,
            help: observation.help, chart: chart.id.description,
            location: Finding.Location(file: chart.source.path, cell: cell),
            context: observation.context)
    }
}

import ChartSchema

extension Validator {
    /// What the rules across charts say of a version.
    package struct DatasetJudgement: Sendable {
        /// Chart by chart in the order of their ids, those of a chart in report order.
        package var findings: [Finding]
        /// Chart by chart, the rules that could say nothing about it.
        package var unchecked: [UncheckedRule]

        package init(findings: [Finding] = [], unchecked: [UncheckedRule] = []) {
            (self.findings, self.unchecked) = (findings, unchecked)
        }
    }

    /// - Parameter charts: All build charts of the version, in any order.
    package static func judgement(across charts: [BuildChart]) -> DatasetJudgement {
        judgement(across: charts.map(ChartSeries.init))
    }

    /// - Parameters:
    ///   - charts: All build charts of some carriers of the version, in any order.
    ///   - others: All build charts of the others. Of these only what depends on other carriers is judged: what
    ///     ``DatasetNeed/reachesOtherCarriers`` says.
    ///   - rest: Of the charts of further carriers, which are not judged.
    package static func judgement(
        across charts: [ChartSeries], beside others: [ChartBodies] = [], among rest: [BodyRow] = []
    ) -> DatasetJudgement {
        let evidence = DatasetEvidence(charts, beside: others, among: rest)
        let all =
            evidence.charts.map { (id: $0.id.description, path: $0.source.path) }
            + others.map { (id: $0.id.description, path: $0.path) }
        var findings: [[Finding]] = all.map { _ in [] }
        for rule in DatasetRules.all {
            for observation in rule.observations(in: evidence) {
                let chart = all[observation.chart]
                findings[observation.chart].append(finding(rule, observation, chart.id, chart.path))
            }
        }
        let met = Dictionary(uniqueKeysWithValues: DatasetNeed.allCases.map { ($0, evidence.charts(with: $0)) })
        let unchecked = all.enumerated().flatMap { index, chart in
            DatasetRules.all.filter { rule in
                !met[rule.need]!.contains(index)
                    && (index < evidence.charts.count || rule.need.reachesOtherCarriers)
            }.map { rule in
                UncheckedRule(
                    rule: rule.code, chart: chart.id, missing: rule.need.rawValue, reason: rule.need.reason)
            }
        }
        return DatasetJudgement(
            findings: findings.flatMap { $0.sorted(by: Finding.inReportOrder) }, unchecked: unchecked)
    }

    static func finding(
        _ rule: any DatasetRule, _ observation: DatasetObservation, _ chart: String, _ path: String
    ) -> Finding {
        let cell = observation.cell
        return Finding(
            rule: rule.code, severity: observation.severity ?? rule.severity, message: observation.message,
            help: observation.help, chart: chart, location: Finding.Location(file: path, cell: cell),
            context: observation.context)
    }
}

import ChartSchema

/// Checks canonical charts: one judge for every kind of evidence.
package enum Validator {
    /// What the rules say of the charts.
    package struct Judgement: Sendable {
        /// One finding per mistake; chart by chart, those of a chart in report order.
        package var findings: [Finding]
        /// Chart by chart, the rules that could say nothing about it, in the order in which they are listed.
        package var unchecked: [UncheckedRule]

        package init(findings: [Finding] = [], unchecked: [UncheckedRule] = []) {
            (self.findings, self.unchecked) = (findings, unchecked)
        }
    }

    package static func judgement<Evidence: RuleEvidence>(of evidence: Evidence) -> Judgement {
        let needs = Evidence.Need.allCases.map { ($0, evidence.subjects(with: $0)) }
        let met = Dictionary(uniqueKeysWithValues: needs)
        let noticed = Evidence.rules.inPrecedence
            .filter { rule in rule.needs.allSatisfy { !met[$0]!.isEmpty } }
            .flatMap { rule in rule.observations(in: evidence).map { Noticed(rule: rule, observation: $0) } }
        return Judgement(
            findings: findings(onePerMistake(noticed), evidence), unchecked: unchecked(met, evidence))
    }

    private static func findings<Evidence>(_ noticed: [Noticed<Evidence>], _ evidence: Evidence) -> [Finding] {
        let subjects = evidence.subjects
        var found: [[Finding]] = subjects.map { _ in [] }
        for each in noticed {
            let index = each.observation.chart
            found[index].append(
                finding(
                    each, of: subjects[index], at: each.observation.cell.map { evidence.location(of: $0, in: index) }))
        }
        return found.flatMap { $0.sorted(by: Finding.inReportOrder) }
    }

    /// What is told of an observation; without a place it is of the file.
    static func finding<Evidence>(
        _ each: Noticed<Evidence>, of subject: RuleSubject, at location: Finding.Location?
    ) -> Finding {
        Finding(
            rule: each.rule.code, severity: each.severity, message: each.observation.message,
            help: each.observation.help, chart: subject.id,
            location: location ?? Finding.Location(file: subject.path), context: each.observation.context)
    }

    private static func unchecked<Evidence: RuleEvidence>(
        _ met: [Evidence.Need: Set<Int>], _ evidence: Evidence
    ) -> [UncheckedRule] {
        evidence.subjects.enumerated().flatMap { index, subject in
            Evidence.rules.all.compactMap { rule in
                guard let missing = rule.needs.first(where: { !met[$0]!.contains(index) }),
                    evidence.concerns(missing, index)
                else { return nil }
                return UncheckedRule(
                    rule: rule.code, chart: subject.id, missing: missing.rawValue, reason: missing.reason)
            }
        }
    }
}

import ChartSchema

/// One thing that can be wrong with a build chart.
///
/// A rule is pure and never changes data. Its examples are at once its tests and its page in the documentation.
package protocol BuildRule: Sendable {
    /// A stable code in dotted words, most general first.
    var code: String { get }
    /// What a finding of this rule weighs as a rule; a mild case may weigh less.
    var severity: Finding.Severity { get }
    /// One sentence: what is wrong with a chart that has such a finding.
    var explanation: String { get }
    /// What a chart must have for the rule to say anything; without it the rule is reported as not checked.
    var needs: [BuildNeed] { get }
    /// Charts with exactly one finding of this rule, at the cell marked with `↓`.
    var triggering: [RuleExample] { get }
    /// Charts that look alike, and are right.
    var nonTriggering: [RuleExample] { get }

    func observations(in evidence: ChartEvidence) -> [Observation]
}

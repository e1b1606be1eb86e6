import ChartSchema

/// One thing that can be wrong with a medication chart.
///
/// A rule is pure and never changes data. Its examples are at once its tests and its page in the documentation.
package protocol MedicationChartRule: Sendable {
    /// A stable code in dotted words, most general first.
    var code: String { get }
    /// What a finding of this rule weighs as a rule; a mild case may weigh less.
    var severity: Finding.Severity { get }
    /// One sentence: what is wrong with a chart that has such a finding.
    var explanation: String { get }
    /// What to do about a finding, in one sentence.
    var remedy: String { get }
    /// What a chart must have for the rule to say anything; without it the rule is reported as not checked.
    var needs: [MedicationNeed] { get }
    /// Charts with exactly one finding of this rule, at the cell marked with `↓`.
    var triggering: [RuleExample] { get }
    /// Charts that look alike, and are right.
    var nonTriggering: [RuleExample] { get }
    /// The accepted names that go with the examples, as their file holds them.
    var accepted: String { get }

    func observations(in evidence: MedicationEvidence) -> [MedicationObservation]
}

extension MedicationChartRule {
    package var accepted: String { "" }
}

import ChartSchema

/// One thing that can be wrong with a chart, or with a chart beside others.
///
/// A rule is pure and never changes data. Its examples are at once its tests and its page in the documentation.
///
///     struct ZoneGap: Rule<BuildEvidence> { … }
package protocol Rule<Evidence>: Sendable {
    /// What the rule looks at: a build chart, a medication chart, or the charts of a version.
    associatedtype Evidence: RuleEvidence

    /// A stable code in dotted words, most general first.
    var code: String { get }
    /// What a finding of this rule weighs as a rule; a mild case may weigh less.
    var severity: Finding.Severity { get }
    /// One sentence: what is wrong with a chart that has such a finding.
    var explanation: String { get }
    /// What to do about a finding, in one sentence; `nil` where each finding advises something of its own.
    var remedy: String? { get }
    /// What a chart must have for the rule to say anything; without it the rule is reported as not checked.
    var needs: [Evidence.Need] { get }
    /// Rules that often notice the same mistake and say less of it: where both speak, this one stands. What those precede in
    /// turn, this one precedes, too.
    var precedes: [any Rule<Evidence>] { get }
    /// Charts with exactly one finding of this rule, at the cell marked with `↓`.
    var triggering: [Evidence.Example] { get }
    /// Charts that look alike, and are right.
    var nonTriggering: [Evidence.Example] { get }

    func observations(in evidence: Evidence) -> [Observation]
}

extension Rule {
    package typealias Observation = RuleObservation<Evidence>

    package var remedy: String? { nil }
    package var precedes: [any Rule<Evidence>] { [] }
}

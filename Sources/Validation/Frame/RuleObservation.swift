import ChartSchema

/// What a rule noticed, before it is known whether a rule that precedes it noticed the same.
///
/// One mistake of a carrier breaks many rules: a lost digit is implausible, leaves its column's curve, makes the next
/// row rise too fast and turns two classes round. So an observation names the figures it holds to be wrong, and those
/// it merely compared; an observation that needed a figure which another holds to be wrong is dropped.
package struct RuleObservation<Evidence: RuleEvidence>: Sendable {
    /// The chart's index in ``RuleEvidence/subjects``.
    var chart = 0
    /// `nil`: the rule's own.
    var severity: Finding.Severity?
    /// One sentence: what was expected and what was found.
    var message: String
    var help: String?
    /// Where the finding stands; `nil` for the file.
    var cell: Evidence.Place?
    var context: [String: String] = [:]
    /// The parts held to be wrong.
    var suspects: Set<Evidence.Part> = []
    /// Further parts that the observation rests on.
    var compared: Set<Evidence.Part> = []
}

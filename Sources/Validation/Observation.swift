import ChartSchema

/// What a rule noticed, before it is known whether a stronger rule noticed the same.
///
/// One mistake of a carrier breaks many rules: a lost digit is implausible, leaves its column's curve, makes the next
/// row rise too fast and turns two classes round. So an observation names the figures it holds to be wrong, and those
/// it merely compared; an observation that needed a figure which a stronger one holds to be wrong is dropped.
package struct Observation: Accusation {
    /// `nil`: the rule's own.
    var severity: Finding.Severity?
    /// One sentence: what was expected and what was found.
    var message: String
    var help: String?
    /// Where the finding stands; `nil` for the file.
    var cell: CellReference?
    var context: [String: String] = [:]
    /// The figures held to be wrong.
    var accused: Set<FigureID> = []
    /// Further figures that the observation rests on.
    var witnesses: Set<FigureID> = []
}

import ChartSchema

/// One thing that can be wrong with a chart, seen from the other charts of a version.
///
/// A finding belongs to one chart and never keeps it from being published: what one carrier sends must not hold back
/// another's chart. So the severity is at most a warning.
package protocol DatasetRule: Sendable {
    /// A stable code in dotted words that begins with ``DatasetRules/prefix``.
    var code: String { get }
    var severity: Finding.Severity { get }
    /// One sentence: what is wrong with a chart that has such a finding.
    var explanation: String { get }
    /// What a chart needs beside itself for the rule to say anything about it.
    var need: DatasetNeed { get }
    /// Charts with exactly one finding of this rule, at the cell marked with `↓`.
    var triggering: [DatasetExample] { get }
    /// Charts that look alike, and are right.
    var nonTriggering: [DatasetExample] { get }

    func observations(in evidence: DatasetEvidence) -> [DatasetObservation]
}

/// What a rule noticed about one of the charts.
package struct DatasetObservation: Sendable {
    /// The chart's index in ``DatasetEvidence``.
    var chart: Int
    var severity: Finding.Severity?
    var message: String
    var help: String
    var cell: CellReference?
    var context: [String: String]
}

/// What a chart needs beside itself.
package enum DatasetNeed: String, Hashable, Sendable, CaseIterable {
    case earlierEdition = "earlier-edition"
    case otherChart = "other-chart"
    case otherCarriers = "other-carriers"

    /// Whether what a rule with this need says of a chart depends on the charts of other carriers.
    package var reachesOtherCarriers: Bool { self == .otherCarriers }

    /// What is missing, as a clause that goes on after "not checked: ".
    package var reason: String {
        switch self {
        case .earlierEdition: "there is no earlier edition of the chart"
        case .otherChart: "the carrier has no other chart with weights at the same heights"
        case .otherCarriers: "fewer than \(DatasetEvidence.leastCarriers) other carriers have its classes"
        }
    }
}

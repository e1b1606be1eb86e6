/// What a chart needs beside itself for a rule across charts to say anything about it.
package enum DatasetNeed: String, RuleNeed {
    case earlierEdition = "earlier-edition"
    case otherChart = "other-chart"
    case otherCarriers = "other-carriers"

    /// Whether what a rule with this need says of a chart depends on the charts of other carriers.
    package var reachesOtherCarriers: Bool { self == .otherCarriers }

    package var reason: String {
        switch self {
        case .earlierEdition: "there is no earlier edition of the chart"
        case .otherChart: "the carrier has no other chart with weights at the same heights"
        case .otherCarriers: "fewer than \(DatasetEvidence.leastCarriers) other carriers have its classes"
        }
    }
}

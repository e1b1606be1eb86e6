/// Every rule across charts: what is wrong with a chart, seen from the other charts of a version.
///
/// A finding belongs to one chart and never keeps it from being published: what one carrier sends must not hold back
/// another's chart. So the severity is at most a warning.
package enum DatasetRules {
    /// What the codes of these rules begin with, and no others.
    package static let prefix = "dataset."

    /// Whether what a rule says of a chart depends on the charts of other carriers.
    package static func reachesOthers(_ code: String) -> Bool {
        all.contains { $0.code == code && $0.needs.contains(where: \.reachesOtherCarriers) }
    }

    package static let all: [any Rule<DatasetEvidence>] = [
        EditionShift(), EditionCell(), EditionJump(), EditionClassLost(), EditionHeightsLost(), CopyDiffers(),
        ProductFar(), CarrierFar(),
    ]
}

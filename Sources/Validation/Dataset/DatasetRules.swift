/// Every rule across charts.
package enum DatasetRules {
    /// What the codes of these rules begin with, and no others.
    package static let prefix = "dataset."

    /// Whether what a rule says of a chart depends on the charts of other carriers.
    package static func reachesOthers(_ code: String) -> Bool {
        all.contains { $0.code == code && $0.need.reachesOtherCarriers }
    }

    package static let all: [any DatasetRule] = [
        EditionShift(), EditionCell(), EditionJump(), EditionClassLost(), EditionHeightsLost(), CopyDiffers(),
        ProductFar(), CarrierFar(),
    ]
}

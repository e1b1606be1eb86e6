/// Every rule across charts.
package enum DatasetRules {
    /// What the codes of these rules begin with, and no others.
    package static let prefix = "dataset."

    package static let all: [any DatasetRule] = [
        EditionShift(), EditionCell(), EditionJump(), EditionClassLost(), EditionHeightsLost(), CopyDiffers(),
        ProductFar(), CarrierFar(),
    ]
}

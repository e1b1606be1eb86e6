import Eligibility

/// What a standing comes to for a person who looks for a plan.
package enum BuildGroup: String, CaseIterable, Sendable {
    case fits = "fits"
    case referred = "somebody decides"
    case unfit = "does not fit"
    case silent = "no statement"

    package init(_ kind: Standing.Kind) {
        switch kind {
        case .offer, .unclassified: self = .fits
        case .refer: self = .referred
        case .below, .above, .decline: self = .unfit
        case .unrefused, .between, .outsideHeight, .outsideAge, .outsideSex, .outsideTobacco: self = .silent
        }
    }
}

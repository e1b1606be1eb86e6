import Eligibility

/// What a standing comes to for a person who looks for a plan.
package enum BuildGroup: CaseIterable, Sendable {
    case fits
    /// Somebody decides.
    case referred
    case unfit
    /// The charts say nothing.
    case silent

    package init(_ kind: Standing.Kind) {
        switch kind {
        case .offer, .unclassified: self = .fits
        case .refer: self = .referred
        case .below, .above, .decline: self = .unfit
        case .unrefused, .between, .outsideHeight, .outsideAge, .outsideSex, .outsideTobacco: self = .silent
        }
    }
}

import ChartSchema
import Eligibility

/// A word in a coloured field; the colour only says again what the word says.
package struct Badge {
    package var name: String
    /// A class of the style sheet: `best`, `good`, `rated`, `refer`, `refused` or `silent`.
    package var tone: String
}

extension Standing {
    var badge: Badge {
        switch kind {
        case .offer: rateClass?.badge ?? Badge(name: "Fits", tone: "good")
        case .unclassified: Badge(name: "Accepted", tone: "good")
        case .unrefused: Badge(name: "Not refused", tone: "silent")
        case .refer: Badge(name: "Refer", tone: "refer")
        case .between: Badge(name: "No statement", tone: "silent")
        case .below: Badge(name: "Too light", tone: "refused")
        case .above: Badge(name: "Too heavy", tone: "refused")
        case .decline: Badge(name: "Decline", tone: "refused")
        case .outsideHeight, .outsideAge, .outsideSex, .outsideTobacco: Badge(name: "No statement", tone: "silent")
        }
    }
}

extension RateClass {
    /// `Preferred plus`, `Table 4`.
    package var name: String { rawValue.replacing("-", with: " ").capitalizedFirst }

    package var badge: Badge {
        let tone =
            switch self {
            case .preferredPlus, .preferred, .level: "best"
            case .standardPlus, .standard: "good"
            case .refer: "refer"
            case .decline: "refused"
            default: "rated"
            }
        return Badge(name: name, tone: tone)
    }
}

extension MedicationOutcome {
    package var badge: Badge {
        let tone =
            switch self {
            case .accept, .level: "best"
            case .rated, .graded, .modified, .guaranteed: "rated"
            case .refer: "refer"
            case .decline: "refused"
            }
        return Badge(name: rawValue.capitalizedFirst, tone: tone)
    }
}

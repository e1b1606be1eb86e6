import ChartSchema

/// What can be found of the entries of review files: what people have accepted or corrected.
package enum ReviewFinding: String, FindingKind {
    case acceptedExpired = "review.accepted.expired"
    case acceptedStale = "review.accepted.stale"
    case acceptedUnsafe = "review.accepted.unsafe"
    case correctionExpired = "review.correction.expired"
    case correctionFixed = "review.correction.fixed"
    case correctionStale = "review.correction.stale"
    case nameStale = "review.name.stale"

    package var meaning: FindingMeaning {
        switch self {
        case .acceptedExpired:
            FindingMeaning(
                .warning,
                "An accepted finding has reached the end of its time and counts again.",
                remedy: "Look again, and renew or remove the entry.")
        case .acceptedStale:
            FindingMeaning(
                .warning,
                "An entry accepts a finding that is not found any more.",
                remedy: "Remove the entry, or accept what is found today.")
        case .acceptedUnsafe:
            FindingMeaning(
                .warning,
                "An entry accepts an error that says something could not be read; no word makes that certain.",
                remedy: "Mend what the error is about, and remove the entry.")
        case .correctionExpired:
            FindingMeaning(
                .error,
                "A correction has reached the end of its time.",
                remedy: "Ask the carrier again, and renew or remove the entry.")
        case .correctionFixed:
            FindingMeaning(
                .warning,
                "The carrier now prints what a correction says.",
                remedy: "Remove the correction.")
        case .correctionStale:
            FindingMeaning(
                .error,
                "A correction does not find the value that it expects.",
                remedy: "Compare with the chart, and correct or remove the entry.")
        case .nameStale:
            FindingMeaning(
                .warning,
                "An accepted name is printed in no chart, or the dictionary has it by now.",
                remedy: "Remove the line.")
        }
    }
}

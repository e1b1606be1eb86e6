import ChartSchema

extension RuleDescription {
    /// Findings about the entries of review files: what people have accepted or corrected.
    package static let reviewFindings: [RuleDescription] = [
        RuleDescription(
            "review.accepted.expired", .warning,
            "An accepted finding has reached the end of its time and counts again.",
            remedy: "Look again, and renew or remove the entry."),
        RuleDescription(
            "review.accepted.stale", .warning,
            "An entry accepts a finding that is not found any more.",
            remedy: "Remove the entry, or accept what is found today."),
        RuleDescription(
            "review.accepted.unsafe", .warning,
            "An entry accepts an error that says something could not be read; no word makes that certain.",
            remedy: "Mend what the error is about, and remove the entry."),
        RuleDescription(
            "review.correction.expired", .error,
            "A correction has reached the end of its time.",
            remedy: "Ask the carrier again, and renew or remove the entry."),
        RuleDescription(
            "review.correction.fixed", .warning,
            "The carrier now prints what a correction says.",
            remedy: "Remove the correction."),
        RuleDescription(
            "review.correction.stale", .error,
            "A correction does not find the value that it expects.",
            remedy: "Compare with the chart, and correct or remove the entry."),
    ]
}

import ChartSchema

/// Applies corrections to a value or a group of values that one raw cell gave, and complains about those that no longer
/// hold. A correction is applied only where every value is the one that it expects.
struct CorrectionPass {
    private let today: String?
    private(set) var findings: [Finding] = []

    /// - Parameter today: The day that expiry is judged on; `nil`: nothing expires.
    init(today: String?) { self.today = today }

    /// Whether a correction is to be applied to what the chart says.
    ///
    /// - Parameter values: What is at the correction's address: several where one cell gave several values.
    mutating func admits(_ correction: Correction, values: [AppliedCorrection.Value]) -> Bool {
        let (expected, wanted) = (correction.applied.printed, correction.applied.published)
        let name = correction.name
        if !values.isEmpty, values.allSatisfy({ $0 == wanted }) {
            findings.append(
                correction.finding(
                    .correctionFixed,
                    "The chart now says \(wanted) for \(name) itself; the correction was not applied.",
                    help: "Remove the correction."))
            return false
        }
        guard !values.isEmpty, values.allSatisfy({ $0 == expected }) else {
            findings.append(
                correction.finding(
                    .correctionStale,
                    "The chart says \(Self.inWords(values)) for \(name), where \(expected) was expected; the correction was not applied.",
                    help: "Compare with the chart, and correct or remove the entry."))
            return false
        }
        guard !correction.isExpired(on: today) else {
            findings.append(
                correction.finding(
                    .correctionExpired,
                    "The correction of \(name) from \(expected) to \(wanted) held until \(correction.until ?? ""); it was not applied.",
                    help: "Ask the carrier again, and renew or remove the entry."))
            return false
        }
        return true
    }

    private static func inWords(_ values: [AppliedCorrection.Value]) -> String {
        var distinct: [String] = []
        for value in values where !distinct.contains(value.description) { distinct.append(value.description) }
        return distinct.isEmpty ? "nothing" : distinct.joined(separator: " and ")
    }
}

import ChartSchema

/// An item of a list that decides for itself: "Aricept – Decline", "Neurontin: decline if diabetic".
struct ListedDecision {
    var name: String
    var decision: OutcomeNotation.Reading

    /// `nil` unless a drug stands before a dash or a colon, and a decision behind it.
    init?(_ text: String) {
        for separator in [": ", " - ", " – ", " — "] {
            let parts = text.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, case let name = singleSpaced(parts[0]), MedicationList.isDrug(name),
                let decision = OutcomeNotation.read(singleSpaced(parts[1]))
            else { continue }
            (self.name, self.decision) = (name, decision)
            return
        }
        return nil
    }
}

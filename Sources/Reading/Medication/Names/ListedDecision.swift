import ChartSchema

/// An item of a list that decides for itself: "Aricept – Decline", "Neurontin: decline if diabetic", "Decline: Aricept, Namenda".
struct ListedDecision {
    var names: [NamedMedication]
    var decision: OutcomeNotation.Reading

    /// `nil` unless drugs stand on one side of a dash or a colon, and a decision on the other.
    init?(_ text: String) {
        for separator in [": ", " - ", " – ", " — "] {
            let parts = text.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
                .map(singleSpaced)
            guard parts.count == 2 else { continue }
            if MedicationList.isDrug(parts[0]), let decision = OutcomeNotation.read(parts[1]) {
                (names, self.decision) = ([NamedMedication(name: parts[0], beside: nil)], decision)
                return
            }
            if let names = Self.names(parts[1]), OutcomeWords(parts[0]).rest.isEmpty,
                let decision = OutcomeNotation.read(parts[0])
            {
                (self.names, self.decision) = (names, decision)
                return
            }
        }
        return nil
    }

    private static func names(_ text: String) -> [NamedMedication]? {
        if let several = NamedMedication.several(in: text) { return several }
        return MedicationList.isDrug(text) ? [NamedMedication(name: text, beside: nil)] : nil
    }
}

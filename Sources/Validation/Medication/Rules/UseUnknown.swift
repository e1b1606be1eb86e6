import ChartSchema
import Vocabulary

/// A use that the vocabulary does not have.
struct UseUnknown: Rule<MedicationEvidence> {
    let code = "medication.use.unknown"
    let severity = Finding.Severity.info
    let needs: [MedicationNeed] = [.uses]
    let explanation = "A use is in no vocabulary, so that it cannot be brought together with the same use elsewhere."
    let remedy: String? = "Check the wording; a use that is right belongs into the vocabulary."
    var precedes: [any Rule<MedicationEvidence>] { [TwinDiffers()] }

    let triggering = [
        MedicationExample(
            "a misspelt use (American-Amicable)",
            """
            medication | use        | decision
            Amiodarone | ↓Arrythmia | decline
            Betapace   | Arrythmia  | decline
            """),
        MedicationExample(
            "a use that the row is not for",
            """
            medication | use          | decision
            Lasix      | ↓Not for CHF | level
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "synonyms, capitals and several uses in one cell",
            """
            medication | use                       | decision
            Coreg      | congestive heart failure  | decline
            Plavix     | Stroke/TIA/Heart Attack   | decline
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        var rows: [String: [Int]] = [:]
        var order: [String] = []
        for (index, row) in evidence.rows.enumerated() where row.useKey.hasPrefix("?") {
            if rows[row.useKey] == nil { order.append(row.useKey) }
            rows[row.useKey, default: []].append(index)
        }
        return order.map { key in
            let own = rows[key]!
            let use = evidence.rows[own[0]].use ?? ""
            let meant = UseVocabulary.standard.suggestion(for: use)
            let isTurned = Self.isTurned(use)
            return Observation(
                // A near miss is a misprint, and a code no use; what is near nothing may just be a use that nobody has reviewed.
                severity: meant == nil && !isTurned && !Self.isCode(use) ? nil : .warning,
                message: isTurned
                    ? "\"\(use)\" names what the row is not for, or what other rows leave; it is kept as printed, and decides for nobody by itself."
                    : "The use \"\(use)\" is in no vocabulary; it is kept as printed.",
                help: meant.map { "Did you mean \($0.name)?" },
                cell: MedicationPart(row: own[0], kind: .use),
                context: meant.map { ["read_as": $0.name] } ?? [:],
                suspects: evidence.parts(.use, of: own))
        }
    }

    /// "D01", "401.9": a code that another table may explain.
    private static func isCode(_ use: String) -> Bool {
        use.count <= 6 && use.contains(where: \.isNumber) && !use.contains(" ")
    }

    /// "Not for CHF", "All except stroke": what is printed is a use of somebody else.
    private static func isTurned(_ use: String) -> Bool {
        let words = use.lowercased().split { !$0.isLetter }
        return words.first == "not" || words.starts(with: ["other", "than"])
            || words.contains {
                ["except", "excepting", "excluding", "unless", "other", "others", "besides", "but"].contains($0)
            }
    }
}

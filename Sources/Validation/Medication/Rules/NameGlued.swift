import ChartSchema
import Vocabulary

/// Names that ran together, or a blank inside a name.
struct NameGlued: Rule<MedicationEvidence> {
    let code = "medication.name.glued"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.rules]
    let explanation = "Two names ran together into one, or a blank stands inside a name."
    let remedy: String? = "Check the name against the carrier's page."
    var precedes: [any Rule<MedicationEvidence>] { [NameUnknown()] + MedicationRules.contradictions }

    let triggering = [
        MedicationExample(
            "two names in one cell",
            """
            medication       | decision
            ↓SirolimusSirturo | decline
            """),
        MedicationExample(
            "a blank inside a name",
            """
            medication | decision
            ↓Pla vix   | decline
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "a hyphen inside a name",
            """
            medication | decision
            Nitro-Quick | level
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.names.compactMap { name in
            let message: String
            if name.drug.isUnresolved {
                guard let (first, second) = parts(of: name.printed) else { return nil }
                message = "\"\(name.printed)\" is two names that ran together: \"\(first)\" and \"\(second)\"."
            } else if name.drug.ways.contains(.joined), name.printed.contains(" ") {
                let drug = name.drug.ingredients.map(\.name).joined(separator: ", ")
                message = "\"\(name.printed)\" is \(drug) only when a blank is dropped."
            } else {
                return nil
            }
            return Observation(
                message: message, help: remedy,
                cell: MedicationPart(row: name.rows[0], kind: .medication),
                suspects: evidence.parts(.medication, of: name.rows))
        }
    }

    /// A text of more bytes is a sentence, and no two names that ran together; looking for them takes the square of its length.
    private static let longest = 200

    /// The two known names that a text without a separator is made of.
    private func parts(of printed: String) -> (String, String)? {
        guard (9...Self.longest).contains(printed.utf8.count) else { return nil }
        for cut in printed.indices.dropFirst(4).dropLast(3) {
            let sides = [printed[..<cut], printed[cut...]]
            guard let last = sides[0].last, let next = sides[1].first, last.isLetter, next.isLetter else { continue }
            let known = sides.allSatisfy { DrugDictionary.standard.entry(folded: FoldedName.of($0)) != nil }
            if known { return (String(sides[0]), String(sides[1])) }
        }
        return nil
    }
}

import ChartSchema
import Vocabulary

/// A name that is read as a person said.
struct NameAccepted: Rule<MedicationEvidence> {
    let code = "medication.name.accepted"
    let severity = Finding.Severity.info
    let needs: [MedicationNeed] = [.acceptedNames]
    let explanation = "A name that no dictionary has is read as another, because a person accepted that."

    let remedy: String? = "Nothing, until the dictionary or the carrier says otherwise."

    private static let accepted =
        "printed\tmeans\twho\twhen\twhy\nBumetadine\tbumetanide\tunderwriting\t2026-01-05\tthe guide of 2020 prints it right\n"
    var precedes: [any Rule<MedicationEvidence>] { MedicationRules.contradictions }

    let triggering = [
        MedicationExample(
            "a misspelling that somebody looked at",
            """
            medication  | use | decision
            ↓Bumetadine | CHF | decline
            """, accepting: accepted)
    ]
    let nonTriggering = [
        MedicationExample(
            "a name that needs nobody",
            """
            medication | use | decision
            Bumetanide | CHF | decline
            """, accepting: accepted)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.names.compactMap { name in
            guard name.drug.ways.contains(.accepted), let entry = evidence.accepted[name.folded] else {
                return nil
            }
            return Observation(
                message: "\"\(name.printed)\" is read as \"\(entry.means)\", as \(entry.who) accepted on "
                    + "\(entry.when): \(entry.why).",
                cell: MedicationPart(row: name.rows[0], kind: .medication), context: ["read_as": entry.means])
        }
    }
}

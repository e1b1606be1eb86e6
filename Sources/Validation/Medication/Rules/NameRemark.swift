import ChartSchema
import Vocabulary

/// Words beside a known name that mean nothing to the dictionary.
struct NameRemark: Rule<MedicationEvidence> {
    let code = "medication.name.remark"
    let severity = Finding.Severity.info
    let needs: [MedicationNeed] = [.rules]
    let explanation = "Beside a known name stand words that are no form, strength or other name of it."
    let remedy: String? = "It is kept in the name: check that it is no other medication."
    var precedes: [any Rule<MedicationEvidence>] { MedicationRules.contradictions }

    let triggering = [
        MedicationExample(
            "a word that nobody knows in the parentheses",
            """
            medication          | decision
            ↓Coumadin (warfarin, zzyzx) | decline
            """)
    ]
    let nonTriggering = [
        MedicationExample(
            "forms and devices",
            """
            medication                            | decision
            ABSTRAL (fentanyl) sublingual tablets | decline
            Advair Diskus                         | level
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.names.compactMap { name in
            let remarks = name.drug.parts.filter { $0.kind == .remark }.map(\.text)
            guard !remarks.isEmpty, !name.drug.isUnresolved else { return nil }
            return Observation(
                message: "\"\(remarks.joined(separator: ", "))\" beside the name is not understood.",
                help: remedy,
                cell: MedicationPart(row: name.rows[0], kind: .medication))
        }
    }
}

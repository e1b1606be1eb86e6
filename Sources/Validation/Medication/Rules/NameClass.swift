import ChartSchema
import Vocabulary

/// A name that stands for many medications or for none.
struct NameClass: Rule<MedicationEvidence> {
    let code = "medication.name.class"
    let severity = Finding.Severity.info
    let needs: [MedicationNeed] = [.rules]
    let explanation = "A row names a class of medications, or a thing that is no medication, and so has no ingredients."
    let remedy: String? = "Nothing, where the carrier means the kind."
    var precedes: [any Rule<MedicationEvidence>] { MedicationRules.contradictions }

    let triggering = [
        MedicationExample(
            "every insulin (Kansas City Life)",
            """
            medication | decision
            Inspra     | decline
            ↓Insulin   | decline
            """),
        MedicationExample(
            "no medication (Accendo)",
            """
            medication | decision
            ↓Oxygen    | decline
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "one insulin",
            """
            medication | decision
            Lantus     | decline
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.names.compactMap { name in
            let what: String
            var severity: Finding.Severity?
            switch name.drug.answer {
            case .drugClass(let drugClass): what = "a kind of medication (\(drugClass.id)) and no single one"
            case .notADrug(let thing):
                what = "no medication (\(thing))"
                // It decides for every name that the chart does not print.
                if thing == DrugResolution.everyOther { severity = .warning }
            case .ingredients, .unresolved: return nil
            }
            return Observation(
                severity: severity,
                message: "\"\(name.printed)\" names \(what); no ingredient is given.",
                cell: MedicationPart(row: name.rows[0], kind: .medication))
        }
    }
}

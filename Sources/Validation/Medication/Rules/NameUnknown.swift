import ChartSchema

/// A medication that no dictionary knows.
struct NameUnknown: Rule<MedicationEvidence> {
    let code = "medication.name.unknown"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.rules]
    let explanation =
        "A medication's name is in no dictionary, as printed or after salts, doses and forms are set apart."
    let remedy: String? =
        "Check the name against the carrier's page; a person may say what it means (review/names.tsv)."
    var precedes: [any Rule<MedicationEvidence>] { MedicationRules.contradictions }

    let triggering = [
        MedicationExample(
            "letters changed (Transamerica)",
            """
            medication | decision
            Abacavir   | decline
            ↓Donepazil | decline
            """)
    ]
    let nonTriggering = [
        MedicationExample(
            "salts, strengths and abbreviations",
            """
            medication               | decision
            Naltrexone Hcl           | decline
            HCTZ                     | level
            furosemide, more than 40 mg | decline
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.names.compactMap { name in
            guard name.drug.isUnresolved else { return nil }
            let suggestions = name.suggestions.map(\.name)
            return Observation(
                message: "\"\(name.printed)\" is a medication of no dictionary.",
                help: suggestions.isEmpty
                    ? remedy
                    : "Did you mean \(suggestions.joined(separator: ", "))?",
                cell: MedicationPart(row: name.rows[0], kind: .medication),
                context: suggestions.isEmpty ? [:] : ["read_as": suggestions.joined(separator: ", ")],
                suspects: evidence.parts(.medication, of: name.rows))
        }
    }
}

import ChartSchema

/// A medication that no dictionary knows.
struct NameUnknown: MedicationChartRule {
    let code = "medication.name.unknown"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.rules]
    let explanation =
        "A medication's name is in no dictionary, as printed or after salts, doses and forms are set apart."
    let remedy = "Check the name against the carrier's page; a person may say what it means (review/names.tsv)."

    let triggering = [
        RuleExample(
            "letters changed (Transamerica)",
            """
            medication | decision
            Abacavir   | decline
            ↓Donepazil | decline
            """)
    ]
    let nonTriggering = [
        RuleExample(
            "salts, strengths and abbreviations",
            """
            medication               | decision
            Naltrexone Hcl           | decline
            HCTZ                     | level
            furosemide, more than 40 mg | decline
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [MedicationObservation] {
        evidence.names.compactMap { name in
            guard name.drug.isUnresolved else { return nil }
            let suggestions = name.suggestions.map(\.name)
            return MedicationObservation(
                message: "\"\(name.printed)\" is a medication of no dictionary.",
                help: suggestions.isEmpty
                    ? remedy
                    : "Did you mean \(suggestions.joined(separator: ", "))?",
                cell: MedicationPart(row: name.rows[0], kind: .medication),
                context: suggestions.isEmpty ? [:] : ["read_as": suggestions.joined(separator: ", ")],
                accused: evidence.parts(.medication, of: name.rows))
        }
    }
}

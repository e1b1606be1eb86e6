import ChartSchema

/// The same rule, printed twice.
struct RuleRepeated: Rule<MedicationEvidence> {
    let code = "medication.rule.repeated"
    let severity = Finding.Severity.info
    let needs: [MedicationNeed] = [.severalRows]
    let explanation = "One medication is printed twice for the same use and window, with the same decision."
    let remedy: String? = "Remove one of the rows, or look which other medication was meant."
    var precedes: [any Rule<MedicationEvidence>] { MedicationRules.ladders }

    let triggering = [
        MedicationExample(
            "a row printed twice (Accendo)",
            """
            medication  | use    | decision
            filgrastim  | Cancer | decline
            ↓filgrastim | Cancer | decline
            """)
    ]
    let nonTriggering = [
        MedicationExample(
            "other windows and uses",
            """
            medication | use    | within    | decision
            Coumadin   | Stroke | 2 years   | decline
            Coumadin   | Stroke | > 2 years | level
            Coumadin   | Clot   | 2 years   | decline
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.entries.flatMap { entry in
            entry.rows.enumerated().dropFirst().compactMap { place, row -> Observation? in
                let terms = evidence.rows[row].terms
                guard let first = entry.rows[..<place].first(where: { evidence.rows[$0].terms == terms })
                else { return nil }
                let printed = evidence.rows[row]
                return Observation(
                    message: "\"\(printed.medication)\" \(MedicationWords.use(printed.use)) stands in "
                        + "\(evidence.place(of: first)) already, with the same decision.",
                    help: remedy,
                    cell: MedicationPart(row: row, kind: .medication),
                    suspects: [MedicationPart(row: row, kind: .medication)],
                    compared: evidence.parts(.outcome, of: [row]))
            }
        }
    }
}

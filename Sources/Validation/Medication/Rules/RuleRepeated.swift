import ChartSchema

/// The same rule, printed twice.
struct RuleRepeated: MedicationChartRule {
    let code = "medication.rule.repeated"
    let severity = Finding.Severity.info
    let needs: [MedicationNeed] = [.severalRows]
    let explanation = "One medication is printed twice for the same use and window, with the same decision."
    let remedy = "Remove one of the rows, or look which other medication was meant."

    let triggering = [
        RuleExample(
            "a row printed twice (Accendo)",
            """
            medication  | use    | decision
            filgrastim  | Cancer | decline
            ↓filgrastim | Cancer | decline
            """)
    ]
    let nonTriggering = [
        RuleExample(
            "other windows and uses",
            """
            medication | use    | within    | decision
            Coumadin   | Stroke | 2 years   | decline
            Coumadin   | Stroke | > 2 years | level
            Coumadin   | Clot   | 2 years   | decline
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [MedicationObservation] {
        evidence.entries.flatMap { entry in
            entry.rows.enumerated().dropFirst().compactMap { place, row -> MedicationObservation? in
                let terms = evidence.rows[row].terms
                guard let first = entry.rows[..<place].first(where: { evidence.rows[$0].terms == terms })
                else { return nil }
                let printed = evidence.rows[row]
                return MedicationObservation(
                    message: "\"\(printed.medication)\" \(MedicationWords.use(printed.use)) stands in "
                        + "\(evidence.place(of: first)) already, with the same decision.",
                    help: remedy,
                    cell: MedicationPart(row: row, kind: .medication),
                    accused: [MedicationPart(row: row, kind: .medication)],
                    witnesses: evidence.parts(.outcome, of: [row]))
            }
        }
    }
}

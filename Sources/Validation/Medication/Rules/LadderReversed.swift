import ChartSchema

/// A ladder in which a fill longer ago is worse than a recent one.
struct LadderReversed: Rule<MedicationEvidence> {
    let code = "medication.ladder.reversed"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.windows]
    let explanation = "A fill longer ago is decided more severely than a more recent one."
    let remedy: String? = "Look whether the decisions of two windows changed places."
    var precedes: [any Rule<MedicationEvidence>] { MedicationRules.rest }

    let triggering = [
        MedicationExample(
            "two decisions changed places",
            """
            medication | use    | within      | decision
            Coumadin   | Stroke | 2 years     | graded
            Coumadin   | Stroke | ↓2-3 years  | modified
            Coumadin   | Stroke | > 3 years   | level
            """)
    ]
    let nonTriggering = [
        MedicationExample(
            "milder with time",
            """
            medication | use    | within    | decision
            Coumadin   | Stroke | 1 years   | decline
            Coumadin   | Stroke | 1-2 years | modified
            Coumadin   | Stroke | > 2 years | level
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.entries.flatMap { entry in
            WindowLadder.all(of: entry, in: evidence).compactMap { ladder -> Observation? in
                let steps = zip(ladder.rungs, ladder.rungs.dropFirst())
                let wrong = steps.first { lower, upper in
                    guard let recent = lower.saying.outcome.burden, let old = upper.saying.outcome.burden
                    else { return false }
                    return recent < old
                }
                guard let (lower, upper) = wrong else { return nil }
                let printed = evidence.rows[upper.row]
                return Observation(
                    message: "For \"\(printed.medication)\" a recent fill is \(lower.saying.outcome.rawValue) and one "
                        + "longer ago \(upper.saying.outcome.rawValue).",
                    help: remedy,
                    cell: MedicationPart(row: upper.row, kind: .window),
                    suspects: evidence.parts(.outcome, of: entry.rows),
                    compared: evidence.parts(.window, of: [lower.row, upper.row]))
            }
        }
    }
}

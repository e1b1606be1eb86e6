import ChartSchema

/// A time between two windows of one ladder for which nothing is printed.
struct WindowGap: Rule<MedicationEvidence> {
    let code = "medication.window.gap"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.windows]
    let explanation = "The windows of one medication and use leave a time to no rule."
    let remedy: String? = "Look for a row that was lost between the two."
    var precedes: [any Rule<MedicationEvidence>] { [WindowOverlap(), LadderReversed()] + MedicationRules.rest }

    let triggering = [
        MedicationExample(
            "the middle rung is missing",
            """
            medication | use    | within    | decision
            Coumadin   | Stroke | 2 years   | modified
            Coumadin   | Stroke | ↓> 3 years | level
            """)
    ]
    let nonTriggering = [
        MedicationExample(
            "three rungs, and a window for the first fill beside them (American-Amicable)",
            """
            medication | use    | within          | decision
            Coumadin   | Stroke | 2 years         | modified
            Coumadin   | Stroke | 2-3 years       | graded
            Coumadin   | Stroke | > 3 years       | level
            Coumadin   | Stroke | first > 5 years | level
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.entries.flatMap { entry in
            WindowLadder.all(of: entry, in: evidence).flatMap { ladder in
                zip(ladder.rungs, ladder.rungs.dropFirst()).compactMap { lower, upper -> Observation? in
                    guard let end = lower.window.maxMonths, let start = upper.window.minMonths,
                        // "0-12 months, 13-24 months" count whole months.
                        start > end + 1
                    else { return nil }
                    let printed = evidence.rows[upper.row]
                    return Observation(
                        message:
                            "For \"\(printed.medication)\" nothing is said of a fill \(end) to \(start) months ago, "
                            + "between the windows in \(evidence.places(of: lower.row, and: upper.row)).",
                        help: remedy,
                        cell: MedicationPart(row: upper.row, kind: .window),
                        context: ["from": String(end), "to": String(start)],
                        suspects: evidence.parts(.window, of: [lower.row, upper.row])
                            .union(evidence.parts(.outcome, of: entry.rows)))
                }
            }
        }
    }
}

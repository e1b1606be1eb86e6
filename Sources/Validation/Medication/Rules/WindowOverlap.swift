import ChartSchema

/// A time for which two windows of one ladder decide differently.
struct WindowOverlap: Rule<MedicationEvidence> {
    let code = "medication.window.overlap"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.windows]
    let explanation = "Two windows of one medication and use hold for the same time and decide differently."
    let remedy: String? = "Look for a wrong figure in one of the two."
    var precedes: [any Rule<MedicationEvidence>] { [LadderReversed()] + MedicationRules.rest }

    let triggering = [
        MedicationExample(
            "a window that begins before the one below it ends",
            """
            medication | use    | within     | decision
            Coumadin   | Stroke | 2 years    | modified
            Coumadin   | Stroke | 2-4 years  | graded
            Coumadin   | Stroke | ↓> 3 years | level
            """)
    ]
    let nonTriggering = [
        MedicationExample(
            "windows that are counted from now, the shorter first",
            """
            medication | use    | within    | decision
            Coumadin   | Stroke | 2 years   | modified
            Coumadin   | Stroke | 3 years   | graded
            Coumadin   | Stroke | > 3 years | level
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.entries.flatMap { entry in
            WindowLadder.all(of: entry, in: evidence).flatMap { ladder in
                zip(ladder.rungs, ladder.rungs.dropFirst()).compactMap { lower, upper -> Observation? in
                    guard let start = upper.window.minMonths, start < lower.window.maxMonths ?? .max,
                        lower.saying != upper.saying, lower.window != upper.window
                    else { return nil }
                    let printed = evidence.rows[upper.row]
                    let end = lower.window.maxMonths.map { "to \($0) months ago" } ?? "months ago or more"
                    return Observation(
                        message: "For \"\(printed.medication)\" two windows hold for a fill \(start) \(end), in "
                            + "\(evidence.places(of: lower.row, and: upper.row)).",
                        help: remedy,
                        cell: MedicationPart(row: upper.row, kind: .window),
                        context: ["from": String(start)],
                        suspects: evidence.parts(.window, of: [lower.row, upper.row])
                            .union(evidence.parts(.outcome, of: entry.rows)))
                }
            }
        }
    }
}

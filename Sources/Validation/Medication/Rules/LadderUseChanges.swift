import ChartSchema

/// A ladder in the middle of which one of its uses drops out.
struct LadderUseChanges: Rule<MedicationEvidence> {
    let code = "medication.ladder.use-changes"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.windows]
    let explanation =
        "The windows of one medication go on from each other, but a use that the first of them names is not named by the later ones."
    let remedy: String? = "Look whether the use that is named once only has a rule for a fill longer ago."
    var precedes: [any Rule<MedicationEvidence>] { MedicationRules.rest }

    let triggering = [
        MedicationExample(
            "TIA drops out after two years (American-Amicable)",
            """
            medication | use                     | within          | decision
            Plavix     | Stroke/TIA/Heart Attack | first 2 years   | modified
            Plavix     | ↓Stroke/Heart Attack    | first 3 years   | graded
            Plavix     | Stroke/Heart Attack     | first > 3 years | level
            """)
    ]
    let nonTriggering = [
        MedicationExample(
            "two uses, each with its own ladder",
            """
            medication | use          | within    | decision
            Plavix     | Stroke       | 2 years   | modified
            Plavix     | Stroke       | > 2 years | level
            Plavix     | Heart Attack | 3 years   | graded
            Plavix     | Heart Attack | > 3 years | level
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        zip(evidence.entries, evidence.entries.dropFirst()).compactMap { before, after in
            guard before.name == after.name, before.useKey != after.useKey, !before.useKey.isEmpty,
                let end = before.rows.last, let start = after.rows.first
            else { return nil }
            let (last, next) = (evidence.rows[end], evidence.rows[start])
            let shared = Set(before.useKey.split(separator: "+")).intersection(after.useKey.split(separator: "+"))
            guard !shared.isEmpty, let from = last.window.maxMonths, last.window.counted == next.window.counted,
                (next.window.minMonths ?? from) == from, next.window.maxMonths ?? .max > from,
                !before.rows.contains(where: { evidence.rows[$0].window.maxMonths == nil }),
                next.window.minMonths != nil || after.rows.count > 1
            else { return nil }
            return Observation(
                message:
                    "The windows of \"\(next.medication)\" are \(MedicationWords.use(last.use)) up to \(from) months "
                    + "and \(MedicationWords.use(next.use)) from then on.",
                help: remedy,
                cell: MedicationPart(row: start, kind: .use),
                context: ["use": last.use ?? ""],
                suspects: evidence.parts(.use, of: before.rows + after.rows),
                compared: evidence.parts(.window, of: before.rows + after.rows))
        }
    }
}

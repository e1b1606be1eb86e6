import ChartSchema

/// A hole in the ladder of heights.
struct MissingHeight: BuildRule {
    let code = "build.height.missing"
    let severity = Finding.Severity.warning
    let explanation = "A height inside the chart's regular ladder has no row."
    let needs: [BuildNeed] = [.ladder]

    let triggering = [
        RuleExample(
            "a dropped row",
            """
            height | Standard max
            5'4"   | 209
            5'5"   | 215
            5'6"   | 222
            ↓5'8"  | 235
            5'9"   | 242
            5'10"  | 250
            5'11"  | 258
            """)
    ]
    let nonTriggering = [
        RuleExample(
            "bands of heights leave no hole",
            """
            height        | Standard max
            4'8" – 4'10"  | 190
            4'11" – 5'1"  | 200
            5'2" – 5'4"   | 220
            5'5" – 5'7"   | 240
            5'8" – 5'10"  | 260
            """)
    ]

    func observations(in evidence: ChartEvidence) -> [Observation] {
        evidence.ladder.gaps.filter { !isKnown($0, evidence) }.map { observation($0, evidence) }
    }

    /// Whether the row was there and reading has told what is wrong with it.
    private func isKnown(_ gap: HeightLadder.Gap, _ evidence: ChartEvidence) -> Bool {
        [gap.before, gap.after].contains { index in
            evidence.chart.rows[index].cells.contains { evidence.complaints.explainRow(beside: $0) }
        }
    }

    private func observation(_ gap: HeightLadder.Gap, _ evidence: ChartEvidence) -> Observation {
        let rows = evidence.chart.rows
        let missing = gap.heights.map(HeightWords.range)
        let words = missing.count == 1 ? missing[0] : "\(missing[0]) to \(missing.last!)"
        return Observation(
            message: "No row for \(words): the chart goes from \(HeightWords.row(rows[gap.before])) to "
                + "\(HeightWords.row(rows[gap.after])).",
            help: "Look for the row in the printed chart.", cell: rows[gap.after].cells.first,
            context: ["missing": missing.joined(separator: ", ")])
    }
}

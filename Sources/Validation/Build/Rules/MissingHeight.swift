import ChartSchema

/// A hole in the ladder of heights.
struct MissingHeight: Rule<BuildEvidence> {
    let code = "build.height.missing"
    let severity = Finding.Severity.warning
    let explanation = "A height inside the chart's regular ladder has no row."
    let needs: [BuildNeed] = [.ladder]
    var precedes: [any Rule<BuildEvidence>] { [RepeatedRow(), OffCurveRow()] + BuildRules.columns }

    let triggering = [
        BuildExample(
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
        BuildExample(
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

    func observations(in evidence: BuildEvidence) -> [Observation] {
        evidence.ladder.gaps.filter { !isKnown($0, evidence) }.map { observation($0, evidence) }
    }

    /// Whether the row was there and reading has told what is wrong with it.
    private func isKnown(_ gap: HeightLadder.Gap, _ evidence: BuildEvidence) -> Bool {
        [gap.before, gap.after].contains { index in
            evidence.chart.rows[index].cells.contains { evidence.readingFindings.explainRow(beside: $0) }
        }
    }

    private func observation(_ gap: HeightLadder.Gap, _ evidence: BuildEvidence) -> Observation {
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

import ChartSchema

/// A row whose every figure equals the row before.
struct RepeatedRow: Rule<BuildEvidence> {
    let code = "build.row.repeated"
    let severity = Finding.Severity.warning
    let explanation =
        "All figures of a row are those of the row before, as when a row was pasted twice and the rest moved down."
    let needs: [BuildNeed] = [.severalColumns]
    var precedes: [any Rule<BuildEvidence>] { [OffCurveRow()] + BuildRules.columns }

    let triggering = [
        BuildExample(
            "the values of one row stand twice, and the rest slipped",
            """
            height | min | Preferred max | Standard max
            5'2"   | 91  | 179           | 197
            5'3"   | 94  | 184           | 203
            5'4"   | 97  | 189           | 209
            ↓5'5"  | 97  | 189           | 209
            5'6"   | 100 | 194           | 215
            5'7"   | 103 | 200           | 222
            5'8"   | 106 | 205           | 228
            """)
    ]
    let nonTriggering = [
        BuildExample(
            "a minimum may stay the same while the maximum rises",
            """
            height | min | Standard max
            5'2"   | 91  | 197
            5'3"   | 91  | 203
            5'4"   | 94  | 209
            """)
    ]

    func observations(in evidence: BuildEvidence) -> [Observation] {
        let rows = evidence.rows
        let repeats = zip(rows, rows.dropFirst()).compactMap { before, row -> Observation? in
            guard row.figures.count >= 2, isRepeat(row, of: before) else { return nil }
            let label = evidence.chart.rows[row.rowIndex]
            return Observation(
                message: "Every figure at \(HeightWords.row(label)) is that of "
                    + "\(HeightWords.row(evidence.chart.rows[before.rowIndex])).",
                help: "Look whether the rows below slipped down by one and the last row's figures are lost.",
                cell: evidence.label(of: label, beside: row.first?.cell),
                suspects: Set(row.figures.map(\.point.id)))
        }
        // A chart that is flat throughout is drawn so.
        return repeats.count * 4 > rows.count ? [] : repeats
    }

    /// Whether every curve of a row has the same figure in the row before.
    private func isRepeat(_ row: RowFigures.Row, of before: RowFigures.Row) -> Bool {
        var place = 0
        return row.figures.allSatisfy { figure in
            while place < before.figures.count, before.figures[place].curve < figure.curve { place += 1 }
            return place < before.figures.count && before.figures[place].curve == figure.curve
                && before.figures[place].point.figure == figure.point.figure
        }
    }
}

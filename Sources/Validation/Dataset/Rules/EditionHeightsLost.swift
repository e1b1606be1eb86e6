import ChartSchema

/// Heights that the edition before had.
struct EditionHeightsLost: Rule<DatasetEvidence> {
    let code = "dataset.edition.heights-lost"
    let severity = Finding.Severity.warning
    let explanation = "A height of the edition before is in no row of the chart."
    let needs: [DatasetNeed] = [.earlierEdition]

    let triggering = [
        DatasetExample(
            "the last row is gone (Empire Life)",
            [
                ("acme/adult/2024-01-01", ExampleCharts.preferredAndStandard),
                (
                    "acme/adult/2026-01-01",
                    """
                    height | Preferred max | Standard max
                    5'0" | 143 | 184
                    5'1" | 148 | 191
                    5'2" | 153 | 197
                    5'3" | 158 | 203
                    5'4" | 163 | 210
                    5'5" | 168 | 216
                    5'6" | 173 | 223
                    5'7" | 179 | 230
                    5'8" | 184 | 237
                    5'9" | 190 | 244
                    5'10" | 195 | 251
                    """
                ),
            ])
    ]
    let nonTriggering = [
        DatasetExample(
            "a new edition may reach further",
            [
                (
                    "acme/adult/2024-01-01",
                    """
                    height | Preferred max | Standard max
                    5'0" | 143 | 184
                    5'1" | 148 | 191
                    5'2" | 153 | 197
                    5'3" | 158 | 203
                    5'4" | 163 | 210
                    5'5" | 168 | 216
                    5'6" | 173 | 223
                    5'7" | 179 | 230
                    5'8" | 184 | 237
                    5'9" | 190 | 244
                    5'10" | 195 | 251
                    """
                ),
                ("acme/adult/2026-01-01", ExampleCharts.preferredAndStandard),
            ])
    ]

    func observations(in evidence: DatasetEvidence) -> [Observation] {
        evidence.editions.compactMap { edition in
            let (old, new) = (evidence.charts[edition.old], evidence.charts[edition.new])
            let kept = Set(new.rows.map(Self.place))
            var seen: Set<LimitSeries.Place> = []
            let lost = old.rows.filter { row in
                !row.limits.isEmpty && !kept.contains(Self.place(row)) && seen.insert(Self.place(row)).inserted
            }
            guard let first = lost.first, let last = lost.last else { return nil }
            let words =
                lost.count <= 3
                ? lost.map(HeightWords.row).joined(separator: ", ")
                : "\(lost.count) heights from \(HeightWords.row(first)) to \(HeightWords.row(last))"
            return Observation(
                chart: edition.new, message: "Edition \(old.edition) has \(words), and this one has not.",
                help: "Look whether rows were lost on the way.", cell: nil,
                context: ["edition": old.edition, "heights": words])
        }
    }

    private static func place(_ row: BuildRow) -> LimitSeries.Place {
        LimitSeries.Place(height: row.height, age: row.age)
    }
}

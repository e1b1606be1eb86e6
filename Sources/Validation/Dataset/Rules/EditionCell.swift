import ChartSchema

/// A new edition that differs in a cell or two.
struct EditionCell: Rule<DatasetEvidence> {
    let code = "dataset.edition.cell"
    let severity = Finding.Severity.warning
    let explanation =
        "A class is the same as in the edition before but for a cell or two: one of the two editions has a misprint."
    let needs: [DatasetNeed] = [.earlierEdition]

    let triggering = [
        DatasetExample(
            "one figure of the new edition is another",
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
                    5'5" | 168 | ↓261
                    5'6" | 173 | 223
                    5'7" | 179 | 230
                    5'8" | 184 | 237
                    5'9" | 190 | 244
                    5'10" | 195 | 251
                    5'11" | 201 | 258
                    """
                ),
            ])
    ]
    let nonTriggering = [
        DatasetExample(
            "a new edition with the same figures",
            [
                ("acme/adult/2024-01-01", ExampleCharts.preferredAndStandard),
                ("acme/adult/2026-01-01", ExampleCharts.preferredAndStandard),
            ]),
        DatasetExample(
            "a new edition that draws its curves anew, a little higher",
            [
                ("acme/adult/2024-01-01", ExampleCharts.preferredAndStandard),
                ("acme/adult/2026-01-01", ExampleCharts.preferredAndStandardDrawnAnew),
            ]),
    ]

    func observations(in evidence: DatasetEvidence) -> [Observation] {
        evidence.editions.flatMap { edition in
            edition.comparisons.compactMap { comparison -> Observation? in
                let cells = comparison.exceptions
                guard comparison.shift == nil, let first = cells.first else { return nil }
                let words = cells.map { "\($0.new.figure) at \($0.new.place.words) (\($0.old.figure) there)" }
                return Observation(
                    chart: edition.new,
                    message:
                        "The \(comparison.new.name) is that of edition \(evidence.charts[edition.old].edition) but for "
                        + "\(words.joined(separator: " and ")).",
                    help: "Compare the cell with both printed charts.", cell: first.new.cell,
                    context: [
                        "edition": evidence.charts[edition.old].edition, "value": first.new.figure.description,
                        "before": first.old.figure.description,
                    ])
            }
        }
    }
}

import ChartSchema

/// Two copies of one column that disagree.
struct CopyDiffers: Rule<DatasetEvidence> {
    let code = "dataset.copy.differs"
    let severity = Finding.Severity.warning
    let explanation = "Two charts of one carrier print the same column and disagree in a cell or two."
    let needs: [DatasetNeed] = [.otherChart]

    let triggering = [
        DatasetExample(
            "the same class in two guides, one of them with a misprint",
            [
                ("acme/express/2026-01-01", ExampleCharts.standard),
                (
                    "acme/full/2026-01-01",
                    """
                    height | Preferred max | Standard max
                    5'0" | 143 | 184
                    5'1" | 148 | 191
                    5'2" | 153 | 197
                    5'3" | 158 | 203
                    5'4" | 163 | 210
                    5'5" | 168 | 216
                    5'6" | 173 | ↓232
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
            "two products that are alike and not the same",
            [
                ("acme/express/2026-01-01", ExampleCharts.standard),
                (
                    "acme/full/2026-01-01",
                    """
                    height | Standard max
                    5'0" | 186
                    5'1" | 192
                    5'2" | 198
                    5'3" | 205
                    5'4" | 211
                    5'5" | 218
                    5'6" | 225
                    5'7" | 232
                    5'8" | 239
                    5'9" | 246
                    5'10" | 253
                    5'11" | 260
                    """
                ),
            ]),
        DatasetExample(
            "the same class in two guides",
            [
                ("acme/express/2026-01-01", ExampleCharts.standard),
                ("acme/full/2026-01-01", ExampleCharts.preferredAndStandard),
            ]),
    ]

    func observations(in evidence: DatasetEvidence) -> [Observation] {
        CopiedSeries(evidence).pairs.compactMap { comparison in
            let cells = comparison.exceptions
            guard let first = cells.first else { return nil }
            let (old, new) = (evidence.charts[comparison.old.chart], evidence.charts[comparison.new.chart])
            let words = cells.map { "\($0.new.figure) at \($0.new.place.words) (\($0.old.figure) there)" }
            return Observation(
                chart: comparison.new.chart,
                message: "The \(comparison.new.name) is the \(comparison.old.name) of \(old.id) but for "
                    + "\(words.joined(separator: " and ")).",
                help: "Compare the cell with both printed charts.", cell: first.new.cell,
                context: [
                    "copy": old.id.description, "formats": "\(old.source.format) \(new.source.format)",
                    "value": first.new.figure.description, "other": first.old.figure.description,
                ])
        }
    }
}

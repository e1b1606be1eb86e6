import ChartSchema

/// An edition whose limits all moved by the same weight.
struct EditionShift: Rule<DatasetEvidence> {
    let code = "dataset.edition.shift"
    let severity = Finding.Severity.info
    let explanation = "Since the edition before all figures of some classes moved by the same weight."
    let needs: [DatasetNeed] = [.earlierEdition]

    let triggering = [
        DatasetExample(
            "both classes allow five pounds more at every height",
            [
                ("acme/adult/2024-01-01", ExampleCharts.preferredAndStandard),
                (
                    "acme/adult/2026-01-01",
                    """
                    height | Preferred max | Standard max
                    5'0" | ↓148 | 189
                    5'1" | 153 | 196
                    5'2" | 158 | 202
                    5'3" | 163 | 208
                    5'4" | 168 | 215
                    5'5" | 173 | 221
                    5'6" | 178 | 228
                    5'7" | 184 | 235
                    5'8" | 189 | 242
                    5'9" | 195 | 249
                    5'10" | 200 | 256
                    5'11" | 206 | 263
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
        evidence.editions.flatMap { edition -> [Observation] in
            let shifted = edition.comparisons.compactMap { comparison in
                comparison.shift.map { (comparison: comparison, shift: $0) }
            }
            // Classes that moved alike are one matter.
            return Dictionary(grouping: shifted, by: \.shift).sorted { $0.key < $1.key }.map { shift, all in
                let first = all[0].comparison
                let names = all.map(\.comparison.new.name).joined(separator: ", ")
                let more = shift > 0 ? "\(shift) more" : "\(Figure(0) - shift) less"
                return Observation(
                    chart: edition.new,
                    message:
                        "\(names): \(more) than in edition \(evidence.charts[edition.old].edition), at nearly every height.",
                    help: "Nothing to do if the carrier announced it.", cell: first.changed[0].new.cell,
                    context: ["edition": evidence.charts[edition.old].edition, "shift": shift.description])
            }
        }
    }
}

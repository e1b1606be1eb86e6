import ChartSchema

/// An edition whose limits are far from those of the edition before.
struct EditionJump: Rule<DatasetEvidence> {
    let code = "dataset.edition.jump"
    let severity = Finding.Severity.warning
    let explanation =
        "The limits of a class are far higher or lower than in the edition before, as when another class was read."
    let needs: [DatasetNeed] = [.earlierEdition]

    let triggering = [
        DatasetExample(
            "Preferred became as generous as Standard was",
            [
                ("acme/adult/2024-01-01", ExampleCharts.preferredAndStandard),
                (
                    "acme/adult/2026-01-01",
                    """
                    height | Preferred max | Standard max
                    5'0" | ↓179 | 184
                    5'1" | 185 | 191
                    5'2" | 191 | 197
                    5'3" | 198 | 203
                    5'4" | 204 | 210
                    5'5" | 210 | 216
                    5'6" | 217 | 223
                    5'7" | 223 | 230
                    5'8" | 230 | 237
                    5'9" | 237 | 244
                    5'10" | 244 | 251
                    5'11" | 251 | 258
                    """
                ),
            ])
    ]
    let nonTriggering = [
        DatasetExample(
            "a new edition that draws its curves anew, a little higher",
            [
                ("acme/adult/2024-01-01", ExampleCharts.preferredAndStandard),
                ("acme/adult/2026-01-01", ExampleCharts.preferredAndStandardDrawnAnew),
            ])
    ]

    /// Carriers change their limits by a few per cent; ten is a class.
    private static let most = 0.1

    func observations(in evidence: DatasetEvidence) -> [Observation] {
        evidence.editions.flatMap { edition in
            edition.comparisons.compactMap { comparison -> Observation? in
                guard let growth = comparison.growth, abs(growth) > Self.most, let first = comparison.changed.first
                else { return nil }
                let percent = Int((abs(growth) * 100).rounded())
                return Observation(
                    chart: edition.new,
                    message:
                        "The \(comparison.new.name) is about \(percent) per cent \(growth > 0 ? "higher" : "lower") than in "
                        + "edition \(evidence.charts[edition.old].edition): at \(first.new.place.words) \(first.new.figure), "
                        + "there \(first.old.figure).",
                    help: "Look whether the class is the same in both editions.", cell: first.new.cell,
                    context: ["edition": evidence.charts[edition.old].edition, "percent": percent.description])
            }
        }
    }
}

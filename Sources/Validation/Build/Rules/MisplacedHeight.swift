import ChartSchema

/// A height out of the order of its column.
struct MisplacedHeight: Rule<BuildEvidence> {
    let code = "build.height.misplaced"
    let severity = Finding.Severity.warning
    let explanation = "A row's height does not belong between the heights printed above and below it."
    let needs: [BuildNeed] = [.heights]
    /// A misread height leaves a hole where it belongs.
    var precedes: [any Rule<BuildEvidence>] { [MissingHeight()] + BuildRules.columns }

    let triggering = [
        BuildExample(
            "feet mistyped",
            """
            height | Standard max
            5'5"   | 215
            5'6"   | 222
            ↓7'7"  | 228
            5'8"   | 235
            5'9"   | 242
            5'10"  | 250
            """)
    ]
    let nonTriggering = [
        BuildExample(
            "a second table starts again at the smallest height",
            """
            height | Preferred max | Standard max
            5'5"   | 194           |
            5'6"   | 200           |
            5'7"   | 205           |
            5'5"   |               | 215
            5'6"   |               | 222
            5'7"   |               | 228
            """)
    ]

    func observations(in evidence: BuildEvidence) -> [Observation] {
        let duplicates = Set(evidence.duplicates.twins.map(\.rowIndex))
        return evidence.ladder.strays.compactMap { stray in
            // A height that is elsewhere too is reported as printed twice.
            guard !duplicates.contains(stray.label.rowIndex) else { return nil }
            let words = HeightWords.exactly(stray.label.height)
            let meant = stray.meant.map { "; its place is that of \(HeightWords.exactly($0)), which is missing" } ?? ""
            var context = ["height": words]
            context["expected"] = stray.meant.map(HeightWords.exactly)
            return Observation(
                message: "\(words) is out of order\(meant).", help: "Correct the height, or ask the carrier.",
                cell: stray.label.cell, context: context, suspects: evidence.figures(ofRow: stray.label.rowIndex))
        }
    }
}

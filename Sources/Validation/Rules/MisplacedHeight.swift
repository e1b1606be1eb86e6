import ChartSchema

/// A height out of the order of its column.
struct MisplacedHeight: BuildRule {
    let code = "build.height.misplaced"
    let severity = Finding.Severity.warning
    let explanation = "A row's height does not belong between the heights printed above and below it."
    let needs: [BuildNeed] = [.heights]

    let triggering = [
        RuleExample(
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
        RuleExample(
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

    func observations(in evidence: ChartEvidence) -> [Observation] {
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
                cell: stray.label.cell, context: context, accused: evidence.figures(ofRow: stray.label.rowIndex))
        }
    }
}

import ChartSchema

/// A weight limit that falls where the height rises.
struct DecreasingWeight: BuildRule {
    let code = "build.weight.decreasing"
    let severity = Finding.Severity.warning
    let explanation = "A weight limit is lower than the limit of a smaller height in the same column."

    let triggering = [
        RuleExample(
            "two charts with different minimums were joined (American-Amicable Express Term)",
            """
            height | min  | Preferred max
            4'8"   | 88   | 144
            4'9"   | 90   | 149
            4'10"  | ↓86  | 154
            4'11"  | 88   | 160
            5'0"   | 90   | 165
            """)
    ]
    let nonTriggering = [
        RuleExample(
            "a limit may stay the same",
            """
            height | Standard max
            5'0"   | 184
            5'1"   | 184
            5'2"   | 190
            """)
    ]

    func observations(in evidence: ChartEvidence) -> [Observation] {
        evidence.curves.filter { $0.axis == .height && !$0.bound.isBMI }.flatMap { curve in
            zip(curve.points, curve.points.dropFirst()).compactMap { before, point in
                guard point.figure < before.figure else { return nil }
                return Observation(
                    message: "The \(curve.name) falls from \(before.figure) at \(before.place) to \(point.figure) at "
                        + "\(point.place).",
                    help: "Compare both rows with the printed chart.", cell: point.cell,
                    context: ["before": before.figure.description, "value": point.figure.description],
                    accused: [point.id], witnesses: [before.id])
            }
        }
    }
}

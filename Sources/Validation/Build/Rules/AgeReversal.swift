import ChartSchema

/// A limit by age that falls at one age while it rises before and after.
struct AgeReversal: Rule<BuildEvidence> {
    let code = "build.age.reversal"
    let severity = Finding.Severity.warning
    let explanation =
        "A limit falls from one age to the next though it rises before and after: children do not grow so."
    let needs: [BuildNeed] = [.ages]
    var precedes: [any Rule<BuildEvidence>] { BuildRules.curves }

    let triggering = [
        BuildExample(
            "the maximum falls at one age (Foresters BrightFuture)",
            """
            age | bmi min | bmi max
            8   | 12.9    | 29.0
            9   | 12.9    | 30.5
            10  | 13.1    | 32.2
            11  | 13.4    | ↓31.4
            12  | 13.7    | 32.8
            13  | 14.1    | 34.2
            """)
    ]
    let nonTriggering = [
        BuildExample(
            "children grow leaner until five or six: a smooth dip is biology",
            """
            age | bmi min | bmi max
            3   | 13.5    | 26.1
            4   | 13.2    | 25.3
            5   | 13.0    | 25.6
            6   | 12.9    | 26.4
            7   | 12.9    | 27.6
            """)
    ]

    func observations(in evidence: BuildEvidence) -> [Observation] {
        evidence.curves.filter { $0.axis == .age }.flatMap { curve in
            curve.points.indices.dropFirst(2).dropLast().compactMap { index -> Observation? in
                let window = curve.points[(index - 2)...(index + 1)].map(\.figure)
                guard window[2] < window[1], window[1] > window[0], window[3] > window[2] else { return nil }
                let (before, point) = (curve.points[index - 1], curve.points[index])
                return Observation(
                    message: "The \(curve.name) falls from \(before.figure) at \(before.place) to \(point.figure) at "
                        + "\(point.place), though it rises before and after.",
                    help: "Compare both rows with the printed chart.", cell: point.cell,
                    context: ["before": before.figure.description, "value": point.figure.description],
                    suspects: [point.id], compared: [before.id])
            }
        }
    }
}

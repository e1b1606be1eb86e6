import ChartSchema

/// A weight limit that falls where the height rises.
struct DecreasingWeight: Rule<BuildEvidence> {
    let code = "build.weight.decreasing"
    let severity = Finding.Severity.warning
    let explanation = "A weight limit is lower than the limit of a smaller height in the same column."
    let needs: [BuildNeed] = [.weights]
    var precedes: [any Rule<BuildEvidence>] { BuildRules.curves }

    let triggering = [
        BuildExample(
            "two charts with different minimums were joined (American-Amicable Express Term)",
            """
            height | min  | Preferred max
            4'8"   | 88   | 144
            4'9"   | 90   | 149
            4'10"  | ↓86  | 154
            4'11"  | 88   | 160
            5'0"   | 90   | 165
            """),
        BuildExample(
            "a figure too large is named itself, not the right one after it",
            """
            height | Standard max
            5'5"   | 215
            5'6"   | ↓232
            5'7"   | 228
            5'8"   | 235
            """),
    ]
    let nonTriggering = [
        BuildExample(
            "a limit may stay the same",
            """
            height | Standard max
            5'0"   | 184
            5'1"   | 184
            5'2"   | 190
            """)
    ]

    /// One fall of a curve.
    private struct Fall {
        var curve: Curve
        var before: Curve.Point
        var after: Curve.Point
        /// The one of the two that is wrong.
        var suspect: Curve.Point
    }

    /// Falls of one row are one matter, unless they are no more than two slips.
    func observations(in evidence: BuildEvidence) -> [Observation] {
        let all = evidence.curves.filter { $0.axis == .height && !$0.bound.isBMI }.flatMap { falls(of: $0, evidence) }
        let rows = Dictionary(grouping: all) { $0.suspect.rowIndex }
        return rows.sorted { $0.key < $1.key }.flatMap { _, falls -> [Observation] in
            let slips = falls.filter { evidence.appraisals[$0.suspect.id]?.event?.kind == .slip }
            guard slips.count <= 2 else { return [observation(falls, evidence)] }
            let others = falls.filter { evidence.appraisals[$0.suspect.id]?.event?.kind != .slip }
            return slips.map { observation([$0], evidence) } + (others.isEmpty ? [] : [observation(others, evidence)])
        }
    }

    private func falls(of curve: Curve, _ evidence: BuildEvidence) -> [Fall] {
        curve.points.indices.dropFirst().compactMap { index in
            let (before, after) = (curve.points[index - 1], curve.points[index])
            guard after.figure < before.figure else { return nil }
            let isEarlier = isEarlierWrong(curve, index, evidence)
            return Fall(curve: curve, before: before, after: after, suspect: isEarlier ? before : after)
        }
    }

    /// Whether the figure before the fall is the wrong one: its column says so, or the order is right without it.
    private func isEarlierWrong(_ curve: Curve, _ index: Int, _ evidence: BuildEvidence) -> Bool {
        let (before, after) = (curve.points[index - 1], curve.points[index])
        if evidence.appraisals[after.id]?.event != nil { return false }
        if evidence.appraisals[before.id]?.event?.kind == .slip { return true }
        let first = index < 2 ? nil : curve.points[index - 2]
        let last = index + 1 < curve.points.count ? curve.points[index + 1] : nil
        if let first, first.figure > after.figure { return false }
        if let last, before.figure > last.figure { return true }
        guard let first, let last else { return false }
        // Both orders would be right: the one further from the middle of its neighbours is wrong.
        return abs(2 * before.value - first.value - after.value) > abs(2 * after.value - before.value - last.value)
    }

    private func observation(_ falls: [Fall], _ evidence: BuildEvidence) -> Observation {
        let fall = falls[0]
        let suggestion = evidence.appraisals[fall.suspect.id]
            .flatMap { $0.event?.kind == .slip ? Suggestion($0, evidence) : nil }
        let more = falls.count - 1
        let others = more == 0 ? "" : ", and \(more) more \(more == 1 ? "column falls" : "columns fall") there"
        var context = ["before": fall.before.figure.description, "value": fall.after.figure.description]
        suggestion?.add(to: &context)
        return Observation(
            message: "The \(fall.curve.name) falls from \(fall.before.figure) at \(fall.before.place) to "
                + "\(fall.after.figure) at \(fall.after.place)\(suggestion?.clause(for: fall.suspect) ?? "")\(others).",
            help: "Compare both rows with the printed chart.", cell: fall.suspect.cell, context: context,
            suspects: Set(falls.map(\.suspect.id)),
            compared: Set(falls.flatMap { [$0.before.id, $0.after.id] }))
    }
}

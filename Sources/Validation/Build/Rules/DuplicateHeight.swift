import ChartSchema

/// A height, or age, that one column has limits for twice.
struct DuplicateHeight: Rule<BuildEvidence> {
    let code = "build.height.duplicate"
    let severity = Finding.Severity.warning
    let explanation = "One height is printed twice in the same column, so that two limits claim to hold for it."
    let needs: [BuildNeed] = [.rows]
    var precedes: [any Rule<BuildEvidence>] { [MisplacedHeight()] + BuildRules.columns }

    let triggering = [
        BuildExample(
            "a height typed twice, where the next one was meant",
            """
            height  | Standard max
            5'4"    | 209
            5'5"    | 215
            5'6"    | 222
            ↓5'6"   | 228
            5'8"    | 235
            5'9"    | 242
            """),
        BuildExample(
            "a row printed twice",
            """
            height  | min | Standard max
            5'5"    | 100 | 215
            5'6"    | 103 | 222
            ↓5'6"   | 103 | 222
            5'7"    | 106 | 228
            """),
    ]
    let nonTriggering = [
        BuildExample(
            "one class on both sides of a better one has two zones at each height",
            """
            height | Graded min | Graded max | Level min | Level max | Graded min | Graded max
            5'5"   | 91         | 111        | 112       | 276       | 277        | 288
            5'6"   | 93         | 114        | 115       | 285       | 286        | 297
            """)
    ]

    func observations(in evidence: BuildEvidence) -> [Observation] {
        let twins = merged(evidence.duplicates.twins)
        let same = twins.filter(\.isSame)
        // Both copies of a chart in one file are one matter as long as they agree.
        guard same.count > 3, let first = same.first else { return twins.flatMap { observations($0, evidence) } }
        var summary = observation(first, evidence)
        summary.severity = .info
        summary.message = "\(same.count) heights from \(first.words) on are printed twice, with the same limits."
        return [summary] + twins.filter { !$0.isSame }.flatMap { observations($0, evidence) }
    }

    /// A row that goes on in a table without heights is one row.
    private func merged(_ twins: [DuplicateRows.Twins]) -> [DuplicateRows.Twins] {
        var merged: [DuplicateRows.Twins] = []
        // What those that go on with each other say is asked once of each.
        var isLastSame = false
        for next in twins {
            let isSame = next.isSame
            if let last = merged.indices.last, merged[last].rowIndex == next.rowIndex, isLastSame == isSame,
                merged[last].second.first?.cells.first?.table != next.second.first?.cells.first?.table
            {
                merged[last].first += next.first
                merged[last].second += next.second
            } else {
                merged.append(next)
                isLastSame = isSame
            }
        }
        return merged
    }

    /// Where nobody can say which of two limits is right, both rows are shown.
    private func observations(_ twins: DuplicateRows.Twins, _ evidence: BuildEvidence) -> [Observation] {
        let second = observation(twins, evidence)
        guard second.severity == .error else { return [second] }
        let copies = [twins.first, twins.second].map { limits -> Observation in
            var own = second
            own.cell = evidence.label(of: twins.row, beside: limits.first?.cells.first)
            own.suspects = twins.ids(limits)
            return own
        }
        return copies[0].cell == copies[1].cell || copies[0].suspects == copies[1].suspects ? [second] : copies
    }

    private func observation(_ twins: DuplicateRows.Twins, _ evidence: BuildEvidence) -> Observation {
        let labels = twins.row.cells
        let stray = evidence.ladder.strays.first { labels.contains($0.label.cell) }
        let meant = stray?.meant.map { "; one copy stands where \(HeightWords.exactly($0)) is missing" } ?? ""
        var observation = Observation(
            message: "\(twins.words) is printed twice with \(twins.isSame ? "the same" : "different") limits\(meant).",
            help: "Both were kept: correct the height that is wrong, or remove the copy.",
            cell: stray?.label.cell ?? evidence.label(of: twins.row, beside: twins.second.first?.cells.first),
            context: ["height": twins.words, "limits": twins.isSame ? "same" : "different"],
            suspects: twins.isSame && stray == nil ? twins.ids(twins.second) : twins.ids(twins.first + twins.second))
        // Nobody can say which of two limits is the right one.
        if !twins.isSame, twins.isOneText { observation.severity = .error }
        return observation
    }
}

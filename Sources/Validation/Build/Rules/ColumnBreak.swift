import ChartSchema

/// A column that goes on higher or lower from one row on.
struct ColumnBreak: Rule<BuildEvidence> {
    let code = "build.column.break"
    let severity = Finding.Severity.warning
    let explanation = "From one row on a column runs higher or lower than the rows before it lead to expect."
    let needs: [BuildNeed] = [.longColumn]
    var precedes: [any Rule<BuildEvidence>] { [OffCurve(), MissingValue()] + BuildRules.comparisons }

    let triggering = [
        BuildExample(
            "a jump of 28 pounds for one inch (Empire Life)",
            """
            height | Table 4 max
            5'0"   | 246
            5'1"   | 254
            5'2"   | 262
            5'3"   | ↓290
            5'4"   | 300
            5'5"   | 309
            5'6"   | 319
            5'7"   | 329
            5'8"   | 338
            5'9"   | 349
            """)
    ]
    let nonTriggering = [
        BuildExample(
            "the slope may change",
            """
            height | Preferred max
            5'2"   | 156
            5'3"   | 159
            5'4"   | 162
            5'5"   | 165
            5'6"   | 171
            5'7"   | 178
            5'8"   | 184
            5'9"   | 191
            5'10"  | 197
            """)
    ]

    /// Breaks of one row are one matter, in however many columns.
    func observations(in evidence: BuildEvidence) -> [Observation] {
        let rows = Dictionary(grouping: evidence.events(.shift)) { evidence.point($0).rowIndex }
        return gathered(rows, order: evidence.rows.map(\.rowIndex)).map { observation($0, evidence) }
    }

    /// Where rows slipped, most columns break in the same row and a rough one perhaps beside it: they are joined.
    private func gathered(_ rows: [Int: [Appraisal]], order: [Int]) -> [[Appraisal]] {
        var groups: [(place: Int, breaks: [Appraisal])] = []
        for (place, row) in order.enumerated() {
            guard let breaks = rows[row] else { continue }
            guard let last = groups.last, last.place == place - 1, max(last.breaks.count, breaks.count) >= 2,
                last.breaks[0].isRise == breaks[0].isRise
            else {
                groups.append((place, breaks))
                continue
            }
            let isLarger = breaks.count > last.breaks.count
            groups[groups.count - 1] = (place, isLarger ? breaks + last.breaks : last.breaks + breaks)
        }
        return groups.map(\.breaks)
    }

    private func observation(_ breaks: [Appraisal], _ evidence: BuildEvidence) -> Observation {
        let first = breaks[0]
        let curve = evidence.curves[first.curve]
        let (before, point) = (curve.points[first.index - 1], curve.points[first.index])
        let usual = usualStep(curve, around: first.index)
        let others = breaks.dropFirst().map { evidence.curves[$0.curve].name }
        let more = others.isEmpty ? "" : "; so does the \(others.joined(separator: ", the "))"
        let verb = point.figure < before.figure ? "falls" : "goes"
        return Observation(
            message: "The \(curve.name) \(verb) from \(before.figure) at \(before.place) to \(point.figure) at "
                + "\(point.place), where its other steps are about \(usual)\(more).",
            help: "Look whether the rows from \(point.place) on belong to another chart, or slipped by a row.",
            cell: point.cell,
            context: ["before": before.figure.description, "value": point.figure.description, "usual_step": usual],
            suspects: Set(breaks.map { evidence.point($0).id }))
    }

    /// The middle one of the eight steps around a break.
    private func usualStep(_ curve: Curve, around index: Int) -> String {
        let near = (index - 4...index + 4).filter { $0 != index && curve.points.indices.contains($0) && $0 > 0 }
        let steps = near.map { curve.points[$0].value - curve.points[$0 - 1].value }
        return steps.median.flatMap { Figure(rounding: $0) }?.rounded(decimals: 1).description ?? "?"
    }
}

extension Appraisal {
    /// Whether the figure is larger than was expected.
    fileprivate var isRise: Bool { (event?.size ?? 0) > 0 }
}

import ChartSchema

/// What the neighbours of a figure suggest, in words.
struct Suggestion: Sendable {
    /// The printed figures before and after, as far as there are any.
    private let neighbours: [Figure]
    private let expected: Figure
    /// How the figure may have come about; empty where no single slip explains it.
    private let misprints: [Misprint]

    init?(_ appraisal: Appraisal, _ evidence: BuildEvidence) {
        // Of neighbours that are wrong themselves nothing is learned.
        guard let value = appraisal.expected, let rounded = appraisal.roundedExpectation, rounded.doubleValue > 0
        else { return nil }
        let points = evidence.curves[appraisal.curve].points
        neighbours = [appraisal.index - 1, appraisal.index + 1].filter(points.indices.contains)
            .map { points[$0].figure }
        misprints = Misprint.origins(
            of: points[appraisal.index].figure, expected: value, tolerance: appraisal.tolerance)
        expected = misprints.first?.meant ?? rounded
    }

    /// `; its neighbours 282 and 299 suggest 291 (one digit changed)`
    var clause: String {
        let around = neighbours.map(\.description).joined(separator: " and ")
        let owner = neighbours.count == 1 ? "its neighbour \(around) suggests" : "its neighbours \(around) suggest"
        guard let kind = misprints.first?.kind else { return "; \(owner) about \(expected)" }
        let meant = misprints.map(\.meant).sorted().map(\.description).joined(separator: " or ")
        return "; \(owner) \(meant) (\(kind.rawValue))"
    }

    /// The same where two figures were named before: `; for 294 at 5'9" its neighbours …`
    func clause(for point: Curve.Point) -> String {
        "; for \(point.figure) at \(point.place)\(clause.dropFirst())"
    }

    func add(to context: inout [String: String]) {
        context["expected"] = expected.description
        context["misprint"] = misprints.first?.kind.rawValue
    }
}

import ChartSchema

/// The figures of a chart row by row, each under the curve it belongs to.
struct RowFigures: Sendable {
    struct Row: Sendable {
        var rowIndex: Int
        /// In the order of the curves.
        var figures: [(curve: Int, point: Curve.Point)] = []

        /// The figure of the first curve.
        var first: Curve.Point? { figures.first?.point }
    }

    /// In the order of heights.
    private(set) var rows: [Row] = []

    init(_ curves: [Curve], axis: Curve.Axis = .height) {
        var found: [(x: Double, row: Row)] = []
        var placeOfRow: [Int: Int] = [:]
        for (number, curve) in curves.enumerated() where curve.axis == axis {
            for point in curve.points {
                let place = placeOfRow[point.rowIndex] ?? found.count
                if place == found.count {
                    placeOfRow[point.rowIndex] = place
                    found.append((point.x, Row(rowIndex: point.rowIndex)))
                }
                found[place].row.figures.append((number, point))
            }
        }
        rows = found.sorted { ($0.x, $0.row.rowIndex) < ($1.x, $1.row.rowIndex) }.map(\.row)
    }
}

extension BuildEvidence {
    /// Every figure of one row.
    func figures(ofRow index: Int) -> Set<FigureID> {
        Set(
            chart.rows[index].limits.flatMap { limit in
                Bound.allCases.filter { limit[$0] != nil }.map { FigureID(limit, bound: $0, rowIndex: index) }
            })
    }
}

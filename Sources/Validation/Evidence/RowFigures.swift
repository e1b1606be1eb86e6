import ChartSchema

/// The figures of a chart row by row, each under the curve it belongs to.
struct RowFigures: Sendable {
    struct Row: Sendable {
        var rowIndex: Int
        /// By curve.
        var figures: [Int: Curve.Point] = [:]

        /// The figure of the first curve.
        var first: Curve.Point? { figures.keys.min().flatMap { figures[$0] } }
    }

    /// In the order of heights.
    private(set) var rows: [Row] = []

    init(_ curves: [Curve], axis: Curve.Axis = .height) {
        var byRow: [Int: Row] = [:]
        var order: [(x: Double, rowIndex: Int)] = []
        for (number, curve) in curves.enumerated() where curve.axis == axis {
            for point in curve.points {
                if byRow[point.rowIndex] == nil { order.append((point.x, point.rowIndex)) }
                byRow[point.rowIndex, default: Row(rowIndex: point.rowIndex)].figures[number] = point
            }
        }
        rows = order.sorted { ($0.x, $0.rowIndex) < ($1.x, $1.rowIndex) }.map { byRow[$0.rowIndex]! }
    }
}

extension ChartEvidence {
    /// Every figure of one row.
    func figures(ofRow index: Int) -> Set<FigureID> {
        Set(
            chart.rows[index].limits.flatMap { limit in
                Bound.allCases.filter { limit[$0] != nil }.map { FigureID(limit, bound: $0, rowIndex: index) }
            })
    }
}

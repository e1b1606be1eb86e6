import ChartSchema

/// Where a figure that is missing from a curve would stand.
struct EmptyCell: Sendable {
    var place: RawPlace
    /// A filled cell of the same line.
    var sibling: CellReference

    func isExplained(by readingFindings: ReportedCells) -> Bool { readingFindings.explain(place) }
}

extension BuildEvidence {
    /// The cell that a curve's figure of a row would stand in; `nil` where the curve's table has nothing of the row.
    func empty(_ curve: Curve, _ row: Int) -> EmptyCell? {
        let cells = curve.points.compactMap(\.cell)
        guard let first = cells.first else { return nil }
        let own = chart.rows[row].cells + chart.rows[row].limits.flatMap(\.cells)
        guard let sibling = own.first(where: { $0.table == first.table }) else { return nil }
        let isAcross = cells.count > 1 && cells.allSatisfy { $0.row == first.row }
        let place = RawPlace(
            table: first.table, row: isAcross ? first.row : sibling.row,
            column: isAcross ? sibling.column : first.column)
        return EmptyCell(place: place, sibling: sibling)
    }
}

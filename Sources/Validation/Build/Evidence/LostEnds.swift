import ChartSchema

/// Figures that were lost at an end of a column, where a column may also just end.
enum LostEnds {
    struct LostEnd {
        /// The curve that has no figure in the row.
        var curve: Curve
        /// A figure that the row has.
        var point: Curve.Point
        var row: Int
    }

    /// The other end of an interval whose column has both in all other rows; and the figure of a column that ends one row
    /// before all the others of its table do. A column that ends two rows or more before the others is shorter.
    static func of(_ evidence: BuildEvidence) -> [LostEnd] {
        halves(evidence) + shortColumns(evidence) + emptyLines(evidence)
    }

    // MARK: Lines without figures

    /// Heights that a table names, in feet or in metres, and has no figure for, though it has for all others.
    private static func emptyLines(_ evidence: BuildEvidence) -> [LostEnd] {
        let curves = evidence.curves.filter { $0.axis == .height && $0.points.count >= 4 }
        let tables = Dictionary(grouping: curves) { $0.points[0].cell?.table ?? -1 }
        let figures = FigureLines(evidence.chart)
        return tables.sorted { $0.key < $1.key }.flatMap { table, curves -> [LostEnd] in
            let rows = evidence.chart.rows
            let named = rows.indices.filter { index in
                !figures.rows[table, default: []].contains(index)
                    && rows[index].cells.contains {
                        $0.table == table && !evidence.readingFindings.explainRow(beside: $0)
                    }
            }
            let lines = figures.lines[table] ?? []
            let metric = evidence.unitChecks.filter { check in
                check.unit != .kilograms && check.cell.table == table && !lines.contains(check.cell.row)
                    && !evidence.readingFindings.explainRow(beside: check.cell)
            }
            let measured = metric.flatMap { check in rows.indices.filter { rows[$0].height.min == check.imperial } }
            let empty = Set(named + measured).sorted()
            guard empty.count <= 2, let curve = curves.first, let last = curve.points.last else { return [] }
            return empty.map { LostEnd(curve: curve, point: last, row: $0) }
        }
    }

    // MARK: Intervals with one end

    private struct Key: Hashable {
        var columns: [Int]
        var zone: Int
        var axis: Curve.Axis
    }

    private static func halves(_ evidence: BuildEvidence) -> [LostEnd] {
        var byColumns: [Key: [Curve]] = [:]
        for curve in evidence.curves where curve.points.count >= 4 {
            byColumns[Key(columns: curve.columns, zone: curve.zone, axis: curve.axis), default: []].append(curve)
        }
        return evidence.curves.flatMap { partner -> [LostEnd] in
            let key = Key(columns: partner.columns, zone: partner.zone, axis: partner.axis)
            guard let curve = byColumns[key]?.first(where: { isPartner($0.bound, of: partner.bound) }),
                let first = curve.points.first, let last = curve.points.last
            else { return [] }
            let outside = partner.points.filter { $0.x < first.x || $0.x > last.x }
            guard !outside.isEmpty, outside.count <= 2, partner.points.count >= curve.points.count else { return [] }
            return outside.map { LostEnd(curve: curve, point: $0, row: $0.rowIndex) }
        }
    }

    private static func isPartner(_ a: Bound, of b: Bound) -> Bool {
        switch (a, b) {
        case (.weightMin, .weightMax), (.weightMax, .weightMin), (.bmiMin, .bmiMax), (.bmiMax, .bmiMin): true
        default: false
        }
    }

    // MARK: Columns that are one row short

    private static func shortColumns(_ evidence: BuildEvidence) -> [LostEnd] {
        let curves = evidence.curves.filter { $0.axis == .height && $0.points.count >= 4 }
        let tables = Dictionary(grouping: curves) { $0.points[0].cell?.table ?? -1 }
        return tables.sorted { $0.key < $1.key }.flatMap { _, curves in
            shortColumns(curves, end: { $0.points.last! }, next: { $0.points[$0.points.count - 2] })
                + shortColumns(curves, end: { $0.points.first! }, next: { $0.points[1] })
        }
    }

    /// - Parameters:
    ///   - end: A curve's point at the end that is looked at.
    ///   - next: The point beside it.
    private static func shortColumns(
        _ curves: [Curve], end: (Curve) -> Curve.Point, next: (Curve) -> Curve.Point
    ) -> [LostEnd] {
        guard curves.count >= 2 else { return [] }
        let groups = Dictionary(grouping: curves) { end($0).x }
        let keys = groups.keys.sorted()
        guard keys.count == 2 else { return [] }
        // The columns that go on are those whose end lies outside the others.
        let (on, off) = isOutside(keys[1], of: groups[keys[0]]!) ? (keys[1], keys[0]) : (keys[0], keys[1])
        guard let full = groups[on]!.first, let few = groups[off], few.count * 2 <= curves.count, next(full).x == off,
            isOutside(on, of: few)
        else { return [] }
        return few.sorted { $0.name < $1.name }.map {
            LostEnd(curve: $0, point: end(full), row: end(full).rowIndex)
        }
    }

    private static func isOutside(_ x: Double, of curves: [Curve]) -> Bool {
        curves.allSatisfy { x < $0.points.first!.x || x > $0.points.last!.x }
    }
}

/// Tables that stand side by side in one: a list of premiums beside a build chart is no part of it.
enum GridParts {
    /// The grid's parts from left to right; one where nothing stands apart.
    ///
    /// A blank column sets two tables apart where the columns to its right name their own rows: by ages, classes, BMIs or
    /// words. Heights beside heights stay blocks of one table.
    static func split(_ grid: Grid) -> [Grid] {
        let groups = groups(grid)
        guard groups.count > 1 else { return [grid] }
        var parts: [Range<Int>] = []
        for group in groups {
            if let last = parts.last, !namesItsRows(grid, group) {
                parts[parts.count - 1] = last.lowerBound..<group.upperBound
            } else {
                parts.append(group)
            }
        }
        guard parts.count > 1 else { return [grid] }
        return parts.map { grid.part($0) }
    }

    /// Runs of columns between blank ones.
    private static func groups(_ grid: Grid) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        var isApart = true
        for column in 0..<grid.columnCount {
            let isBlank = (0..<grid.rowCount).allSatisfy { row in
                grid.sense(row: row, column: column).isBlank || grid.columnSpan(row: row, column: column) > 1
            }
            if isBlank {
                isApart = true
            } else if isApart {
                groups.append(column..<column + 1)
                isApart = false
            } else {
                groups[groups.count - 1] = groups[groups.count - 1].lowerBound..<column + 1
            }
        }
        return groups
    }

    private static func namesItsRows(_ grid: Grid, _ columns: Range<Int>) -> Bool {
        guard columns.count > 1 else { return false }
        let part = grid.part(columns)
        let rows = (0..<part.rowCount).filter { row in
            (1..<part.columnCount).contains { part.sense(row: row, column: $0).beginsWithFigure }
        }
        guard rows.count >= 2, let first = rows.first,
            let name = (0..<first).map({ part.sense(row: $0, column: 0) }).last(where: { !$0.isBlank })?.terms,
            !name.isHeight, !(name.unit?.isHeight ?? false)
        else { return false }
        let senses = rows.map { part.sense(row: $0, column: 0) }
        guard senses.allSatisfy({ $0.height == nil && !$0.isBlank }) else { return false }
        return name.isAgeName || name.isBMI || senses.allSatisfy(\.isWords)
    }
}

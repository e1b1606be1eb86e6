extension TextLimits {
    /// Looks at a table that was read: how wide it is, and how long its longest cell.
    func check(_ table: Table) throws(LimitExceeded) {
        if table.columnCount > columns {
            throw LimitExceeded(
                limit: "columns", found: "a table of \(table.columnCount) columns", most: columns,
                line: table.cells.first?.line)
        }
        guard table.textSize > cell, let long = table.cells.first(where: { $0.count > cell }) else { return }
        throw LimitExceeded(
            limit: "cell", found: "a cell of \(long.count) bytes", most: cell, line: long.line)
    }

    /// Looks at how large a table is that is to be read as a chart.
    func checkRows(_ table: Table) throws(LimitExceeded) {
        let places = table.rowCount * table.columnCount
        guard table.rowCount > rows || places > self.places else { return }
        let (limit, most) = table.rowCount > rows ? ("rows", rows) : ("places", self.places)
        throw LimitExceeded(
            limit: limit, found: "a table of \(table.rowCount) rows and \(table.columnCount) columns", most: most,
            line: table.cells.first?.line)
    }
}

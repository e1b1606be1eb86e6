import Tables

/// Texts among the rows of the header that head no column: a sentence beside the headers, a title behind another one, a box beside the rows.
extension MedicationTable {
    /// Marks them as notes, and tells of those that may limit what rules say.
    func reportHeadAsides(in session: inout MedicationSession) {
        guard !isList, columns.span == nil else { return }
        let asides = headAsides
        for cell in asides { session.ledger.mark(.note, table: index, cell: cell) }
        for cell in asides + upperHeaders.filter({ !asides.contains($0) && !isRead($0) }) {
            let piece = TextPiece(grid.sense(ofCell: cell).text, at: grid.table.place(ofCell: cell))
            if session.isLost(piece) || session.decidesAsSentence(piece) { session.reportLost(piece) }
        }
    }

    /// Cells over columns without a role: nothing stands below them, or they reach down beside the rows.
    private var headAsides: [Int] {
        Set(columns.header.flatMap { grid.cells(inRow: $0) }).sorted().filter { cell in
            let first = grid.column(ofCell: cell)
            return (first..<first + grid.span(ofCell: cell).columns)
                .allSatisfy { columns.roles[$0] == nil && isEmpty($0, beside: cell) }
        }
    }

    /// Whether nothing else stands beside the rows in a column: numbers of rows and old decisions have no role, and are columns.
    private func isEmpty(_ column: Int, beside cell: Int) -> Bool {
        (columns.firstRow..<max(columns.firstRow, grid.rowCount)).allSatisfy { row in
            grid.sense(row: row, column: column).isBlank || grid.cellIndex(row: row, column: column) == cell
        }
    }

    /// Cells over columns with a role, above the row that gave it: "Level Plan" over its columns, or a title.
    private var upperHeaders: [Int] {
        columns.header.dropLast().filter {
            !MedicationColumns.isWrapped($0, above: columns.header.upperBound - 1, in: grid)
        }.flatMap { row in
            grid.cells(inRow: row).filter { cell in
                let last = grid.row(ofCell: cell) + grid.span(ofCell: cell).rows
                return grid.row(ofCell: cell) == row && last < columns.header.upperBound
            }
        }
    }

    /// Whether what a cell of the header says is in the scope or the product of its columns.
    private func isRead(_ cell: Int) -> Bool {
        let first = grid.column(ofCell: cell)
        let row = grid.row(ofCell: cell)
        return (first..<first + grid.span(ofCell: cell).columns).allSatisfy { column in
            columnScopes[column] != nil || products[column] != nil || rowScopes.contains { $0.stands(row, column) }
        }
    }
}

extension DecisionScope {
    /// Whether it was read from the cell at a row and a column of its table.
    fileprivate func stands(_ row: Int, _ column: Int) -> Bool {
        guard let cell else { return false }
        return cell.row == row && cell.column == column
    }
}

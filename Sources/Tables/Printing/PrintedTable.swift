/// What of a table is data: the rows and columns that are printed as CSV, and the names of the columns.
///
/// Left out are preamble, notes, blank rows and furniture, rows and columns that are hidden throughout, and columns at
/// either side that hold nothing.
package struct PrintedTable {
    let table: Table
    /// One name a column of ``columns``; `nil` when the table has no header.
    package let header: [String]?
    /// The body rows, by their number in the table.
    package let rows: [Int]
    /// The columns, by their number in the table.
    package let columns: [Int]

    package init(_ table: Table) {
        self.table = table
        let rows = table.roles.indices.filter { row in
            table.roles[row] == .body && (0..<table.columnCount).contains { table.shows(row: row, column: $0) }
        }
        let names = HeaderRow.names(of: table)
        var isUsed = [Bool](repeating: false, count: table.columnCount)
        for column in isUsed.indices where !table.furnitureColumns.contains(column) {
            isUsed[column] =
                names?[column].isEmpty == false || rows.contains { table.shows(row: $0, column: column) }
        }
        let width = (isUsed.lastIndex(of: true) ?? -1) + 1
        let start = isUsed.firstIndex(of: true) ?? 0
        let columns = (start..<max(start, width)).filter { column in
            !table.furnitureColumns.contains(column) && (isUsed[column] || !table.hides(column: column))
        }
        header = names.map { names in columns.map { names[$0] } }
        self.columns = columns
        self.rows = rows
    }

    /// The bytes of a place, where it is shown; empty elsewhere.
    func bytes(row: Int, column: Int) -> ArraySlice<UInt8> {
        table.shownCellIndex(row: row, column: column).map { table.bytes(of: table.cells[$0]) } ?? []
    }
}

extension Table {
    /// The index of the cell that covers a place, unless it is hidden.
    func shownCellIndex(row: Int, column: Int) -> Int? {
        cellIndex(row: row, column: column).flatMap { cells[$0].isHidden ? nil : $0 }
    }

    /// Whether a place shows text.
    func shows(row: Int, column: Int) -> Bool {
        shownCellIndex(row: row, column: column).map { !cells[$0].isBlank } ?? false
    }

    /// Whether a column's text is there, but hidden.
    func hides(column: Int) -> Bool {
        (0..<rowCount).contains { row in
            cell(row: row, column: column).map { $0.isHidden && !$0.isBlank } ?? false
        }
    }
}

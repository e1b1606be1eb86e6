/// The header rows of a table as one row of names.
///
/// - Parts that stand above one another are joined by a space; a cell that spans header rows counts once.
/// - A heading over several columns is filled forward: by its span, and where a file has none (CSV), over the blanks to its
///   right that head something further below.
enum HeaderRow {
    /// One name a column of the table; `nil` for a table without a header.
    static func names(of table: Table) -> [String]? {
        let rows = table.roles.indices.filter { table.roles[$0] == .header }
        guard !rows.isEmpty else { return nil }
        let sources = rows.indices.map { place in
            self.sources(table, row: rows[place], below: rows[(place + 1)...])
        }
        return (0..<table.columnCount).map { column in
            var parts: [String] = []
            var last: Int?
            for source in sources {
                guard let cell = source[column], cell != last else { continue }
                last = cell
                parts.append(table.text(of: table.cells[cell]))
            }
            return parts.joined(separator: " ")
        }
    }

    /// By column: the cell that heads it in one row.
    private static func sources(_ table: Table, row: Int, below: ArraySlice<Int>) -> [Int?] {
        var sources = (0..<table.columnCount).map { column in
            table.shownCellIndex(row: row, column: column).flatMap { table.cells[$0].isBlank ? nil : $0 }
        }
        // Real spans say where a heading ends; a blank beside them is meant to be blank.
        let hasSpans = sources.contains { $0.map { table.cells[$0].columnSpan > 1 } ?? false }
        guard !hasSpans else { return sources }
        func headsMore(_ column: Int) -> Bool {
            below.contains { row in
                guard let index = table.shownCellIndex(row: row, column: column) else { return false }
                return !table.cells[index].isBlank && table.cells[index].row == row
            }
        }
        var open: Int?
        for column in sources.indices {
            if let own = sources[column] {
                // A name with nothing below it (`Height`) is complete: it heads its own column only.
                open = headsMore(column) ? own : nil
            } else if headsMore(column), !table.furnitureColumns.contains(column) {
                sources[column] = open
            } else {
                open = nil
            }
        }
        return sources
    }
}

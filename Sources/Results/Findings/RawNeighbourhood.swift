/// The cells of a raw table around one place, as the file holds them.
package struct RawNeighbourhood: Sendable, Hashable {
    /// The table's columns that are shown, ascending.
    package var columns: [Int]
    /// How many columns the table has.
    package var columnCount: Int
    package var rows: [Row]
    /// The row and column that it is about; the column is `nil` for the whole row.
    package var place: Place

    package struct Place: Sendable, Hashable {
        package var row: Int
        package var column: Int?

        package init(row: Int, column: Int?) {
            self.row = row
            self.column = column
        }
    }

    package struct Row: Sendable, Hashable {
        package var number: Int
        package var isHeader: Bool
        /// As many as there are columns shown.
        package var cells: [String]

        package init(number: Int, isHeader: Bool, cells: [String]) {
            self.number = number
            self.isHeader = isHeader
            self.cells = cells
        }
    }

    package init(columns: [Int], columnCount: Int, rows: [Row], place: Place) {
        self.columns = columns
        self.columnCount = columnCount
        self.rows = rows
        self.place = place
    }

    /// The columns to show of a table around one of them: the first, which names the rows, and at most `most` others.
    package static func columns(of count: Int, around column: Int?, most: Int = 8) -> [Int] {
        guard count > most + 1 else { return Array(0..<max(0, count)) }
        let first = max(1, min((column ?? 1) - most / 2, count - most))
        return [0] + Array(first..<first + most)
    }
}

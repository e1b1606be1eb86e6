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

extension RawNeighbourhood {
    /// The longest text of a cell that is shown, in characters.
    private static let cellLength = 120

    /// Whether most cells of a column are no figures; figures are read from the right, words and marks from the left.
    private func holdsWords(_ index: Int) -> Bool {
        let firsts = rows.lazy.filter { !$0.isHeader && index < $0.cells.count }.compactMap { $0.cells[index].first }
        return firsts.count { !$0.isNumber && !"<>≤≥+-–−.$".contains($0) } * 2 > firsts.count
    }

    /// A table with the place marked.
    ///
    /// - Parameter caption: For screen readers.
    package func html(caption: String) -> String {
        var text = "<div class=\"raw\" role=\"region\" aria-label=\"\(caption.inMarkup)\" tabindex=\"0\"><table>"
        text += "<caption class=\"hidden\">\(caption.inMarkup)</caption><tbody>\n"
        var last: Int?
        let words = columns.indices.map(holdsWords)
        for row in rows {
            if let before = last, row.number > before + 1 {
                text += "<tr class=\"gap\"><td colspan=\"\(columns.count + 1)\">⋮</td></tr>\n"
            }
            last = row.number
            let isPlace = row.number == place.row
            text += "<tr\(isPlace ? " class=\"here\"" : "")><th scope=\"row\" class=\"number\">\(row.number)</th>"
            for (index, (number, cell)) in zip(columns, row.cells).enumerated() {
                let isMarked = isPlace && place.column.map { $0 == number } ?? true
                let content = cell.cut(to: Self.cellLength).inMarkup
                let tag = row.isHeader ? "th" : "td"
                let classes = [isMarked ? "marked" : nil, words[index] && !row.isHeader ? "words" : nil]
                    .compactMap(\.self).joined(separator: " ")
                text += "<\(tag)\(classes.isEmpty ? "" : " class=\"\(classes)\"")>"
                text += isMarked && place.column != nil ? "<mark>\(content)</mark>" : content
                text += "</\(tag)>"
            }
            text += "</tr>\n"
        }
        text += "</tbody></table>"
        if columns.count < columnCount { text += "<p class=\"soft\">\(columns.count) of \(columnCount) columns</p>" }
        return text + "</div>\n"
    }
}

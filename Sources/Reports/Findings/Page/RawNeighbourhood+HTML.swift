import Results

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

/// A table for the terminal: columns as wide as their widest cell, two blanks between them, no rules.
struct TextTable {
    enum Alignment: Sendable { case leading, trailing }

    struct Cell: ExpressibleByStringInterpolation {
        var text: String
        var paint: (@Sendable (String) -> String)?

        init(_ text: String, paint: (@Sendable (String) -> String)? = nil) {
            self.text = text
            self.paint = paint
        }

        init(stringLiteral value: String) { self.init(value) }
    }

    private var alignments: [Alignment]
    private var rows: [[Cell]] = []

    init(_ alignments: [Alignment]) { self.alignments = alignments }

    mutating func add(_ cells: [Cell]) { rows.append(cells) }

    /// One line a row, each ending with a line feed and none with blanks.
    var text: String {
        var widths = [Int](repeating: 0, count: alignments.count)
        for row in rows {
            for (column, cell) in row.enumerated() { widths[column] = max(widths[column], DisplayWidth.of(cell.text)) }
        }
        var result = ""
        for row in rows {
            var line = ""
            var pending = 0
            for (column, cell) in row.enumerated() {
                let padding = widths[column] - DisplayWidth.of(cell.text)
                if column > 0 { pending += 2 }
                if alignments[column] == .trailing { pending += padding }
                if !cell.text.isEmpty {
                    line += String(repeating: " ", count: pending) + (cell.paint?(cell.text) ?? cell.text)
                    pending = 0
                }
                if alignments[column] == .leading { pending += padding }
            }
            result += line + "\n"
        }
        return result
    }
}

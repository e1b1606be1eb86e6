import Results

/// A table drawn for the terminal, every cell marked with what it was taken for.
///
/// On a terminal by colour; where there is none by a sign before the cell: `#` label, `"` note, `~` ignored, `?` unread,
/// and nothing before a value.
struct InspectionPicture {
    private let table: Inspection.Table
    private let palette: Palette

    /// Longer tables leave out rows of their middle.
    private static let (firstRows, lastRows) = (16, 4)
    private static let widestCell = 24

    init(_ table: Inspection.Table, palette: Palette) {
        self.table = table
        self.palette = palette
    }

    /// What the colours, or the signs, mean.
    static func legend(_ palette: Palette) -> String {
        let kinds: [Inspection.Cell.Taken] = [.value, .label, .note, .ignored, .unread]
        return kinds.map { palette.isColoured ? palette.taken($0, $0.rawValue) : sign(of: $0) + $0.rawValue }
            .joined(separator: palette.isColoured ? "  " : "   ")
    }

    var lines: [String] {
        let count = table.rows.count
        var grid = TextTable(
            [.trailing] + Array(repeating: TextTable.Alignment.leading, count: table.columnCount))
        let isCut = count > Self.firstRows + Self.lastRows + 1
        let shown = isCut ? Array(0..<Self.firstRows) + Array((count - Self.lastRows)..<count) : Array(0..<count)
        for row in shown {
            if isCut, row == count - Self.lastRows { grid.add([TextTable.Cell("…")]) }
            grid.add([TextTable.Cell(String(row))] + table.rows[row].map(cell))
        }
        return grid.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "    " + $0 }
    }

    private func cell(_ cell: Inspection.Cell) -> TextTable.Cell {
        var text = cell.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if text.count > Self.widestCell { text = text.prefix(Self.widestCell - 1) + "…" }
        guard palette.isColoured else { return TextTable.Cell(text.isEmpty ? "" : Self.sign(of: cell.taken) + text) }
        return TextTable.Cell(text) { [palette] in palette.taken(cell.taken, $0) }
    }

    private static func sign(of taken: Inspection.Cell.Taken) -> String {
        switch taken {
        case .value, .blank: ""
        case .label: "#"
        case .note: "\""
        case .ignored: "~"
        case .unread: "?"
        }
    }
}

import Tables

/// What rows of text around the limits say, each as one text.
extension ReadingSession {
    /// The rows of a table that are notes, each as one text with its first cell; of tables side by side each its own.
    func notes(of table: Table, index: Int) -> [(piece: TextPiece, cell: Int)] {
        let windows = parts.filter { $0.table == index }.map(\.grid.window)
        var rows: [[Int]: [Int]] = [:]
        for cell in table.cells.indices where ledger.isNote(table: index, cell: cell) {
            let place = table.cells[cell]
            let part = windows.firstIndex { $0.contains(place.column) } ?? 0
            rows[[place.row, part], default: []].append(cell)
        }
        return rows.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { _, cells in
            let texts = cells.map { cells.count > 1 ? named($0, of: table) : table.text(of: table.cells[$0]) }
            // "Not for" beside "men", "Tobacco:" beside "No" are one saying.
            if cells.count == 2, isNamedLine(cells[0], of: index) {
                return (TextPiece(NamedLine.text(texts[0], texts[1]), at: table.place(ofCell: cells[0])), cells[0])
            }
            let text = texts.dropFirst().reduce(texts[0]) { $0 + ($0.hasSuffix(":") ? " " : ", ") + $1 }
            return (TextPiece(text, at: table.place(ofCell: cells[0])), cells[0])
        }
    }

    /// Whether a note begins a line that is a name and its value.
    func isNamedLine(_ cell: Int, of table: Int) -> Bool {
        let own = parts.filter { $0.table == table }
        for grid in own.flatMap({ [$0.grid, $0.above].compactMap(\.self) }) where !grid.isTurned {
            guard let row = (0..<grid.rowCount).first(where: { grid.cells(inRow: $0).first == cell }) else { continue }
            if NamedRow.isOne(row, of: grid) { return true }
        }
        return false
    }

    /// `age from 60`, where a file of data names each of several values of a row.
    private func named(_ cell: Int, of table: Table) -> String {
        let text = table.text(of: table.cells[cell])
        guard document.format == .xml, table.cells[cell].row > 0,
            let header = table.cellIndex(row: 0, column: table.cells[cell].column)
        else { return text }
        return "\(table.text(of: table.cells[header]).spacedName) \(text)"
    }
}

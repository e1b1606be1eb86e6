extension Table {
    /// The same table with other texts in some of its cells; everything else, and every place, stays as it is.
    ///
    /// - Parameter texts: By the index of a cell; one without a character makes it blank.
    package func rewording(_ texts: [Int: String]) -> Table {
        guard !texts.isEmpty else { return self }
        var side = text.side
        var cells = Array(self.cells)
        for (index, words) in texts.sorted(by: { $0.key < $1.key }) {
            let old = cells[index]
            let bytes = Array(words.utf8)
            cells[index] = Cell(
                row: old.row, column: old.column, rowSpan: old.rowSpan, columnSpan: old.columnSpan, line: old.line,
                isHeader: old.isHeader, isHidden: old.isHidden, start: text.source.count + side.count,
                count: bytes.count)
            side += bytes
        }
        var table = self
        table.text = TextStore(text.source, side: side)
        table.cells = CellList(
            form: .full(cells, firsts: grid == nil ? TableBuilder.firsts(cells, rows: rowCount) : nil))
        return table
    }
}

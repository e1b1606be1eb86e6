/// The cells of delimited text in 12 bytes each: nothing spans, every cell holds text, and a row's cells stand on its line.
struct PlainCells: Sendable {
    /// Where a cell's text lies in the ``TextStore``, in bytes, and its column.
    struct Place: Sendable {
        var start: UInt32
        var count: UInt32
        var column: UInt32
    }

    struct Row: Sendable {
        /// The row's first cell, or that of the next row where it has none.
        var first: UInt32
        /// From 1.
        var line: UInt32
    }

    /// In reading order.
    let places: [Place]
    /// One more than there are rows: the last says where the cells end.
    let rows: [Row]

    func cells(inRow row: Int) -> Range<Int> { Int(rows[row].first)..<Int(rows[row + 1].first) }

    func line(row: Int) -> Int { Int(rows[row].line) }

    func cell(_ index: Int) -> Cell {
        let place = places[index]
        let row = row(ofCell: index)
        return Cell(
            row: row, column: Int(place.column), line: line(row: row), start: Int(place.start), count: Int(place.count))
    }

    /// The last row that begins at the cell or before it.
    private func row(ofCell index: Int) -> Int {
        var low = 0
        var high = rows.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(rows[middle].first) <= index { low = middle } else { high = middle }
        }
        return low
    }
}

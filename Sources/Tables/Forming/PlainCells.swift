/// The cells of delimited text in 8 bytes each: nothing spans, every cell holds text, and a row's cells stand on its line.
struct PlainCells: Sendable {
    /// Where a cell's text lies in the ``TextStore``, in bytes, and its column.
    struct Place: Sendable {
        var start: UInt32
        /// `UInt16.max`: text and column are told by ``PlainCells/wide``.
        var count: UInt16
        var column: UInt16

        init(start: Int, _ extent: Extent) {
            self.start = UInt32(truncatingIfNeeded: start)
            count = extent.isWide ? .max : UInt16(truncatingIfNeeded: extent.count)
            column = UInt16(truncatingIfNeeded: extent.column)
        }
    }

    /// A cell's length in bytes and its column.
    struct Extent: Sendable {
        var count: Int
        var column: Int

        /// One of them takes more than 16 bits.
        var isWide: Bool { count >= Int(UInt16.max) || column > Int(UInt16.max) }
    }

    struct Row: Sendable {
        /// The row's first cell, or that of the next row where it has none.
        var first: UInt32
        /// From 1.
        var line: UInt32
    }

    /// In reading order.
    let places: [Place]
    /// By cell: what is too wide for a ``Place``.
    let wide: [Int: Extent]
    /// One more than there are rows: the last says where the cells end.
    let rows: [Row]

    func cells(inRow row: Int) -> Range<Int> { Int(rows[row].first)..<Int(rows[row + 1].first) }

    func line(row: Int) -> Int { Int(rows[row].line) }

    func column(_ index: Int) -> Int { Self.extent(places[index], index, wide).column }

    func cell(_ index: Int) -> Cell {
        let extent = Self.extent(places[index], index, wide)
        let row = row(ofCell: index)
        return Cell(
            row: row, column: extent.column, line: line(row: row), start: Int(places[index].start), count: extent.count)
    }

    /// Where a cell's text lies, which needs no row.
    func extent(_ index: Int) -> (start: Int, count: Int) {
        (Int(places[index].start), Self.extent(places[index], index, wide).count)
    }

    static func extent(_ place: Place, _ index: Int, _ wide: [Int: Extent]) -> Extent {
        place.count == .max ? wide[index]! : Extent(count: Int(place.count), column: Int(place.column))
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

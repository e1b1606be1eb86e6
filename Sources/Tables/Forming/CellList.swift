/// A table's cells in reading order, each once. Those of delimited text are kept small and made whole when asked for.
package struct CellList: RandomAccessCollection, Sendable {
    enum Form: Sendable {
        case plain(PlainCells)
        /// Cells of markup, and the first cell of every row and one more; `nil` where a cell spans.
        case full([Cell], firsts: [UInt32]?)
    }

    let form: Form

    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch form {
        case .plain(let cells): cells.places.count
        case .full(let cells, _): cells.count
        }
    }

    /// Whether a cell may span or be hidden: those of delimited text do neither.
    var isPlain: Bool { if case .plain = form { true } else { false } }

    package subscript(index: Int) -> Cell {
        switch form {
        case .plain(let cells): cells.cell(index)
        case .full(let cells, _): cells[index]
        }
    }

    /// The cell at a place; `nil` where there is none. Not to be asked where cells span.
    func index(row: Int, column: Int) -> Int? {
        switch form {
        case .plain(let cells):
            Self.search(cells.cells(inRow: row), for: column) { cells.column($0) }
        case .full(let cells, let firsts):
            Self.search(Int(firsts![row])..<Int(firsts![row + 1]), for: column) { cells[$0].column }
        }
    }

    /// The cells of a row; `nil` where cells span.
    func indices(inRow row: Int) -> Range<Int>? {
        switch form {
        case .plain(let cells): cells.cells(inRow: row)
        case .full(_, let firsts): firsts.map { Int($0[row])..<Int($0[row + 1]) }
        }
    }

    /// Columns grow within a row, and most rows have no gap: the first guess is mostly right.
    private static func search(_ row: Range<Int>, for column: Int, _ columnAt: (Int) -> Int) -> Int? {
        var low = row.lowerBound
        var high = Swift.min(row.upperBound, low + column + 1)
        guard low < high else { return nil }
        if columnAt(high - 1) == column { return high - 1 }
        high -= 1
        while low < high {
            let middle = (low + high) / 2
            let found = columnAt(middle)
            if found == column { return middle }
            if found < column { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}

extension Table {
    /// A table of cells that were not read from a file.
    ///
    /// - Parameter grid: `rowCount × columnCount` indices into `cells`; -1 where no cell covers the place.
    package init(
        index: Int, caption: TextPiece? = nil, headings: [TextPiece] = [], textBefore: [TextPiece] = [],
        textAfter: [TextPiece] = [],
        rowCount: Int, columnCount: Int, roles: [RowRole], cells: [Cell], grid: [Int32], arena: [UInt8]
    ) {
        self.init(
            index: index, caption: caption, headings: headings, textBefore: textBefore, textAfter: textAfter,
            rowCount: rowCount,
            columnCount: columnCount, roles: roles, cells: CellList(form: .full(cells, firsts: nil)), grid: grid,
            text: TextStore(arena))
    }
}

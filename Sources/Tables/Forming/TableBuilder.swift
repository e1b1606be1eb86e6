/// Builds one table from cells in document order, resolving spans as HTML's table model does.
///
/// Text goes into one byte arena while it arrives: call ``beginCell(span:line:isHeader:isHidden:)``, append, then
/// ``endCell()``. Spans are bounded (colspan 1,000; a rowspan never leaves its row group), so a hostile file cannot make a
/// table larger than its own bytes by more than that.
struct TableBuilder: CellSink {
    static let widestSpan = 1_000
    static let tallestSpan = 65_534
    /// The row span of a cell that goes on to the end of its row group, until that end is known.
    private static let toGroupEnd = 65_535

    struct Span {
        var rows = 1
        var columns = 1
        /// `rowspan=0`: to the end of the row group.
        var toGroupEnd = false
    }

    private(set) var arena: [UInt8] = []
    private(set) var cells: [Cell] = []
    private(set) var rowCount = 0
    private(set) var width = 0
    private var column = 0
    private var cellStart = 0
    /// By column: the first row that no cell from above covers.
    private var free: [Int] = []
    /// The cells of the row group that span rows.
    private var tall: [Int] = []
    private var rowIsOpen = false
    private var spansRows = false
    private(set) var spansWereCut = false
    private var struck = StruckTexts()

    /// The column in which the cell furthest to the right begins.
    private var furthest = 0

    var isEmpty: Bool { cells.isEmpty }

    /// Whether the cells so far span so much that no further one needs to be looked at: every row walks past the places that
    /// cells above it cover.
    func isFarTooSparse(_ limits: TextLimits) -> Bool {
        let places = rowCount * (furthest + 1)
        return spansRows && places > limits.places * 4 && places > cells.count * SparsePlaces.mostPlacesACell * 4
    }

    // MARK: Rows

    mutating func beginRow() {
        rowIsOpen = true
        rowCount += 1
        column = 0
    }

    mutating func endRow() { rowIsOpen = false }

    /// Skips rows that the file numbers past (SpreadsheetML's `ss:Index`).
    mutating func skipRows(to row: Int) {
        guard rowCount < row else { return }
        (rowCount, column, rowIsOpen) = (row, 0, false)
    }

    /// The end of a row group cuts every span that would reach beyond it.
    mutating func endGroup() {
        endRow()
        for cell in tall {
            let reach = rowCount - cells[cell].row
            guard cells[cell].rowSpan > reach else { continue }
            if cells[cell].rowSpan != Self.toGroupEnd { spansWereCut = true }
            cells[cell].rowSpan = reach
        }
        tall.removeAll(keepingCapacity: true)
        free.removeAll(keepingCapacity: true)
    }

    // MARK: Cells

    mutating func skipColumns(to target: Int) { column = max(column, target) }

    mutating func beginCell(_ span: Span, line: Int, isHeader: Bool = false, isHidden: Bool = false) {
        if !rowIsOpen { beginRow() }
        while column < free.count, free[column] >= rowCount { column += 1 }
        let columns = min(max(span.columns, 1), Self.widestSpan)
        let rows = span.toGroupEnd ? Self.toGroupEnd : min(max(span.rows, 1), Self.tallestSpan)
        if columns < span.columns { spansWereCut = true }
        cellStart = arena.count
        cells.append(
            Cell(
                row: rowCount - 1, column: column, rowSpan: rows, columnSpan: columns, line: line, isHeader: isHeader,
                isHidden: isHidden, start: cellStart, count: 0))
        if rows > 1 {
            while free.count < column + columns { free.append(0) }
            // Where two cells overlap the one that reaches further down counts.
            for index in column..<column + columns { free[index] = max(free[index], rowCount - 1 + rows) }
            tall.append(cells.count - 1)
            spansRows = true
        }
        furthest = max(furthest, column)
        column += columns
        width = max(width, column)
    }

    mutating func append(_ byte: UInt8) { arena.append(byte) }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { arena.append(contentsOf: bytes) }

    /// Whether the open cell has text so far.
    var cellHasText: Bool { arena.count > cellStart }
    var cellTextCount: Int { arena.count - cellStart }
    var lastByte: UInt8? { cellHasText ? arena.last : nil }

    /// Keeps what the open cell shows struck out.
    mutating func strike(_ text: UnsafeBufferPointer<UInt8>) {
        guard let cell = cells.last else { return }
        // Line ends of markup are blanks.
        let words = String(decoding: text.map { Blank.isBlank($0) ? 0x20 : $0 }, as: UTF8.self)
        struck.strike(words, at: cellTextCount, row: cell.row, column: cell.column)
    }

    /// The open cell is struck out as a whole.
    mutating func strikeCell() {
        guard let cell = cells.last else { return }
        struck.change(row: cell.row, column: cell.column) { $0.isWhole = true }
    }

    /// The column in which the open cell begins.
    var openColumn: Int { cells.last?.column ?? 0 }

    /// Hides the open cell where it begins in a hidden column.
    mutating func hideCell(in columns: Set<Int>) {
        if columns.contains(cells[cells.count - 1].column) { hideCell() }
    }

    /// Hides the open cell.
    mutating func hideCell() { cells[cells.count - 1].isHidden = true }

    /// The open cell's text so far.
    var cellBytes: ArraySlice<UInt8> { arena[cellStart...] }

    mutating func endCell() {
        guard !cells.isEmpty else { return }
        while let last = lastByte, last == 0x20 || last == 0x0A { arena.removeLast() }
        cells[cells.count - 1].count = arena.count - cellStart
        cellStart = arena.count
    }

    /// Takes back the row of the open cell, which is its only one.
    mutating func discardRow() {
        guard let last = cells.popLast() else { return }
        arena.removeSubrange(cellStart...)
        tall.removeAll { $0 == cells.count }
        rowCount = last.row
        struck = struck.moved { $0.row < last.row ? $0 : nil }
        endRow()
    }

    /// Puts the rows into another order, row groups whole: `order` has every row's number once.
    mutating func reorder(_ order: [Int]) {
        var moves = [Int](repeating: 0, count: rowCount)
        for (place, row) in order.enumerated() { moves[row] = row - place }
        cells = cells.map { $0.moved(up: moves[$0.row]) }
        struck = struck.moved { .init($0.row - moves[$0.row], $0.column) }
        cells.sort { ($0.row, $0.column) < ($1.row, $1.column) }
    }

    /// One whole cell of plain text.
    mutating func add(_ text: some Sequence<UInt8>, line: Int, isHeader: Bool = false) {
        beginCell(Span(), line: line, isHeader: isHeader)
        arena.append(contentsOf: text)
        endCell()
    }

    // MARK: The table

    /// How many rows there are, and how many columns to the last in which a text begins.
    var extent: (rows: Int, columns: Int) {
        (rowCount, cells.reduce(0) { $1.count > 0 ? max($0, $1.column + 1) : $0 })
    }

    /// Whether a cell covers more than its own place.
    var hasSpans: Bool { cells.contains { $0.rowSpan > 1 || $0.columnSpan > 1 } }

    /// The finished table; columns to the right in which no text begins are cut.
    mutating func finish(index: Int) -> Table {
        endGroup()
        let columns = extent.columns
        let spans = hasSpans
        var table = Table(
            index: index, rowCount: rowCount, columnCount: columns,
            roles: Array(repeating: .body, count: rowCount),
            cells: CellList(form: .full(cells, firsts: spans ? nil : Self.firsts(cells, rows: rowCount))),
            grid: spans ? Self.grid(of: cells, rows: rowCount, columns: columns) : nil, text: TextStore(arena))
        table.struck = struck.shown
        return table
    }

    /// The first cell of every row, or that of the next row where it has none; one more than there are rows.
    static func firsts(_ cells: some RandomAccessCollection<Cell>, rows: Int) -> [UInt32] {
        var firsts: [UInt32] = []
        firsts.reserveCapacity(rows + 1)
        var count: UInt32 = 0
        for cell in cells {
            while firsts.count <= cell.row { firsts.append(count) }
            count += 1
        }
        while firsts.count <= rows { firsts.append(count) }
        return firsts
    }

    /// By place, the cell that covers it, or -1.
    static func grid(of cells: [Cell], rows: Int, columns: Int) -> [Int32] {
        var grid = [Int32](repeating: -1, count: rows * columns)
        for (place, cell) in cells.enumerated() {
            for row in cell.row..<min(cell.row + cell.rowSpan, rows) {
                let end = min(cell.column + cell.columnSpan, columns)
                var column = cell.column
                while column < end {
                    // Where two cells overlap the earlier one shows; the later keeps its own corner.
                    let slot = row * columns + column
                    if grid[slot] < 0 || (row == cell.row && column == cell.column) {
                        grid[slot] = Int32(place)
                        column += 1
                    } else {
                        // What covers this place has filled all its places in the row.
                        let other = cells[Int(grid[slot])]
                        column = max(column + 1, other.column + other.columnSpan)
                    }
                }
            }
        }
        return grid
    }
}

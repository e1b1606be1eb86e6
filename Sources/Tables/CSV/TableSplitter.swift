/// Tells where one table of a file ends and the next begins: at blank rows that are followed by a header of their own.
struct TableSplitter {
    private var widths: [Int] = []
    private var hasFigures = false
    /// The first row after a run of blank ones, while it is open whether it begins a new table.
    private var gapEnd: Int?
    private var sawBlank = false
    private var sawHeader = false
    private var handedWidths: [Int] = []

    /// Takes note of the row that has just ended; gives the table that ended before it, if one did.
    mutating func rowEnded(_ state: inout CSVState) -> TableBuilder? {
        state.builder.endRow()
        let row = state.builder.currentRow
        widths.append(state.filled == 0 ? 0 : state.width)
        if state.filled == 0 {
            if hasFigures { sawBlank = true }
            return nil
        }
        let isFigures = state.figures * 2 >= state.filled && state.figures > 0
        if sawBlank, gapEnd == nil { gapEnd = row }
        if isFigures {
            defer { (gapEnd, sawBlank, sawHeader, hasFigures) = (nil, false, false, true) }
            guard let start = gapEnd, sawHeader, hasFigures else { return nil }
            let rest = state.builder.split(at: start)
            let finished = state.takeBuilder()
            state.builder = rest
            handedWidths = Array(widths[..<start])
            widths.removeFirst(start)
            return finished
        }
        if gapEnd != nil, state.filled > 1 { sawHeader = true }
        return nil
    }

    /// The field counts of the rows of the table that was handed over last.
    mutating func takeWidths(rows: Int) -> [Int] {
        defer { handedWidths = [] }
        return handedWidths.isEmpty ? widths : handedWidths
    }
}

extension TableBuilder {
    /// Moves the rows from `row` on into a builder of their own. No span crosses the cut in delimited text.
    mutating func split(at row: Int) -> TableBuilder {
        var rest = TableBuilder()
        let first = cells.firstIndex { $0.row >= row } ?? cells.count
        for cell in cells[first...] {
            rest.skipRows(to: cell.row - row)
            if rest.rowCount == cell.row - row { rest.beginRow() }
            rest.skipColumns(to: cell.column)
            rest.add(arena[cell.start..<cell.start + cell.count], line: cell.line)
        }
        rest.skipRows(to: rowCount - row)
        truncate(rows: row, cells: first)
        return rest
    }
}

/// Cuts a worksheet into the tables that stand below one another in it: at blank rows after which a header of its own
/// leads to further figures.
enum SheetSplitter {
    /// The tables of a sheet, from top to bottom; the sheet itself when it is one table.
    static func tables(of sheet: Table) -> [Table] {
        let starts = self.starts(sheet)
        guard starts.count > 1 else { return [sheet] }
        return starts.indices.map { place in
            let end = place + 1 < starts.count ? starts[place + 1] : sheet.rowCount
            return Table(of: sheet, rows: starts[place]..<end, index: sheet.index + place)
        }
    }

    private static func starts(_ sheet: Table) -> [Int] {
        let crossed = rowsCrossed(sheet)
        var starts = [0]
        var hasFigures = false
        /// The first row after a gap, while nothing but words has followed it.
        var candidate: Int?
        var isHeaded = false
        for row in 0..<sheet.rowCount {
            let form = RowForm(sheet, row: row)
            if form.filled == 0 {
                if hasFigures, candidate == nil, row + 1 < sheet.rowCount { candidate = row + 1 }
                if candidate == row { candidate = row + 1 }
            } else if form.isFigures {
                if let candidate, isHeaded, !crossed[candidate] { starts.append(candidate) }
                (candidate, isHeaded, hasFigures) = (nil, false, true)
            } else if candidate != nil, form.cells > 1 {
                isHeaded = true
            }
        }
        return starts
    }

    /// By row, whether a cell from above reaches into it: no table begins there.
    private static func rowsCrossed(_ sheet: Table) -> [Bool] {
        var ends = [Int](repeating: 0, count: sheet.rowCount)
        for cell in sheet.cells { ends[cell.row] = max(ends[cell.row], cell.row + cell.rowSpan) }
        var end = 0
        return ends.indices.map { row in
            defer { end = max(end, ends[row]) }
            return row < end
        }
    }
}

extension Table {
    /// Some rows of a sheet as a table of their own. No cell may reach over the cut; the text is shared.
    init(of sheet: Table, rows: Range<Int>, index: Int) {
        let first = sheet.cells.firstIndex { $0.row >= rows.lowerBound } ?? sheet.cells.count
        let end = sheet.cells.firstIndex { $0.row >= rows.upperBound } ?? sheet.cells.count
        let cells = sheet.cells[first..<end].map { $0.moved(up: rows.lowerBound) }
        let width = (cells.lazy.filter { !$0.isBlank }.map(\.column).max() ?? -1) + 1
        let spans = cells.contains { $0.rowSpan > 1 || $0.columnSpan > 1 }
        let firsts = spans ? nil : TableBuilder.firsts(cells, rows: rows.count)
        let grid = rows.flatMap { row in
            spans ? (0..<width).map { sheet.cellIndex(row: row, column: $0).map { Int32($0 - first) } ?? -1 } : []
        }
        self.init(
            index: index, name: sheet.name, rowCount: rows.count, columnCount: width,
            roles: Array(repeating: .body, count: rows.count), cells: CellList(form: .full(cells, firsts: firsts)),
            grid: spans ? grid : nil, text: sheet.text, places: sheet.places.moved(down: rows.lowerBound))
        days = sheet.days
        struck = sheet.struck.moved { rows.contains($0.row) ? .init($0.row - rows.lowerBound, $0.column) : nil }
        roles = RoleAnalysis.roles(of: self)
    }
}

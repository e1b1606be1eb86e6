/// One table of delimited text while it grows.
struct PlainTableBuilder {
    private var places: [PlainCells.Place] = []
    private var wide: [Int: PlainCells.Extent] = [:]
    private var rows: [PlainCells.Row] = []
    private(set) var forms: [RowForm] = []
    /// By row: its fields, blank ones too; 0 for a blank row.
    private(set) var widths: [UInt32] = []
    /// Columns that hold text.
    private var columnCount = 0
    /// The place in the file where the table begins.
    private let start: Int
    private let source: [UInt8]

    init(_ source: [UInt8], start: Int) {
        self.source = source
        self.start = start
    }

    var isEmpty: Bool { places.isEmpty }
    var rowCount: Int { rows.count }

    /// - Parameter offset: How far the file is read, to judge how much room the rest may need.
    mutating func add(_ row: CSVRow, line: Int, offset: Int) {
        if places.capacity - places.count < row.count { reserve(row.count, offset) }
        rows.append(PlainCells.Row(first: UInt32(places.count), line: UInt32(line)))
        forms.append(row.form)
        widths.append(row.count == 0 ? 0 : UInt32(row.width))
        for (cell, extent) in row.wide { wide[places.count + cell] = extent }
        places.append(contentsOf: row.cells)
        columnCount = max(columnCount, row.columnCount)
    }

    /// A long table takes room for the rest of the file at once: growing by doubling would take twice the memory.
    private mutating func reserve(_ count: Int, _ offset: Int) {
        guard places.count > 1 << 16, offset > start else { return }
        let left = Double(source.count - offset) / Double(offset - start) * 1.02
        places.reserveCapacity(places.count + count + Int(Double(places.count) * left) + 1_024)
        let more = rows.count + Int(Double(rows.count) * left) + 1_024
        rows.reserveCapacity(more)
        forms.reserveCapacity(more)
        widths.reserveCapacity(more)
    }

    /// The text of a row's cell, counted from 0 over its filled cells.
    func text(row: Int, cell: Int, side: [UInt8]) -> ArraySlice<UInt8> {
        let index = Int(rows[row].first) + cell
        let extent = PlainCells.extent(places[index], index, wide)
        return TextStore(source, side: side).bytes(Int(places[index].start), extent.count)
    }

    /// Moves the rows from `row` on, and their texts in `side`, into a builder of their own.
    mutating func split(at row: Int, start: Int, side: inout [UInt8]) -> (PlainTableBuilder, side: [UInt8]) {
        var rest = PlainTableBuilder(source, start: start)
        let first = Int(rows[row].first)
        let cut = places[first...].first { $0.start >= source.count }.map { Int($0.start) - source.count } ?? side.count
        rest.places.reserveCapacity(places.count)
        rest.rows.reserveCapacity(rows.count)
        rest.places += places[first...].lazy.map { place in
            var place = place
            if place.start >= source.count { place.start -= UInt32(cut) }
            return place
        }
        rest.rows += rows[row...].lazy.map { PlainCells.Row(first: $0.first - UInt32(first), line: $0.line) }
        rest.forms += forms[row...]
        rest.widths += widths[row...]
        places.removeSubrange(first...)
        rows.removeSubrange(row...)
        forms.removeSubrange(row...)
        widths.removeSubrange(row...)
        for (cell, extent) in wide where cell >= first {
            rest.wide[cell - first] = extent
            wide[cell] = nil
        }
        rest.columnCount = rest.reach
        // The widest rows may be among those that go.
        if rest.columnCount >= columnCount { columnCount = reach }
        let moved = Array(side[cut...])
        side.removeSubrange(cut...)
        return (rest, moved)
    }

    private var reach: Int {
        places.indices.reduce(0) { max($0, PlainCells.extent(places[$1], $1, wide).column + 1) }
    }

    consuming func finish(index: Int, side: [UInt8]) -> Table {
        let count = rows.count
        rows.append(PlainCells.Row(first: UInt32(places.count), line: 0))
        var table = Table(
            index: index, rowCount: count, columnCount: columnCount, roles: Array(repeating: .body, count: count),
            cells: CellList(form: .plain(PlainCells(places: places, wide: wide, rows: rows))), grid: nil,
            text: TextStore(source, side: side))
        table.roles = RoleAnalysis.roles(of: table, forms: forms)
        return table
    }
}

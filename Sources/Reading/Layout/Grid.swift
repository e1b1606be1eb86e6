import ChartSchema
import Tables

/// A table seen with its heights down the side: as it is printed, or turned.
///
/// Rows and columns of a grid are the table's own unless it is turned; ``place(row:column:)`` gives the raw place back.
struct Grid: Sendable {
    let table: Table
    let isTurned: Bool
    /// One sense a cell of the table.
    private let senses: [CellSense]

    init(_ table: Table) {
        self.table = table
        isTurned = false
        // What a browser would not show is no part of the chart.
        senses = table.cells.map { $0.isBlank || $0.isHidden ? .blank : CellSense(table.text(of: $0)) }
    }

    private init(table: Table, senses: [CellSense], isTurned: Bool) {
        self.table = table
        self.senses = senses
        self.isTurned = isTurned
    }

    /// The same table with rows and columns exchanged.
    var turned: Grid { Grid(table: table, senses: senses, isTurned: !isTurned) }

    var rowCount: Int { isTurned ? table.columnCount : table.rowCount }
    var columnCount: Int { isTurned ? table.rowCount : table.columnCount }

    /// The raw place of a grid's place.
    func place(row: Int, column: Int) -> (row: Int, column: Int) { isTurned ? (column, row) : (row, column) }

    func cellIndex(row: Int, column: Int) -> Int? {
        let place = place(row: row, column: column)
        return table.cellIndex(row: place.row, column: place.column)
    }

    func sense(row: Int, column: Int) -> CellSense {
        cellIndex(row: row, column: column).map { senses[$0] } ?? .blank
    }

    func sense(ofCell index: Int) -> CellSense { senses[index] }

    /// How many columns of the grid the cell at a place covers.
    func columnSpan(row: Int, column: Int) -> Int {
        guard let index = cellIndex(row: row, column: column) else { return 1 }
        return isTurned ? table.cells[index].rowSpan : table.cells[index].columnSpan
    }

    /// The indices of the row's non-blank cells, each once.
    func cells(inRow row: Int, besides left: Set<Int> = []) -> [Int] {
        var found: [Int] = []
        for column in 0..<columnCount where !left.contains(column) {
            if let index = cellIndex(row: row, column: column), !senses[index].isBlank, found.last != index,
                !found.contains(index)
            {
                found.append(index)
            }
        }
        return found
    }

    func isBlank(row: Int) -> Bool {
        (0..<columnCount).allSatisfy { sense(row: row, column: $0).isBlank }
    }

    func isBlank(column: Int) -> Bool {
        (0..<rowCount).allSatisfy { sense(row: $0, column: column).isBlank }
    }

    /// The reference that a canonical value keeps to a cell.
    func reference(cell index: Int, field: CellReference.Field, reading: CellReference.Reading) -> CellReference {
        let cell = table.cells[index]
        return CellReference(
            field: field, reading: reading, table: table.index, row: cell.row, column: cell.column, line: cell.line,
            text: senses[index].text)
    }
}

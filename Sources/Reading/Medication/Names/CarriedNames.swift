import Tables

/// Names that are printed once for several rows: merged cells, or blanks where the file has lost the merging.
///
/// Blanks are read as "as above" only in a table that never repeats a name from row to row, merges no name, and leaves
/// several blank: elsewhere a blank is a loss.
struct CarriedNames {
    private let grid: Grid
    private let column: Int?
    /// Further columns of names.
    private let others: [Int]
    let carries: Bool
    private var last: Int?
    private var lastRow = -1
    /// The rows read so far that took their name from above.
    private(set) var carried = 0
    private var isCarried = false

    init(_ grid: Grid, _ columns: MedicationColumns) {
        self.grid = grid
        column = columns.medicationColumns.first
        others = Array(columns.medicationColumns.dropFirst())
        var blanks = 0
        var repeats = 0
        var previous: String?
        if let column {
            for row in columns.firstRow..<max(columns.firstRow, grid.rowCount)
            where columns.cells(inRow: row, of: grid).count > 1
                && !others.contains(where: { !grid.sense(row: row, column: $0).isBlank })
            {
                let sense = grid.sense(row: row, column: column)
                if sense.isBlank { blanks += 1 } else if sense.text == previous { repeats += 1 }
                if !sense.isBlank { previous = sense.text }
            }
        }
        carries = blanks >= 2 && repeats == 0
    }

    /// The cell that names the medication of a row; rows are asked for from top to bottom.
    mutating func cell(inRow row: Int) -> Int? {
        isCarried = false
        guard let column else { return nil }
        if let cell = grid.cellIndex(row: row, column: column), !grid.sense(ofCell: cell).isBlank {
            if grid.sense(ofCell: cell).repeatsAbove, let last { return last }
            last = cell
            lastRow = row
            return cell
        }
        // Where another column names it, nothing goes on with the row above.
        if let cell = others.lazy.compactMap({ [grid] in grid.cellIndex(row: row, column: $0) })
            .first(where: { [grid] in !grid.sense(ofCell: $0).isBlank })
        {
            (last, lastRow) = (cell, row)
            return cell
        }
        guard carries, let last else { return nil }
        isCarried = true
        carried += 1
        return last
    }

    /// The cell of another column; the use of a row that goes on with the medication above is that of the row above,
    /// where none is printed.
    func cell(inRow row: Int, column: Int, role: MedicationColumns.Role) -> Int? {
        let own = grid.cellIndex(row: row, column: column)
        guard isCarried, role == .use, own.map({ grid.sense(ofCell: $0).isBlank }) ?? true else { return own }
        for above in stride(from: row - 1, through: max(lastRow, 0), by: -1) {
            if let cell = grid.cellIndex(row: above, column: column), !grid.sense(ofCell: cell).isBlank { return cell }
        }
        return own
    }
}

import Notation
import Tables

/// What the cells of a table's columns of decisions hold, and what one row after the other asks of them: each column is looked through once.
final class DecidingCells {
    private let columns: MedicationColumns
    private let grid: Grid
    private var pairs: [Int: Bool] = [:]

    init(_ columns: MedicationColumns, in grid: Grid) { (self.columns, self.grid) = (columns, grid) }

    private var rows: Range<Int> { columns.firstRow..<max(columns.firstRow, grid.rowCount) }

    /// Their texts without marks, in small letters.
    private(set) lazy var codes = Set(
        columns.decidingColumns.flatMap { column in
            rows.map { MarkedText(grid.sense(row: $0, column: column).text).text.lowercased() }
        })

    /// Whether a row of one text explains a short form that they hold.
    private(set) lazy var areExplained = (0..<grid.rowCount).contains { row in
        let cells = grid.cells(inRow: row)
        return cells.count == 1
            && grid.sense(ofCell: cells[0]).medication.clauses.compactMap(\.key).contains {
                OutcomeMark.isShort($0) && codes.contains($0.lowercased())
            }
    }

    /// Whether some cell of a column decides for a use that the vocabulary knows.
    func holdPairs(_ column: Int) -> Bool {
        if let known = pairs[column] { return known }
        let found = (columns.firstRow..<max(columns.firstRow, min(grid.rowCount, columns.firstRow + Self.sample)))
            .contains { row in
                let text = grid.sense(row: row, column: column).text
                return UseDecision(text) != nil || UseDecision.all(in: text) != nil
            }
        pairs[column] = found
        return found
    }

    private static let sample = 60
}

import ChartSchema
import Notation

/// Which columns of words print a word once for several rows, so that a blank cell is one with the cell above it.
///
/// A column that prints the same word in one row after the other prints it wherever it means it. So does one in which a word comes again
/// behind a blank, where the height beside it is printed, or merged, for each of these rows: `60, Preferred, No` above `60, Standard, `.
struct WordsPrintedOnce {
    private let columns: Set<Int>

    init(_ grid: Grid, rows: [Int], roles: RowRoles) {
        guard !grid.table.isOfRecords else {
            columns = []
            return
        }
        let isMerged = roles.naming.contains { column, role in
            role.heightColumn != nil && Self.namesSeveral(grid, rows: rows, column: column)
        }
        let once = roles.naming.filter { column, role in
            // Where "-" stands for nothing, a blank stands for no more.
            guard role.isRowWord, !rows.contains(where: { grid.sense(row: $0, column: column).isSignOfNothing }) else {
                return false
            }
            let words = rows.map { Self.word(grid, row: $0, column: column) }
            if zip(words, words.dropFirst()).contains(where: { Self.isAgain($0, $1) }) { return false }
            if case .className = role { return true }
            return !isMerged || !Self.comesAgainBehindBlank(words)
        }
        columns = Set(once.map(\.column))
    }

    func contains(_ column: Int) -> Bool { columns.contains(column) }

    /// A cell that says something in its row, and what it says.
    private typealias Word = (cell: Int, text: FoldedText)

    private static func word(_ grid: Grid, row: Int, column: Int) -> Word? {
        grid.cellIndex(row: row, column: column).flatMap { cell in
            let sense = grid.sense(ofCell: cell)
            return sense.isBlank || sense.isDitto ? nil : (cell, sense.folded)
        }
    }

    /// The same word in a cell of its own.
    private static func isAgain(_ above: Word?, _ below: Word?) -> Bool {
        guard let above, let below else { return false }
        return above.cell != below.cell && above.text == below.text
    }

    private static func comesAgainBehindBlank(_ words: [Word?]) -> Bool {
        var last: Word?
        var isBehindBlank = false
        for word in words {
            guard let word else {
                isBehindBlank = last != nil
                continue
            }
            if isBehindBlank, isAgain(last, word) { return true }
            (last, isBehindBlank) = (word, false)
        }
        return false
    }

    /// Whether a column prints one height for several rows, in a cell that is merged or once a row.
    private static func namesSeveral(_ grid: Grid, rows: [Int], column: Int) -> Bool {
        let words = rows.map { word(grid, row: $0, column: column) }
        return zip(words, words.dropFirst()).contains { above, below in
            above != nil && above?.text == below?.text
        }
    }
}

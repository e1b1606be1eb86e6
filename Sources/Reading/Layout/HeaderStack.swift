import ChartSchema
import Notation

/// The header cells above one column, from the top level down, with merged headings filled forward.
struct HeaderStack: Sendable {
    struct Piece: Sendable {
        let cell: Int
        var terms: HeaderTerms
        /// Covers every column of values: it names the table, not the column.
        let isTitle: Bool
        /// Taken from the cell to the left, which a merged heading left blank here.
        let isFilled: Bool
        /// Stands above other columns as well.
        var isShared = false
    }

    private(set) var pieces: [Piece]

    var lowest: HeaderTerms? { pieces.last?.terms }
    var isEmpty: Bool { pieces.isEmpty }

    /// - Parameters:
    ///   - rows: The header's rows.
    ///   - columns: The columns of this block.
    ///   - keys: Its key columns, over which no heading is filled forward.
    init(
        _ grid: Grid, column: Int, rows: [Int], columns: Range<Int>, keys: Set<Int>, centred: CentredHeadings? = nil
    ) {
        var pieces: [Piece] = []
        let named = rows.dropLast().filter { HeaderStack.isNamed(grid, row: $0, keys: keys) }
        let printsEach = named.contains { HeaderStack.printsEach(grid, row: $0, columns: columns) }
        for (level, row) in rows.enumerated() {
            var source = column
            if let heading = centred?.source(row: row, column: column) {
                source = heading
            } else if grid.sense(row: row, column: column).isBlank {
                guard !keys.contains(column), !(printsEach && named.contains(row)),
                    HeaderStack.hasText(grid, column: column, rows: rows[(level + 1)...]),
                    let left = HeaderStack.headingToTheLeft(grid, row: row, of: column, in: columns, keys: keys)
                else { continue }
                source = left
            }
            guard let cell = grid.cellIndex(row: row, column: source) else { continue }
            if pieces.last?.cell == cell { continue }
            var terms = grid.sense(ofCell: cell).terms
            let name = keys.min().map { grid.sense(row: row, column: $0).terms }
            if pieces.last?.terms.isAgeName ?? false {
                terms.takeAsAge()
            } else if let name, name.isAgeName {
                terms.takeAsAge(end: name.bound)
            }
            if let last = pieces.last, grid.sense(ofCell: last.cell).folded == grid.sense(ofCell: cell).folded {
                continue
            }
            pieces.append(
                Piece(
                    cell: cell, terms: terms,
                    isTitle: HeaderStack.coversAllValues(grid, row: row, cell: cell, columns: columns, keys: keys),
                    isFilled: source != column))
        }
        // The date and the number of a form over a column's name are of the page.
        let own = pieces.filter { !PageWords.fill($0.terms.text) }
        self.pieces = pieces.count > 1 && !own.isEmpty ? own : pieces
    }

    mutating func mapPieces(_ change: (inout Piece) -> Void) {
        for index in pieces.indices { change(&pieces[index]) }
    }

    /// The lowest is the first.
    func piece(fromBelow level: Int) -> Piece? { pieces.count < level ? nil : pieces[pieces.count - level] }

    mutating func map(fromBelow level: Int, _ change: (inout HeaderTerms) -> Void) {
        guard pieces.count >= level else { return }
        change(&pieces[pieces.count - level].terms)
    }

    /// Says of every piece whether it stands above several of these columns.
    static func markShared(_ stacks: inout [Int: HeaderStack]) {
        var columns: [Int: Int] = [:]
        for stack in stacks.values {
            for piece in stack.pieces { columns[piece.cell, default: 0] += 1 }
        }
        for key in stacks.keys {
            for index in stacks[key]!.pieces.indices {
                stacks[key]!.pieces[index].isShared = columns[stacks[key]!.pieces[index].cell, default: 0] > 1
            }
        }
    }

    private static func hasText(_ grid: Grid, column: Int, rows: ArraySlice<Int>) -> Bool {
        rows.contains { !grid.sense(row: $0, column: column).isBlank }
    }

    /// "Tobacco" above "Height": a row that says what it is of.
    private static func isNamed(_ grid: Grid, row: Int, keys: Set<Int>) -> Bool {
        keys.contains { !grid.sense(row: row, column: $0).isBlank }
    }

    /// Whether a row prints the same words in cells side by side: it and its like name each column, and none that they leave blank.
    private static func printsEach(_ grid: Grid, row: Int, columns: Range<Int>) -> Bool {
        zip(columns, columns.dropFirst()).contains { left, right in
            guard let one = grid.cellIndex(row: row, column: left), let other = grid.cellIndex(row: row, column: right),
                one != other
            else { return false }
            let sense = grid.sense(ofCell: one)
            return !sense.isBlank && sense.folded == grid.sense(ofCell: other).folded
        }
    }

    private static func headingToTheLeft(
        _ grid: Grid, row: Int, of column: Int, in columns: Range<Int>, keys: Set<Int>
    ) -> Int? {
        for left in stride(from: column - 1, through: columns.lowerBound, by: -1) {
            if keys.contains(left) {
                if headsBlock(grid, row: row, key: left) { return left }
                return headsNumbers(grid, row: row, before: left, in: columns) ? left - 1 : nil
            }
            if !grid.sense(row: row, column: left).isBlank { return left }
        }
        return nil
    }

    /// Whether the cell above a key's own name says whom the block is for ("Men" above "Height").
    private static func headsBlock(_ grid: Grid, row: Int, key: Int) -> Bool {
        let sense = grid.sense(row: row, column: key)
        guard sense.isWords, !sense.terms.isHeight else { return false }
        let below = grid.sense(row: row + 1, column: key)
        return below.isWords && below.terms.isHeight
    }

    /// Whether words stand above the row numbers before a key, and nothing above the key: they are of the whole block.
    private static func headsNumbers(_ grid: Grid, row: Int, before key: Int, in columns: Range<Int>) -> Bool {
        columns.contains(key - 1) && grid.counters.contains(key - 1) && grid.sense(row: row, column: key).isBlank
            && grid.sense(row: row, column: key - 1).isWords
    }

    private static func coversAllValues(
        _ grid: Grid, row: Int, cell: Int, columns: Range<Int>, keys: Set<Int>
    ) -> Bool {
        // Seldom it covers the first two: of thousands of columns no more are asked then.
        var count = 0
        for column in columns where !keys.contains(column) {
            guard grid.cellIndex(row: row, column: column) == cell else { return false }
            count += 1
        }
        return count > 1
    }
}

import ChartSchema
import Tables

/// How one table is laid out: which way it is turned, what names its rows, and its blocks of columns.
struct TableLayout {
    /// What names the rows.
    enum Key: String, Sendable, Hashable, Codable {
        case heights, ages
        case bmiBands = "bmi-bands"
        /// Classes, sexes or products down the side, limits for every height.
        case words
        /// Nothing here: the rows go on with those of the table before, by position.
        case position
    }

    let grid: Grid
    let key: Key
    let rows: RowScan
    /// Side by side, each with its own key column.
    var blocks: [Block]

    /// Whether the table has other heights than the one before: a second page, and no second chart.
    func goesOn(after previous: TableLayout?) -> Bool {
        guard let previous, key == .heights, previous.key == .heights, previous.grid.table.name == grid.table.name
        else {
            return false
        }
        return heights.isDisjoint(with: previous.heights) && !heights.isEmpty
    }

    /// Whether the first rows have none of the heights of the last rows of the table before: they may go on with them.
    func firstRowsGoOn(after previous: TableLayout?) -> Bool {
        guard let previous, key == .heights, previous.key == .heights, previous.grid.table.name == grid.table.name
        else { return false }
        let own = heights(ofSegment: 0)
        return !own.isEmpty && own.isDisjoint(with: previous.heights(ofSegment: previous.rows.segments.count - 1))
    }

    private func heights(ofSegment segment: Int) -> Set<HeightRange> {
        let body = Set(rows.segments[segment].body)
        let columns = blocks.flatMap { $0.roles[segment].values.compactMap(\.heightColumn) }
        return Set(columns.flatMap { $0.entries.filter { body.contains($0.key) }.values }.map(\.range))
    }

    /// Whether nothing but its own columns tells the table from the one before on the same sheet or page: for other ages, the other
    /// sex, the other tobacco state.
    func isForOtherPeople(than previous: TableLayout?) -> Bool {
        guard let previous, key == .heights, previous.key == .heights, standsBehind(previous.grid.table),
            let statures, let others = previous.statures, statures.overlaps(others)
        else { return false }
        return Self.areForOthers(columnsOfLimits, previous.columnsOfLimits)
    }

    /// The same of a section and the one above it in the table.
    func isForOtherPeople(inSegment segment: Int) -> Bool {
        key == .heights && segment > 0
            && Self.areForOthers(columnsOfLimits(inSegment: segment), columnsOfLimits(inSegment: segment - 1))
    }

    private static func areForOthers(_ columns: [ValueColumn], _ others: [ValueColumn]) -> Bool {
        tellApart(columns, others, by: \.age) || tellApart(columns, others, by: \.sex)
            || tellApart(columns, others, by: \.tobacco)
    }

    private func columnsOfLimits(inSegment segment: Int) -> [ValueColumn] {
        blocks.flatMap { $0.roles[segment].values.compactMap(\.value) }
    }

    /// Whether no text stands between the table and the one before.
    private func standsBehind(_ previous: Table) -> Bool {
        let table = grid.table
        return table.name == previous.name && table.caption == nil && table.textBefore.isEmpty
            && table.headings.map(\.text) == previous.headings.map(\.text)
    }

    /// Once a segment.
    var columnsOfLimits: [ValueColumn] {
        blocks.flatMap { $0.roles.flatMap { $0.values.compactMap(\.value) } }
    }

    /// Whether every column of both says one thing of its own, and none the same.
    private static func tellApart<Value: Hashable>(
        _ columns: [ValueColumn], _ others: [ValueColumn], by field: KeyPath<ValueColumn, Value?>
    ) -> Bool {
        let (own, other) = (columns.compactMap { $0[keyPath: field] }, others.compactMap { $0[keyPath: field] })
        return !own.isEmpty && own.count == columns.count && other.count == others.count
            && Set(own).isDisjoint(with: other)
    }

    /// Whether the columns have the lowest names of those of the table before, some of them twice, and none of the headings
    /// that told them apart there.
    func repeatsLowestNames(of previous: TableLayout) -> Bool {
        guard goesOn(after: previous), let own = blocks[0].stacks.last, let others = previous.blocks[0].stacks.last,
            own.count == others.count, others.values.contains(where: { $0.pieces.count > 1 })
        else { return false }
        let names = blocks[0].columns.map { own[$0]?.lowest?.text }
        let isRepeated = Set(names.compactMap(\.self)).count < names.compactMap(\.self).count
        return isRepeated && own.values.allSatisfy { $0.pieces.count <= 1 }
            && zip(blocks[0].columns, previous.blocks[0].columns).allSatisfy {
                own[$0]?.lowest?.text == others[$1]?.lowest?.text
            }
    }

    /// Whether a cell below the header is a figure that stands in line with limits: a value, or unread, and never a note.
    func isFigure(_ cell: Int, inRow row: Int) -> Bool {
        guard let first = rows.segments.first?.body.first, row > first else { return false }
        if FusedRow.isOne(grid.sense(ofCell: cell)) { return true }
        let column = grid.column(ofCell: cell)
        guard let block = blocks.first(where: { $0.columns.contains(column) }) else { return false }
        if block.roles.contains(where: { $0[column]?.value != nil }) {
            let sense = grid.sense(ofCell: cell)
            return sense.isNumeric || sense.beginsWithFigure && isNamedByFigure(row, in: block)
        }
        // The height of such a row is as unread as its figures.
        return block.roles.contains { $0[column]?.heightColumn != nil } && isNamedByFigure(row, in: block)
            && grid.cells(inRow: row).contains { $0 != cell && isFigure($0, inRow: row) }
    }

    /// Whether what stands in the place of a row's height holds a figure.
    private func isNamedByFigure(_ row: Int, in block: Block) -> Bool {
        block.roles.contains { roles in
            roles.values.lazy.compactMap(\.heightColumn).contains {
                grid.sense(row: row, column: $0.column).folded.scalars.contains(where: \.isDigit)
            }
        }
    }

    /// What the rows are called, where one column of names does it.
    var rowNames: [String]? {
        let named = blocks.flatMap { block in
            zip(block.roles, rows.segments).flatMap { roles, segment in
                roles.compactMap { column, role -> [String]? in
                    guard case .className = role else { return nil }
                    return segment.body.compactMap { grid.sense(row: $0, column: column).terms.label }
                }
            }
        }
        return named.isEmpty || named.contains(where: \.isEmpty) ? nil : named.flatMap(\.self)
    }

    /// Sentences below the table: paragraphs, and rows of one text among or after its rows.
    var textsBelow: [TextPiece] {
        rows.notes.compactMap { row in
            let cells = grid.cells(inRow: row)
            guard cells.count == 1, let cell = cells.first else { return nil }
            return TextPiece(grid.sense(ofCell: cell).text, at: grid.table.place(ofCell: cell))
        } + grid.table.textAfter
    }

    /// From the least height to the greatest.
    var statures: ClosedRange<Figure>? {
        let ends = heights.flatMap { [$0.min, $0.max] }.compactMap(\.self)
        guard let low = ends.min(), let high = ends.max() else { return nil }
        return low...high
    }

    private var heights: Set<HeightRange> {
        Set(
            blocks.flatMap { $0.roles.flatMap { $0.values.compactMap(\.heightColumn) } }.flatMap { $0.entries.values }
                .map(\.range))
    }

    /// Columns that belong together, with what each means in each segment of rows.
    struct Block: Sendable {
        var columns: Range<Int>
        /// One list of roles a segment, by column.
        var roles: [[Int: ColumnRole]]
        /// One list of header stacks a segment, by column.
        var stacks: [[Int: HeaderStack]]
        /// Which limits columns beside them name, one a segment.
        var naming: [NamingGroups] = []

        /// Figures beside names that say BMI.
        mutating func takeBMI() {
            for index in roles.indices {
                for (column, role) in roles[index] {
                    guard var value = role.value, value.quantity == .weight else { continue }
                    (value.quantity, value.unit) = (.bmi, .bmi)
                    roles[index][column] = .value(value)
                }
            }
        }

        /// Figures without heights under "Body mass index limits" are BMIs, where no header names a weight.
        mutating func takeTitles(_ grid: Grid, rows: RowScan) {
            for (index, segment) in rows.segments.enumerated() where TableTitles(grid, segment: segment).sayBMI {
                for (column, role) in roles[index] {
                    guard var value = role.value, value.quantity == .weight, value.unit == nil,
                        !(stacks[index][column]?.pieces.contains { $0.terms.isWeight } ?? false)
                    else { continue }
                    let figures = segment.body.compactMap { grid.sense(row: $0, column: column).interval }
                    let isBMI = figures.flatMap { [$0.min, $0.max] }.compactMap { $0?.value.doubleValue }
                        .allSatisfy { (10...70).contains($0) }
                    guard isBMI else { continue }
                    value.quantity = .bmi
                    roles[index][column] = .value(value)
                }
            }
        }
    }
}

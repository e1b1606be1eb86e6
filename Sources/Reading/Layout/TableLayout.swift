import ChartSchema

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
    }
}

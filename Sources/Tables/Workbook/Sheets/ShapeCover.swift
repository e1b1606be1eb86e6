/// Where a shape or picture lies over a sheet, and whether what is below it can be seen.
struct ShapeCover {
    /// A corner: the cell in which it lies, and how far into that, in English Metric Units.
    struct Corner {
        var row = 0
        var column = 0
        var rowOffset = 0
        var columnOffset = 0
    }

    /// Half the height and width of a cell to which nobody gave others.
    private static let halfRow = 95_250
    private static let halfColumn = 304_800
    /// Nobody draws over more.
    private static let most = 100_000

    var from = Corner()
    var to: Corner?

    /// The cells of which the greater part lies below it; that in which it begins, where nothing says how far it goes.
    var cells: (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
        let to = to ?? Corner(row: from.row + 1, column: from.column + 1)
        let top = from.row + (from.rowOffset > Self.halfRow ? 1 : 0)
        let left = from.column + (from.columnOffset > Self.halfColumn ? 1 : 0)
        let bottom = to.row - (to.rowOffset < Self.halfRow ? 1 : 0)
        let right = to.column - (to.columnOffset < Self.halfColumn ? 1 : 0)
        guard top <= bottom, left <= right, bottom - top < Self.most else { return nil }
        return (top...bottom, left...right)
    }
}

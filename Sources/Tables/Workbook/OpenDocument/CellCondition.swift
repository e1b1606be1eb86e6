import ChartSchema

/// Cells of one style, which a condition shows in another.
struct CellCondition {
    /// The first of them.
    let row: Int
    let column: Int
    let format: ConditionFormat
    private var lastRow: Int
    private var columns: ClosedRange<Int>

    init(row: Int, column: Int, format: ConditionFormat) {
        (self.row, self.column, self.format) = (row, column, format)
        (lastRow, columns) = (row, column...column)
    }

    mutating func add(row: Int, column: Int, to last: Int) {
        lastRow = max(lastRow, row)
        columns = min(columns.lowerBound, column)...max(columns.upperBound, last)
    }

    /// From the first row and column to the last.
    var range: String {
        let first = SheetCell(sheet: "", row: row, column: columns.lowerBound).name
        let last = SheetCell(sheet: "", row: lastRow, column: columns.upperBound).name
        return first == last ? first : "\(first):\(last)"
    }
}

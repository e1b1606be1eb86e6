import ChartSchema

/// Where each table of a file has figures.
struct FigureLines {
    /// By table, the raw lines that hold a figure.
    private(set) var lines: [Int: Set<Int>] = [:]
    /// By table, the chart's rows that have a figure from it.
    private(set) var rows: [Int: Set<Int>] = [:]

    init(_ chart: BuildChart) {
        for (index, row) in chart.rows.enumerated() {
            var last: (table: Int, line: Int)?
            for limit in row.limits {
                for cell in limit.cells where last == nil || last! != (cell.table, cell.row) {
                    lines[cell.table, default: []].insert(cell.row)
                    rows[cell.table, default: []].insert(index)
                    last = (cell.table, cell.row)
                }
            }
        }
    }
}

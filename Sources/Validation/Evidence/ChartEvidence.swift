import ChartSchema

/// Everything the rules look at, worked out once per chart.
package struct ChartEvidence: Sendable {
    let chart: BuildChart
    let unitChecks: [UnitCheck]
    let names: ColumnNames
    let curves: [Curve]

    init(_ chart: BuildChart, unitChecks: [UnitCheck]) {
        self.chart = chart
        self.unitChecks = unitChecks
        names = ColumnNames(chart.columns)
        curves = CurveTracer(chart, names: names).curves()
    }

    /// The cell that names the row a figure was printed in. A row of the chart may have been printed twice, and then has a
    /// naming cell for each.
    func label(of row: BuildRow, beside cell: CellReference?) -> CellReference? {
        guard let cell else { return row.cells.first }
        return row.cells.first { $0.table == cell.table && $0.row == cell.row }
            ?? row.cells.first { $0.table == cell.table && $0.column == cell.column } ?? row.cells.first
    }
}

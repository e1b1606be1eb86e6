import ChartSchema

/// What reading one file gave: the chart, the account of its cells, and what a person should know.
package struct DraftChart: Sendable {
    package var chart: BuildChart
    package var ledger: CellLedger
    /// Figures printed in two systems of units, for validation.
    package var unitChecks: [UnitCheck]
    /// Cells whose words refuse in place of a figure: `IC`, `Decline`.
    package var refusals: [CellReference]
    package var findings: [Finding]
    /// How the file was read, to be compared with its pinned layout.
    package var layout: LayoutSignature
    /// What a person calls its columns of figures, to say something of one.
    package var columnNames: [ColumnName]

    /// The name of the column that has a cell.
    package func columnName(at location: Finding.Location) -> String? {
        guard let table = location.table, let row = location.row, let column = location.column else { return nil }
        return columnNames.first { $0.holds(table: table, row: row, column: column) }?.text
    }

    package init(
        chart: BuildChart, ledger: CellLedger, unitChecks: [UnitCheck] = [], refusals: [CellReference] = [],
        findings: [Finding] = [],
        layout: LayoutSignature = LayoutSignature(tables: []), columnNames: [ColumnName] = []
    ) {
        self.chart = chart
        self.layout = layout
        self.columnNames = columnNames
        self.ledger = ledger
        self.unitChecks = unitChecks
        self.refusals = refusals
        self.findings = findings
    }
}

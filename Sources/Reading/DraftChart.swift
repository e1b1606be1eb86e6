import ChartSchema

/// What reading one file gave: the chart, the account of its cells, and what a person should know.
package struct DraftChart: Sendable {
    package var chart: BuildChart
    package var ledger: CellLedger
    /// Figures printed in two systems of units, for validation.
    package var unitChecks: [UnitCheck]
    package var findings: [Finding]
    /// How the file was read, to be compared with its pinned layout.
    package var layout: LayoutSignature

    package init(
        chart: BuildChart, ledger: CellLedger, unitChecks: [UnitCheck] = [], findings: [Finding] = [],
        layout: LayoutSignature = LayoutSignature(tables: [])
    ) {
        self.chart = chart
        self.layout = layout
        self.ledger = ledger
        self.unitChecks = unitChecks
        self.findings = findings
    }
}

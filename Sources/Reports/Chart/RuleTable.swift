import ChartSchema

/// A medication chart as a person reads it: one rule a line, in the chart's own order.
///
/// A name that goes on from the line above is not repeated; a column that says nothing is left out.
package struct RuleTable {
    private let chart: MedicationChart
    private let palette: Palette

    package init(_ chart: MedicationChart, palette: Palette = .plain) {
        self.chart = chart
        self.palette = palette
    }

    package var text: String {
        ChartSurroundings(.medication(chart), palette: palette).around(chart.rules.isEmpty ? [] : [rules])
    }

    /// No cell is wider: a sentence that decides a whole list stands in the JSON in full.
    private static let widestCell = 60

    /// A column's name, and what it says of a rule.
    private static let columns: [(name: String, cell: @Sendable (MedicationRule) -> String?)] = [
        ("medication", { $0.medication }), ("use", { $0.use }),
        ("fill", { $0.lookback == .always ? nil : $0.lookback.description }), ("condition", { $0.condition }),
        ("product", { $0.product }), ("outcome", { $0.outcomeInWords }),
    ]

    private var rules: String {
        let shown = Self.columns.filter { column in chart.rules.contains { column.cell($0) != nil } }
        var table = TextTable(shown.map { _ in .leading })
        table.add(shown.map { .init($0.name, paint: palette.dim) })
        var last: String?
        for rule in chart.rules {
            table.add(
                shown.map { column in
                    let text = ChartSurroundings.oneLine(column.cell(rule) ?? "").cut(to: Self.widestCell)
                    return .init(column.name == "medication" && rule.medication == last ? "" : text)
                })
            last = rule.medication
        }
        return table.text
    }
}

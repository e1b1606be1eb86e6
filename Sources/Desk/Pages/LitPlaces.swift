import ChartSchema
import Reports

/// What of a file a question is about.
struct LitPlaces {
    /// The cell that is brought into sight.
    var cell: DrawnCells.Place?
    /// Cells that say the same.
    var others: [DrawnCells.Place] = []
    /// The text around the tables, with its place.
    var text: Finding.Location?

    /// By the names that cells have on a page.
    var names: Set<String> { Set(([cell].compactMap(\.self) + others).map { CellName.cell($0) }) }
}

extension DeskQuestion {
    /// The cells of all columns that are called what is asked about.
    func cells(in chart: Chart?) -> [DrawnCells.Place] {
        guard case .asked(let asked) = self, case .meaning(let label) = asked.subject, let chart = chart?.buildChart
        else { return [] }
        return chart.columns.filter { $0.classLabel == label }.flatMap(\.cells).filter { $0.field == .classLabel }
            .map { DrawnCells.Place($0.table, $0.row, $0.column) }
    }
}

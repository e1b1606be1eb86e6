import ChartSchema

/// The cells that name heights, in the order they are printed.
struct PrintedLabels: Sendable {
    struct Label: Sendable {
        var height: Figure
        var rowIndex: Int
        var cell: CellReference
    }

    /// One for each column (or row, where heights are columns) of labels.
    private(set) var sequences: [[Label]] = []

    init(_ chart: BuildChart) {
        var byTable: [Int: [Label]] = [:]
        for (index, row) in chart.rows.enumerated() where row.height.min == row.height.max {
            guard let height = row.height.min else { continue }
            for cell in row.cells where cell.field == .height && cell.reading != .position {
                byTable[cell.table, default: []].append(Label(height: height, rowIndex: index, cell: cell))
            }
        }
        for (_, labels) in byTable.sorted(by: { $0.key < $1.key }) {
            let isDown = Set(labels.map(\.cell.column)).count <= Set(labels.map(\.cell.row)).count
            let lines = Dictionary(grouping: labels) { isDown ? $0.cell.column : $0.cell.row }
            for (_, line) in lines.sorted(by: { $0.key < $1.key }) {
                sequences.append(
                    line.sorted { isDown ? $0.cell.row < $1.cell.row : $0.cell.column < $1.cell.column })
            }
        }
    }
}

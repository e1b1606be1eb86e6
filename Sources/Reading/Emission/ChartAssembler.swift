import ChartSchema
import Tables

/// Collects limits from all tables of a file into one chart: equal columns become one, equal heights one row.
struct ChartAssembler {
    private(set) var columns: [BuildColumn] = []
    private(set) var rows: [BuildRow] = []
    private var columnIndex: [ColumnKey: Int] = [:]
    private var rowIndex: [RowKey: Int] = [:]
    /// The cells of every row, for telling quickly whether one is there.
    private var rowCells: [Set<CellReference>] = []

    private struct ColumnKey: Hashable {
        var product: String?
        var label: String?
        var sex: Sex
        var tobacco: Tobacco
        var age: AgeRange
    }

    private struct RowKey: Hashable {
        var height: HeightRange
        var age: AgeRange?
    }

    /// The index of a column, added when it is new. Header cells of later tables are not repeated.
    mutating func column(_ column: BuildColumn) -> Int {
        let key = ColumnKey(
            product: column.product, label: column.classLabel, sex: column.sex, tobacco: column.tobacco, age: column.age
        )
        if let index = columnIndex[key] {
            for cell in column.cells where !columns[index].cells.contains(cell) && columns[index].cells.isEmpty {
                columns[index].cells.append(cell)
            }
            return index
        }
        columnIndex[key] = columns.count
        columns.append(column)
        return columns.count - 1
    }

    mutating func add(_ limits: [BuildLimit], height: HeightRange, age: AgeRange?, cells: [CellReference]) {
        guard !limits.isEmpty else { return }
        let key = RowKey(height: height, age: age)
        if let index = rowIndex[key] {
            rows[index].limits += limits
            for cell in cells where rowCells[index].insert(cell).inserted { rows[index].cells.append(cell) }
            return
        }
        rowIndex[key] = rows.count
        rows.append(BuildRow(height: height, age: age, cells: cells, limits: limits))
        rowCells.append(Set(cells))
    }
}

/// Headings that a converter left above the middle of their columns: `,,Male,,,Female,` above `Preferred, Standard, Table 4`
/// twice. The names below them repeat as often as there are headings, and so say how far each reaches.
struct CentredHeadings {
    /// By header row: for columns below a heading, the column that it stands in.
    private var sources: [Int: [Int: Int]] = [:]

    init(_ grid: Grid, rows: [Int], columns: Range<Int>, keys: Set<Int>) {
        guard let last = rows.last, rows.count > 1 else { return }
        let values = columns.filter { !keys.contains($0) && !grid.sense(row: last, column: $0).isBlank }
        for row in rows.dropLast() {
            sources[row] = Self.reaches(grid, row: row, names: last, values: values)
        }
    }

    /// The column of the heading above a column.
    func source(row: Int, column: Int) -> Int? { sources[row]?[column] }

    private static func reaches(_ grid: Grid, row: Int, names: Int, values: [Int]) -> [Int: Int]? {
        let headings = values.indices.filter { !grid.sense(row: row, column: values[$0]).isBlank }
        guard headings.count > 1, headings[0] > 0, values.count % headings.count == 0,
            headings.allSatisfy({ grid.columnSpan(row: row, column: values[$0]) == 1 })
        else { return nil }
        let period = values.count / headings.count
        let texts = values.map { grid.sense(row: names, column: $0).folded }
        guard period > 1, texts.indices.allSatisfy({ texts[$0] == texts[$0 % period] }),
            headings.enumerated().allSatisfy({ $1 / period == $0 })
        else { return nil }
        return Dictionary(
            uniqueKeysWithValues: values.indices.map { (values[$0], values[headings[$0 / period]]) })
    }
}

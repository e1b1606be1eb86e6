import ChartSchema

/// The names that cells and records have on a page, so that each finds the other.
enum CellName {
    /// A raw cell.
    static func cell(_ table: Int, _ row: Int, _ column: Int) -> String { "c\(table)-\(row)-\(column)" }
    static func cell(_ place: DrawnCells.Place) -> String { cell(place.table, place.row, place.column) }
    static func cell(_ reference: CellReference) -> String { cell(reference.table, reference.row, reference.column) }
    /// A limit of a build chart.
    static func limit(_ row: Int, _ limit: Int) -> String { "v\(row)-\(limit)" }
    /// A rule of a medication chart.
    static func rule(_ number: Int) -> String { "v\(number)" }
}

/// Which records each raw cell gave.
struct CellUses {
    private(set) var records: [String: [String]] = [:]
    /// The most that one cell names: a heading gives hundreds.
    private static let most = 400

    /// Of a file of which nothing was read.
    init() {}

    init(_ chart: Chart) {
        switch chart {
        case .build(let chart):
            var columns: [[String]] = Array(repeating: [], count: chart.columns.count)
            for (number, row) in chart.rows.enumerated() {
                for (place, limit) in row.limits.enumerated() {
                    let name = CellName.limit(number, place)
                    for cell in limit.cells + row.cells { add(name, to: cell) }
                    columns[limit.column].append(name)
                }
            }
            for (column, names) in zip(chart.columns, columns) {
                for cell in column.cells { for name in names.prefix(Self.most) { add(name, to: cell) } }
            }
        case .medication(let chart):
            for (number, rule) in chart.rules.enumerated() {
                for cell in rule.cells { add(CellName.rule(number), to: cell) }
            }
        }
    }

    private mutating func add(_ record: String, to cell: CellReference) {
        guard cell.row >= 0 else { return }
        let name = CellName.cell(cell)
        if records[name]?.count ?? 0 < Self.most, records[name]?.last != record {
            records[name, default: []].append(record)
        }
    }
}

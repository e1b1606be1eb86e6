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

/// Which records each raw cell of a page gave.
struct CellUses {
    private(set) var records: [String: [String]] = [:]
    /// The most that one cell names: a heading gives hundreds.
    private static let most = 400
    /// The cells that are drawn: those of a large file are not all named.
    private let drawn: DrawnCells

    /// - Parameter chart: `nil` for a file of which nothing was read.
    init(_ chart: Chart?, within drawn: DrawnCells) {
        self.drawn = drawn
        switch chart {
        case .build(let chart): add(chart)
        case .medication(let chart):
            for (number, rule) in chart.rules.enumerated() { add({ CellName.rule(number) }, to: rule.cells) }
        case nil: break
        }
    }

    private mutating func add(_ chart: BuildChart) {
        var columns: [[String]] = Array(repeating: [], count: chart.columns.count)
        for (number, row) in chart.rows.enumerated() {
            for (place, limit) in row.limits.enumerated() {
                add({ CellName.limit(number, place) }, to: limit.cells)
                add({ CellName.limit(number, place) }, to: row.cells)
                if columns[limit.column].count < Self.most {
                    columns[limit.column].append(CellName.limit(number, place))
                }
            }
        }
        for (column, names) in zip(chart.columns, columns) {
            for name in names { add({ name }, to: column.cells) }
        }
    }

    private mutating func add(_ record: () -> String, to cells: [CellReference]) {
        for cell in cells where drawn.rows(of: cell.table).contains(cell.row) && drawn.columns.contains(cell.column) {
            let (name, record) = (CellName.cell(cell), record())
            if records[name]?.count ?? 0 < Self.most, records[name]?.last != record {
                records[name, default: []].append(record)
            }
        }
    }
}

import ChartSchema
import Pages

/// The rows or rules, and the classes, of a chart that one page shows.
struct DrawnRecords {
    static let rulesOnPage = 120
    static let classesOnPage = 40

    private let chart: Chart?
    let paging: Paging
    let classPaging: Paging

    /// - Parameters:
    ///   - lit: The name of a record that is to be seen.
    ///   - page: From 1; `nil` for the one that holds `lit`.
    init(_ chart: Chart?, lit: String?, page: Int?, classes: Int?) {
        self.chart = chart
        let place = lit.flatMap(Self.place)
        switch chart {
        case .build(let build):
            let column = place.flatMap { Self.limit($0, in: build)?.column } ?? 0
            let rows = DrawnCells.rowsOnPage(columns: build.columns.count)
            paging = Paging(
                total: build.rows.count, page: page ?? (place?.row ?? 0) / rows + 1, size: rows)
            classPaging = Paging(
                total: build.columns.count, page: classes ?? column / Self.classesOnPage + 1, size: Self.classesOnPage)
        case .medication(let medication):
            paging = Paging(
                total: medication.rules.count, page: page ?? (place?.row ?? 0) / Self.rulesOnPage + 1,
                size: Self.rulesOnPage)
            classPaging = Paging(total: 0, page: 1, size: Self.classesOnPage)
        case nil:
            paging = Paging(total: 0, page: 1, size: Self.rulesOnPage)
            classPaging = paging
        }
    }

    var rows: Range<Int> { paging.range }
    var classes: Range<Int> { classPaging.range }

    /// Whether the page shows a record of that name.
    func holds(_ name: String) -> Bool {
        guard let place = Self.place(name), rows.contains(place.row) else { return false }
        guard case .build(let build) = chart else { return true }
        return Self.limit(place, in: build).map { classes.contains($0.column) } ?? false
    }

    /// A cell that gave a record in the middle of the page.
    var middleCell: DrawnCells.Place? {
        let middle = (rows.lowerBound + rows.upperBound) / 2
        if case .medication = chart { return Self.cell(of: CellName.rule(middle), in: chart) }
        return Self.cell(of: CellName.limit(middle, 0), in: chart)
    }

    /// A cell that gave a record.
    static func cell(of record: String, in chart: Chart?) -> DrawnCells.Place? {
        guard let place = place(record) else { return nil }
        let cells: [CellReference]
        switch chart {
        case .build(let build): cells = limit(place, in: build)?.cells ?? []
        case .medication(let medication):
            cells = medication.rules.indices.contains(place.row) ? medication.rules[place.row].cells : []
        case nil: cells = []
        }
        return cells.first { $0.row >= 0 }.map { DrawnCells.Place($0.table, $0.row, $0.column) }
    }

    /// As ``CellName`` writes it: `v3-1`, `v7`.
    private static func place(_ name: String) -> (row: Int, limit: Int)? {
        let parts = name.dropFirst().split(separator: "-").map { Int($0) }
        guard name.hasPrefix("v"), (1...2).contains(parts.count), let row = parts[0], row >= 0 else { return nil }
        return (row, parts.count == 2 ? parts[1] ?? 0 : 0)
    }

    private static func limit(_ place: (row: Int, limit: Int), in chart: BuildChart) -> BuildLimit? {
        guard chart.rows.indices.contains(place.row), chart.rows[place.row].limits.indices.contains(place.limit) else {
            return nil
        }
        return chart.rows[place.row].limits[place.limit]
    }
}

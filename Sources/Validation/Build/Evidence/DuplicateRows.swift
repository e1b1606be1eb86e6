import ChartSchema

/// Rows of a chart that were printed twice.
struct DuplicateRows: Sendable {
    /// The limits of one printed row, and those of an earlier one for the same height and columns.
    struct Twins: Sendable {
        var row: BuildRow
        var rowIndex: Int
        var first: [BuildLimit] = []
        var second: [BuildLimit] = []

        var words: String { HeightWords.row(row) }

        /// Whether both rows say the same.
        var isSame: Bool {
            zip(first, second).allSatisfy { a, b in Bound.allCases.allSatisfy { a[$0] == b[$0] } }
        }

        /// Whether the same height is printed twice, and not two heights that a conversion made one.
        var isOneText: Bool {
            let texts = row.cells.filter { $0.field == .height || $0.field == .age }.map {
                $0.text.filter { !$0.isWhitespace }
            }
            return Set(texts).count < texts.count || texts.count <= 1
        }

        func ids(_ limits: [BuildLimit]) -> Set<FigureID> {
            Set(
                limits.flatMap { limit in
                    Bound.allCases.filter { limit[$0] != nil }.map { FigureID(limit, bound: $0, rowIndex: rowIndex) }
                })
        }
    }

    private(set) var twins: [Twins] = []
    /// Limits of one class in one line that hold common weights.
    private(set) var overlaps: [(first: BuildLimit, second: BuildLimit)] = []

    init(_ chart: BuildChart) {
        var earlier: [Place: [BuildLimit]] = [:]
        for (index, row) in chart.rows.enumerated() where !(row.height.isAny && row.age == nil) {
            let before = earlier.updateValue(row.limits, forKey: Place(height: row.height, age: row.age)) ?? []
            if !before.isEmpty { earlier[Place(height: row.height, age: row.age)] = before + row.limits }
            // Nearly every place is printed once, and has one limit a column.
            if before.isEmpty, row.limits.isOnceAColumn { continue }
            add(row, at: index, before: before)
        }
    }

    /// One printed row has one pair of twins, whatever the number of its columns.
    private mutating func add(_ row: BuildRow, at index: Int, before: [BuildLimit]) {
        let lines = PrintedRows(row)
        var known = Dictionary(grouping: before.map { Printed(limit: $0, row: lines.row(of: $0)) }, by: \.limit.column)
        var beside: [Line: [BuildLimit]] = [:]
        var printed: [[Int]: Twins] = [:]
        var order: [[Int]] = []
        for limit in row.limits {
            let own = Printed(limit: limit, row: lines.row(of: limit))
            let line = Line(column: limit.column, row: own.row)
            if let other = beside[line]?.first(where: { $0.cells.first != limit.cells.first && Self.share($0, limit) })
            {
                overlaps.append((other, limit))
            }
            beside[line, default: []].append(limit)
            let twin = known[limit.column]?.first { $0.row != own.row && Self.share($0.limit, limit) }
            known[limit.column, default: []].append(own)
            guard let twin else { continue }
            let place = [limit.cells.first?.table ?? -1, limit.cells.first?.row ?? -1]
            if printed[place] == nil { order.append(place) }
            printed[place, default: Twins(row: row, rowIndex: index)].first.append(twin.limit)
            printed[place]!.second.append(limit)
        }
        twins += order.map { printed[$0]! }
    }

    private struct Printed {
        var limit: BuildLimit
        /// The place of the height or age before it.
        var row: RawPlace?
    }

    private struct Line: Hashable {
        var column: Int
        var row: RawPlace?
    }

    private struct Place: Hashable {
        var height: HeightRange
        var age: AgeRange?
    }

    /// Whether two limits claim a common weight, or BMI. Zones on both sides of a better class do not.
    private static func share(_ a: BuildLimit, _ b: BuildLimit) -> Bool {
        overlap((a.weightMin, a.weightMax), (b.weightMin, b.weightMax))
            || overlap((a.bmiMin, a.bmiMax), (b.bmiMin, b.bmiMax))
    }

    private static func overlap(_ a: (min: Figure?, max: Figure?), _ b: (min: Figure?, max: Figure?)) -> Bool {
        guard a.min ?? a.max != nil, b.min ?? b.max != nil else { return false }
        if let low = a.min, let high = b.max, low > high { return false }
        if let low = b.min, let high = a.max, low > high { return false }
        return true
    }
}

/// The heights and ages of a row of the chart, by the lines that they were printed in.
private struct PrintedRows {
    private let lines: [RawPlace: [CellReference]]
    private let columns: [RawPlace: CellReference]

    init(_ row: BuildRow) {
        lines = Dictionary(grouping: row.cells) { RawPlace(table: $0.table, row: $0.row, column: -1) }
        columns = Dictionary(row.cells.map { (RawPlace(table: $0.table, row: -1, column: $0.column), $0) }) {
            first, _ in
            first
        }
    }

    /// The place of the height or age that stands before a limit in its line; without one, the line.
    func row(of limit: BuildLimit) -> RawPlace? {
        guard let cell = limit.cells.first else { return nil }
        let line = RawPlace(table: cell.table, row: cell.row, column: -1)
        let labels = lines[line] ?? []
        let beside = labels.filter { $0.column <= cell.column }.max { $0.column < $1.column }
        let label = beside ?? labels.first ?? columns[RawPlace(table: cell.table, row: -1, column: cell.column)]
        return label.map { RawPlace(table: $0.table, row: $0.row, column: $0.column) } ?? line
    }
}

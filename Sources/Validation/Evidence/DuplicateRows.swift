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
            // One printed row has one pair of twins, whatever the number of its columns.
            var printed: [[Int]: Twins] = [:]
            var order: [[Int]] = []
            for (place, limit) in row.limits.enumerated() {
                if let other = row.limits[..<place].first(where: { Self.isBeside($0, limit, of: row) }) {
                    overlaps.append((other, limit))
                }
                let twin =
                    before.first { Self.collide($0, limit, of: row) }
                    ?? row.limits[..<place].first { Self.collide($0, limit, of: row) }
                guard let twin else { continue }
                let place = [limit.cells.first?.table ?? -1, limit.cells.first?.row ?? -1]
                if printed[place] == nil { order.append(place) }
                printed[place, default: Twins(row: row, rowIndex: index)].first.append(twin)
                printed[place]!.second.append(limit)
            }
            twins += order.map { printed[$0]! }
        }
    }

    private struct Place: Hashable {
        var height: HeightRange
        var age: AgeRange?
    }

    /// Whether two limits of one column come from different printed rows and claim a common weight, or BMI. Zones on
    /// both sides of a better class do not.
    private static func collide(_ a: BuildLimit, _ b: BuildLimit, of row: BuildRow) -> Bool {
        a.column == b.column && printedRow(a, row) != printedRow(b, row) && share(a, b)
    }

    /// Whether two limits of one column stand in one line, in different cells, and claim a common weight.
    private static func isBeside(_ a: BuildLimit, _ b: BuildLimit, of row: BuildRow) -> Bool {
        a.column == b.column && a.cells.first != b.cells.first && printedRow(a, row) == printedRow(b, row)
            && share(a, b)
    }

    private static func share(_ a: BuildLimit, _ b: BuildLimit) -> Bool {
        overlap((a.weightMin, a.weightMax), (b.weightMin, b.weightMax))
            || overlap((a.bmiMin, a.bmiMax), (b.bmiMin, b.bmiMax))
    }

    /// The place of the height or age that stands before a limit in its line; without one, the line.
    private static func printedRow(_ limit: BuildLimit, _ row: BuildRow) -> RawPlace? {
        guard let cell = limit.cells.first else { return nil }
        let labels = row.cells.filter { $0.table == cell.table }
        let beside = labels.filter { $0.row == cell.row && $0.column <= cell.column }.max { $0.column < $1.column }
        let label = beside ?? labels.first { $0.row == cell.row } ?? labels.first { $0.column == cell.column }
        return label.map { RawPlace(table: $0.table, row: $0.row, column: $0.column) }
            ?? RawPlace(table: cell.table, row: cell.row, column: -1)
    }

    private static func overlap(_ a: (min: Figure?, max: Figure?), _ b: (min: Figure?, max: Figure?)) -> Bool {
        guard a.min ?? a.max != nil, b.min ?? b.max != nil else { return false }
        if let low = a.min, let high = b.max, low > high { return false }
        if let low = b.min, let high = a.max, low > high { return false }
        return true
    }
}

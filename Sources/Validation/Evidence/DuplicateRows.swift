import ChartSchema

/// Rows of a chart that were printed twice.
struct DuplicateRows {
    /// The limits of one printed row, and those of an earlier one for the same height and columns.
    struct Twins {
        var row: BuildRow
        var rowIndex: Int
        var first: [BuildLimit] = []
        var second: [BuildLimit] = []

        var words: String { HeightWords.row(row) }

        /// Whether both rows say the same.
        var isSame: Bool {
            zip(first, second).allSatisfy { a, b in Bound.allCases.allSatisfy { a[$0] == b[$0] } }
        }

        func ids(_ limits: [BuildLimit]) -> Set<FigureID> {
            Set(
                limits.flatMap { limit in
                    Bound.allCases.filter { limit[$0] != nil }.map { FigureID(limit, bound: $0, rowIndex: rowIndex) }
                })
        }
    }

    private(set) var twins: [Twins] = []

    init(_ chart: BuildChart) {
        var earlier: [Key: [BuildLimit]] = [:]
        for (index, row) in chart.rows.enumerated() where !(row.height.isAny && row.age == nil) {
            // One printed row has one pair of twins, whatever the number of its columns.
            var printed: [[Int]: Twins] = [:]
            var order: [[Int]] = []
            for limit in row.limits {
                let key = Key(height: row.height, age: row.age, column: limit.column)
                defer { earlier[key, default: []].append(limit) }
                guard let twin = earlier[key]?.first(where: { Self.collide($0, limit) }) else { continue }
                let place = [limit.cells.first?.table ?? -1, limit.cells.first?.row ?? -1]
                if printed[place] == nil { order.append(place) }
                printed[place, default: Twins(row: row, rowIndex: index)].first.append(twin)
                printed[place]!.second.append(limit)
            }
            twins += order.map { printed[$0]! }
        }
    }

    private struct Key: Hashable {
        var height: HeightRange
        var age: AgeRange?
        var column: Int
    }

    /// Whether two limits of one column come from different cells and claim a common weight, or BMI. Zones on both
    /// sides of a better class do not.
    private static func collide(_ a: BuildLimit, _ b: BuildLimit) -> Bool {
        guard a.column == b.column, a.cells.first != b.cells.first else { return false }
        return overlap((a.weightMin, a.weightMax), (b.weightMin, b.weightMax))
            || overlap((a.bmiMin, a.bmiMax), (b.bmiMin, b.bmiMax))
    }

    private static func overlap(_ a: (min: Figure?, max: Figure?), _ b: (min: Figure?, max: Figure?)) -> Bool {
        guard a.min ?? a.max != nil, b.min ?? b.max != nil else { return false }
        if let low = a.min, let high = b.max, low > high { return false }
        if let low = b.min, let high = a.max, low > high { return false }
        return true
    }
}

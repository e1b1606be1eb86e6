import ChartSchema

/// Finds the curves of a chart.
struct CurveTracer {
    private let chart: BuildChart
    private let names: ColumnNames
    private let strays: Set<Int>
    /// How many rows have each age.
    private let rowsByAge: [AgeRange: Int]

    private struct Key: Hashable {
        var column: Int
        var bound: Bound
        var zone: Int
        var axis: Curve.Axis
        /// The row's age where heights repeat for every age.
        var age: AgeRange?
    }

    /// One row's place on an axis.
    private struct Place {
        var axis: Curve.Axis
        var x: Double
        var age: AgeRange?
        var words: String
    }

    /// - Parameter strays: Rows whose height is known to be wrong: their figures belong to no place of a curve.
    init(_ chart: BuildChart, names: ColumnNames, strays: Set<Int> = []) {
        self.chart = chart
        self.names = names
        self.strays = strays
        rowsByAge = Dictionary(chart.rows.compactMap { $0.age.map { ($0, 1) } }, uniquingKeysWith: +)
    }

    func curves() -> [Curve] {
        var points: [Key: [Curve.Point]] = [:]
        var order: [Key] = []
        for (rowIndex, row) in chart.rows.enumerated() {
            guard !strays.contains(rowIndex), let place = place(of: row) else { continue }
            var zones = ZoneCounter()
            for limit in row.limits {
                for bound in Bound.allCases {
                    guard let figure = limit[bound] else { continue }
                    let key = Key(
                        column: limit.column, bound: bound, zone: zones.next(column: limit.column, bound: bound),
                        axis: place.axis, age: place.age)
                    if points[key] == nil { order.append(key) }
                    points[key, default: []].append(
                        Curve.Point(
                            x: place.x, figure: figure, id: FigureID(limit, bound: bound, rowIndex: rowIndex),
                            rowIndex: rowIndex, cell: limit.cell(of: bound), place: place.words))
                }
            }
        }
        return merged(order, points)
    }

    // MARK: Places

    /// Heights that repeat with several ages run along heights, once per age; ages that occur once run along ages.
    private func place(of row: BuildRow) -> Place? {
        let words = HeightWords.row(row)
        if let age = row.age, !age.isAny {
            let isAlone = rowsByAge[age] == 1
            guard isAlone, let years = age.min ?? age.max else {
                return middle(of: row.height).map { Place(axis: .height, x: $0, age: age, words: words) }
            }
            return Place(
                axis: .age, x: age.unit == .months ? Double(years) / 12 : Double(years), age: nil,
                words: HeightWords.age(age))
        }
        return middle(of: row.height).map { Place(axis: .height, x: $0, age: nil, words: words) }
    }

    private func middle(of height: HeightRange) -> Double? {
        switch (height.min?.doubleValue, height.max?.doubleValue) {
        case (let low?, let high?): (low + high) / 2
        case (let end?, nil), (nil, let end?): end
        case (nil, nil): nil
        }
    }

    // MARK: Zones

    /// Counts the limits of a row that have the same column and the same end printed.
    private struct ZoneCounter {
        private var counts: [Int: [Bound: Int]] = [:]

        /// How many stand before the one that is asked for, counted from 0.
        mutating func next(column: Int, bound: Bound) -> Int {
            let zone = counts[column]?[bound] ?? 0
            counts[column, default: [:]][bound] = zone + 1
            return zone
        }
    }

    // MARK: Shared figures

    /// One curve for all keys that share a printed figure.
    private func merged(_ order: [Key], _ points: [Key: [Curve.Point]]) -> [Curve] {
        var owner: [FigureID: Int] = [:]
        var groups: [[Key]] = []
        for key in order {
            let shared = Set(points[key]!.compactMap { owner[$0.id] }).sorted()
            let group: Int
            if let first = shared.first {
                group = first
                for other in shared.dropFirst() {
                    groups[first] += groups[other]
                    for id in groups[other].flatMap({ points[$0]! }).map(\.id) { owner[id] = first }
                    groups[other] = []
                }
                groups[first].append(key)
            } else {
                group = groups.count
                groups.append([key])
            }
            for point in points[key]! { owner[point.id] = group }
        }
        return groups.filter { !$0.isEmpty }.map { keys in curve(keys, points) }
    }

    private func curve(_ keys: [Key], _ points: [Key: [Curve.Point]]) -> Curve {
        var seen: Set<Double> = []
        let own = keys.flatMap { points[$0]! }.filter { seen.insert($0.x).inserted }.sorted { $0.x < $1.x }
        let columns = Set(keys.map(\.column)).sorted()
        return Curve(
            axis: keys[0].axis, bound: keys[0].bound, zone: keys[0].zone, columns: columns, points: own,
            name: names.curve(columns, keys[0].bound))
    }
}

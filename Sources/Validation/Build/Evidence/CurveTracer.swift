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

        /// One number for what nearly always tells keys apart.
        func hash(into hasher: inout Hasher) {
            hasher.combine((column &* 0x1_0001 &+ zone) &* 4 &+ bound.number)
            hasher.combine(age?.min)
        }
    }

    /// The figures of one key, in the order of the chart.
    private struct Strand {
        var key: Key
        var points: [Curve.Point]
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
        var strands: [Strand] = []
        var strandOfKey: [Key: Int] = [:]
        var zones = ZoneCounter(columns: chart.columns.count)
        for (rowIndex, row) in chart.rows.enumerated() {
            guard !strays.contains(rowIndex), let place = place(of: row) else { continue }
            zones.reset()
            for limit in row.limits {
                for bound in Bound.allCases {
                    guard let figure = limit[bound] else { continue }
                    let key = Key(
                        column: limit.column, bound: bound, zone: zones.next(column: limit.column, bound: bound),
                        axis: place.axis, age: place.age)
                    let point = Curve.Point(
                        x: place.x, figure: figure, id: FigureID(limit, bound: bound, rowIndex: rowIndex),
                        rowIndex: rowIndex, cell: limit.cell(of: bound), place: place.words)
                    if let strand = strandOfKey[key] {
                        strands[strand].points.append(point)
                    } else {
                        strandOfKey[key] = strands.count
                        strands.append(Strand(key: key, points: [point]))
                    }
                }
            }
        }
        return merged(strands)
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

    // MARK: Shared figures

    /// One curve for all strands that share a printed figure.
    private func merged(_ strands: [Strand]) -> [Curve] {
        var owner: [FigureID: Int] = [:]
        owner.reserveCapacity(strands.reduce(0) { $0 + $1.points.count })
        var groups: [[Strand]] = []
        for strand in strands {
            let shared = Set(strand.points.indices.compactMap { owner[strand.points[$0].id] }).sorted()
            let group: Int
            if let first = shared.first {
                group = first
                for other in shared.dropFirst() {
                    groups[first] += groups[other]
                    for id in groups[other].flatMap(\.points).map(\.id) { owner[id] = first }
                    groups[other] = []
                }
                groups[first].append(strand)
            } else {
                group = groups.count
                groups.append([strand])
            }
            for index in strand.points.indices { owner[strand.points[index].id] = group }
        }
        return groups.filter { !$0.isEmpty }.map(curve)
    }

    private func curve(_ strands: [Strand]) -> Curve {
        let key = strands[0].key
        let columns = Set(strands.map(\.key.column)).sorted()
        return Curve(
            axis: key.axis, bound: key.bound, zone: key.zone, columns: columns, points: points(strands),
            name: names.curve(columns, key.bound))
    }

    /// By place, of each place the first.
    private func points(_ strands: [Strand]) -> [Curve.Point] {
        let first = strands[0].points
        if strands.count == 1, first.indices.dropFirst().allSatisfy({ first[$0 - 1].x < first[$0].x }) { return first }
        var seen: Set<Double> = []
        return strands.flatMap(\.points).filter { seen.insert($0.x).inserted }.sorted { $0.x < $1.x }
    }
}

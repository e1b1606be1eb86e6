import ChartSchema

/// Takes the limits of a chart apart into series, row by row.
struct SeriesGathering {
    /// In the order of the chart.
    private(set) var found: [LimitSeries] = []
    private let chart: BuildChart
    private let names: ColumnNames
    /// Whether columns differ in nothing but what else must be so: then that parts their series, too.
    private let areToldApart: Bool
    private var zones: ZoneCounter
    /// By column and end, the series of each zone; `nil` where it was not met yet.
    private var seriesOfZone: [[Int?]]
    private var seriesOfSlot: [LimitSeries.Slot: Int] = [:]
    private var numberOfPlace: [LimitSeries.Place: Int] = [:]
    /// By series, the greatest number of a place where it has a figure.
    private var lastPlace: [Int] = []

    init(_ chart: BuildChart) {
        self.chart = chart
        names = ColumnNames(chart.columns)
        let bare = chart.columns.map { column in
            var column = column
            (column.condition, column.cells) = (nil, [])
            return column
        }
        areToldApart = Set(bare).count < bare.count
        zones = ZoneCounter(columns: chart.columns.count)
        seriesOfZone = Array(repeating: [], count: chart.columns.count * Bound.allCases.count)
    }

    mutating func add(_ row: BuildRow) {
        let place = LimitSeries.Place(height: row.height, age: row.age)
        let number = numberOfPlace[place] ?? numberOfPlace.count
        numberOfPlace[place] = number
        var printed: Set<CellReference> = []
        zones.reset()
        for limit in row.limits {
            for bound in Bound.allCases {
                guard let figure = limit[bound] else { continue }
                let zone = zones.next(column: limit.column, bound: bound)
                let cell = limit.cell(of: bound)
                if let cell, cell.reading == .common, !printed.insert(cell).inserted { continue }
                let series = series(of: limit.column, bound: bound, zone: zone)
                guard isNew(number, place, to: series) else { continue }
                found[series].points.append(LimitSeries.Point(place: place, figure: figure, cell: cell))
            }
        }
    }

    /// Whether a series has no figure at a place yet. Places are numbered as they are met: only one that is met again
    /// has to be looked for.
    private mutating func isNew(_ number: Int, _ place: LimitSeries.Place, to series: Int) -> Bool {
        if number > lastPlace[series] {
            lastPlace[series] = number
            return true
        }
        return !found[series].points.contains { $0.place == place }
    }

    /// The series that a limit belongs to, begun where it is new.
    private mutating func series(of column: Int, bound: Bound, zone: Int) -> Int {
        let place = column * Bound.allCases.count + bound.number
        while seriesOfZone[place].count <= zone { seriesOfZone[place].append(nil) }
        if let known = seriesOfZone[place][zone] { return known }
        let slot = slot(chart.columns[column], bound: bound, zone: zone)
        let series = seriesOfSlot[slot] ?? found.count
        if series == found.count {
            seriesOfSlot[slot] = series
            lastPlace.append(-1)
            found.append(LimitSeries(column: column, slot: slot, name: names.curve([column], bound)))
        }
        seriesOfZone[place][zone] = series
        return series
    }

    private func slot(_ column: BuildColumn, bound: Bound, zone: Int) -> LimitSeries.Slot {
        LimitSeries.Slot(
            product: column.product, name: column.rateClass?.rawValue ?? column.classLabel?.lowercased() ?? "",
            sex: column.sex, tobacco: column.tobacco, age: column.age,
            condition: areToldApart ? column.condition : nil, bound: bound, zone: zone)
    }
}

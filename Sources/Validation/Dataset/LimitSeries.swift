import ChartSchema

/// One end of one column's limits over the heights of a chart, so that it can be laid beside another chart's.
struct LimitSeries: Sendable {
    /// What must be the same for two series to mean the same limit.
    struct Slot: Hashable, Sendable {
        var product: String?
        /// The rate class, or where it is not known the carrier's label.
        var name: String
        var sex: Sex
        var tobacco: Tobacco
        var age: AgeRange
        var condition: String?
        var bound: Bound
        var zone: Int
    }

    /// A height or a band of heights, and the age where rows have one.
    struct Place: Hashable, Sendable {
        var height: HeightRange
        var age: AgeRange?

        var words: String { HeightWords.row(BuildRow(height: height, age: age, limits: [])) }
    }

    struct Point: Sendable {
        var place: Place
        var figure: Figure
        var cell: CellReference?
    }

    /// The chart's number among those that are laid side by side.
    var chart = 0
    var column: Int
    var slot: Slot
    /// `Preferred Plus maximum weight`
    var name: String
    /// In the chart's order, each place once.
    var points: [Point] = []

    /// The middle BMI between 5'0" and 6'4", where every chart has rows; `nil` for children, bands and too few rows.
    fileprivate(set) var body: Double?
}

extension LimitSeries {
    /// Every series of a chart. A common minimum is one series, of its first column.
    static func all(of chart: BuildChart) -> [LimitSeries] {
        var gathering = SeriesGathering(chart)
        for row in chart.rows { gathering.add(row) }
        return gathering.found.map { series in
            var own = series
            own.body = series.middleBody
            return own
        }
    }

    private var middleBody: Double? {
        guard !slot.bound.isBMI, !slot.age.isChild else { return nil }
        let bodies = points.compactMap { point -> Double? in
            guard let height = point.place.height.min, height == point.place.height.max, height >= 60, height <= 76,
                !(point.place.age?.isChild ?? false)
            else { return nil }
            return UnitFactor.bodyMassIndex(pounds: point.figure.doubleValue, inches: height.doubleValue)
        }
        return bodies.count >= 5 ? bodies.median : nil
    }
}

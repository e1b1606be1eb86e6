import ChartSchema

/// How heavy a chart lets each class be: all that the rules look at of a chart when they judge another carrier's.
package struct ChartBodies: Hashable, Sendable {
    package let id: ChartID
    /// Of the raw file, as findings name it.
    package let path: String
    package let bodies: [ClassBody]

    package init(id: ChartID, path: String, bodies: [ClassBody]) {
        self.id = id
        self.path = path
        self.bodies = bodies
    }
}

/// One maximum weight of one class of a chart, as a body.
package struct ClassBody: Hashable, Sendable {
    package var rateClass: RateClass
    package var sex: Sex
    package var tobacco: Tobacco
    /// The middle BMI, see ``LimitSeries/body``.
    package var body: Double
    /// `Preferred Plus maximum weight`
    package var name: String
    /// The rate class, or where it is not known the carrier's label.
    package var className: String
    /// The first figure's.
    package var cell: CellReference?

    package init(
        rateClass: RateClass, sex: Sex, tobacco: Tobacco, body: Double, name: String, className: String,
        cell: CellReference?
    ) {
        self.rateClass = rateClass
        self.sex = sex
        self.tobacco = tobacco
        self.body = body
        self.name = name
        self.className = className
        self.cell = cell
    }
}

extension ChartBodies {
    init(_ chart: BuildChart, _ all: [LimitSeries]) {
        let bodies = all.compactMap { series -> ClassBody? in
            guard series.slot.bound == .weightMax, let rateClass = chart.columns[series.column].rateClass,
                rateClass.isOffer, let body = series.body, Self.isTop(series, all)
            else { return nil }
            return ClassBody(
                rateClass: rateClass, sex: series.slot.sex, tobacco: series.slot.tobacco, body: body,
                name: series.name, className: series.slot.name, cell: series.points.first?.cell)
        }
        self.init(id: chart.id, path: chart.source.path, bodies: bodies)
    }

    /// Whether the series bounds its class from above: a class may have a zone for the light, too.
    private static func isTop(_ series: LimitSeries, _ all: [LimitSeries]) -> Bool {
        all.allSatisfy { other in
            other.column != series.column || other.slot.bound != .weightMax || (other.body ?? 0) <= (series.body ?? 0)
        }
    }
}

import ChartSchema

/// A chart taken apart into its series, as the rules across charts see it. Charts can be taken apart side by side.
package struct ChartSeries: Sendable {
    let chart: BuildChart
    let series: [LimitSeries]

    package init(_ chart: BuildChart) {
        self.chart = chart
        series = LimitSeries.all(of: chart)
    }

    /// What judging other carriers' charts takes of it.
    package var bodies: ChartBodies { ChartBodies(chart, series) }

    /// The series of a chart of that number.
    func numbered(_ index: Int) -> [LimitSeries] {
        series.map { series in
            var own = series
            own.chart = index
            return own
        }
    }
}

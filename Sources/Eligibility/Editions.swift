import ChartSchema

/// Something that is one edition of a chart.
protocol ChartEdition {
    var id: ChartID { get }

    /// Whether it is withdrawn on a day, an ISO date.
    func isWithdrawn(on day: String) -> Bool
}

extension ChartEdition {
    func isWithdrawn(on day: String) -> Bool { false }
}

extension BuildChart: ChartEdition {}
extension ManifestEntry: ChartEdition {}

extension DatasetManifest {
    /// The same version with, of each chart, only the edition that was in force on a day (an ISO date).
    public func inForce(on day: String) -> DatasetManifest {
        var result = self
        result.charts = charts.effective(on: day)
        return result
    }
}

extension Sequence where Element: ChartEdition {
    /// Of each chart the newest edition, or the newest of a day (an ISO date) or before it, unless it is withdrawn by then. The
    /// sequence has to be in the order of ids.
    func effective(on day: String?) -> [Element] {
        var result: [Element] = []
        for chart in self where day.map({ chart.id.edition <= $0 }) ?? true {
            if let last = result.last, last.id.carrier == chart.id.carrier, last.id.chart == chart.id.chart {
                result[result.count - 1] = chart
            } else {
                result.append(chart)
            }
        }
        return day.map { day in result.filter { !$0.isWithdrawn(on: day) } } ?? result
    }
}

import ChartSchema

/// The charts of a version as the rules across charts see them, worked out once.
package struct DatasetEvidence: Sendable {
    /// Fewer other carriers say too little about what is usual.
    static let leastCarriers = 3

    /// In the order of their ids.
    let charts: [BuildChart]
    /// Charts of carriers whose own charts are not judged: they are numbered on from the last of ``charts``.
    let others: [ChartBodies]
    /// ``charts`` and ``others``.
    package let subjects: [RuleSubject]
    /// Of each chart.
    let series: [[LimitSeries]]
    /// Every chart that has an earlier edition, with it.
    let editions: [Edition]
    /// Every maximum that enough other carriers have, too, class by class.
    let comparisons: [Comparison]

    /// One maximum of one chart against those of other carriers.
    struct Comparison: Sendable {
        /// The chart's number.
        var chart: Int
        var own: ClassBody
        /// From the leanest to the heaviest of the other carriers, each the middle of its charts.
        var others: ClosedRange<Double>
        /// How many other carriers there are.
        var carriers: Int
    }

    struct Edition: Sendable {
        var old: Int
        var new: Int
        /// The series that both have.
        var comparisons: [SeriesComparison]
    }

    /// - Parameters:
    ///   - charts: Whole carriers.
    ///   - others: All charts of the other carriers.
    ///   - rest: Of charts of further carriers, about which nothing is to be found.
    package init(_ charts: [ChartSeries], beside others: [ChartBodies] = [], among rest: [BodyRow] = []) {
        let ordered = charts.sorted { $0.chart.id < $1.chart.id }
        let charts = ordered.map(\.chart)
        let series = ordered.enumerated().map { $1.numbered($0) }
        self.charts = charts
        self.series = series
        self.others = others
        subjects =
            charts.map { RuleSubject(id: $0.id.description, path: $0.source.path) }
            + others.map { RuleSubject(id: $0.id.description, path: $0.path) }
        comparisons = Self.comparisons(ordered.map(\.bodies) + others, rest)
        // Ids are in order: the editions of a chart stand side by side, the oldest first.
        editions = charts.indices.dropFirst().compactMap { index in
            let (old, new) = (charts[index - 1].id, charts[index].id)
            guard (old.carrier, old.chart) == (new.carrier, new.chart) else { return nil }
            let slots = Dictionary(series[index - 1].map { ($0.slot, $0) }) { first, _ in first }
            return Edition(
                old: index - 1, new: index,
                comparisons: series[index].compactMap { new in
                    slots[new.slot].map { SeriesComparison(old: $0, new: new) }
                })
        }
    }

    private static func comparisons(_ charts: [ChartBodies], _ rest: [BodyRow]) -> [Comparison] {
        var numbers: [String: Int] = [:]
        let taken = (rest.map(\.carrier).max() ?? -1) + 1
        let own = charts.enumerated().flatMap { index, chart in
            let carrier = numbers[chart.id.carrier] ?? taken + numbers.count
            numbers[chart.id.carrier] = carrier
            return chart.bodies.map { (chart: index, body: $0, row: BodyRow($0, carrier: carrier)) }
        }
        return ClassBodies(own.map(\.row) + rest).comparisons.filter { $0.row < own.count }.map {
            Comparison(chart: own[$0.row].chart, own: own[$0.row].body, others: $0.others, carriers: $0.carriers)
        }
    }
}

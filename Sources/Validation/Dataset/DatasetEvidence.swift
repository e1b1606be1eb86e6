import ChartSchema

/// The charts of a version as the rules across charts see them, worked out once.
package struct DatasetEvidence: Sendable {
    /// Fewer other carriers say too little about what is usual.
    static let leastCarriers = 3

    /// In the order of their ids.
    let charts: [BuildChart]
    /// Charts of carriers whose own charts are not judged: they are numbered on from the last of ``charts``.
    let others: [ChartBodies]
    /// Of each chart.
    let series: [[LimitSeries]]
    /// Every chart that has an earlier edition, with it.
    let editions: [Edition]
    /// How heavy the carriers let each class be.
    let classBodies: ClassBodies

    struct Edition: Sendable {
        var old: Int
        var new: Int
        /// The series that both have.
        var comparisons: [SeriesComparison]
    }

    /// - Parameters:
    ///   - charts: Whole carriers.
    ///   - others: All charts of the other carriers.
    package init(_ charts: [ChartSeries], beside others: [ChartBodies] = []) {
        let ordered = charts.sorted { $0.chart.id < $1.chart.id }
        let charts = ordered.map(\.chart)
        let series = ordered.enumerated().map { $1.numbered($0) }
        self.charts = charts
        self.series = series
        self.others = others
        classBodies = ClassBodies(ordered.map(\.bodies) + others)
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

    /// The charts that have what a rule needs.
    func charts(with need: DatasetNeed) -> Set<Int> {
        switch need {
        case .earlierEdition: Set(editions.map(\.new))
        case .otherChart: Set(carriers.values.filter { $0.count > 1 }.joined())
        case .otherCarriers: Set(classBodies.comparisons.map(\.chart))
        }
    }

    /// The charts of each carrier that have a series long enough to be laid beside another.
    private var carriers: [String: [Int]] {
        Dictionary(
            grouping: charts.indices.filter { index in
                series[index].contains { $0.points.count >= SeriesComparison.leastRows }
            }
        ) { charts[$0].id.carrier }
    }
}

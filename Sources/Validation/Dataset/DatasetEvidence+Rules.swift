import ChartSchema

extension DatasetEvidence: RuleEvidence {
    /// Rules across charts hold nothing against each other: what is said of a chart whose carrier is looked at alone must be what is
    /// said of it beside all others.
    package typealias Part = Never
    package static let isOneMatterACell = false

    package static let rules = RuleSet<DatasetEvidence>(DatasetRules.all)

    package init(_ example: DatasetExample) { self.init(example.charts.charts.map(ChartSeries.init)) }

    package func subjects(with need: DatasetNeed) -> Set<Int> {
        switch need {
        case .earlierEdition: Set(editions.map(\.new))
        case .otherChart: Set(carriers.values.filter { $0.count > 1 }.joined())
        case .otherCarriers: Set(comparisons.map(\.chart))
        }
    }

    /// Of charts whose carriers are not judged only what depends on other carriers is asked.
    package func concerns(_ need: DatasetNeed, _ subject: Int) -> Bool {
        subject < charts.count || need.reachesOtherCarriers
    }

    package func location(of place: CellReference, in subject: Int) -> Finding.Location {
        Finding.Location(file: subjects[subject].path, cell: place)
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

extension Validator {
    /// - Parameter charts: All build charts of the version, in any order.
    package static func judgement(across charts: [BuildChart]) -> Judgement {
        judgement(across: charts.map(ChartSeries.init))
    }

    /// What the rules across charts say of a version, chart by chart in the order of their ids.
    ///
    /// - Parameters:
    ///   - charts: All build charts of some carriers of the version, in any order.
    ///   - others: All build charts of the others. Of these only what depends on other carriers is judged: what
    ///     ``DatasetNeed/reachesOtherCarriers`` says.
    ///   - rest: Of the charts of further carriers, which are not judged.
    package static func judgement(
        across charts: [ChartSeries], beside others: [ChartBodies] = [], among rest: [BodyRow] = []
    ) -> Judgement {
        judgement(of: DatasetEvidence(charts, beside: others, among: rest))
    }
}

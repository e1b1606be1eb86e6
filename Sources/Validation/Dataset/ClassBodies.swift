import ChartSchema

/// How heavy each carrier lets a class be, so that one can be held against all the others.
struct ClassBodies {
    /// One maximum of one chart against those of other carriers.
    struct Comparison {
        var series: LimitSeries
        var body: Double
        /// One for each other carrier: the middle of its charts.
        var others: [Double]
    }

    /// Every maximum that enough other carriers have, too, class by class.
    private(set) var comparisons: [Comparison] = []

    init(_ evidence: DatasetEvidence) {
        var byClass: [RateClass: [(series: LimitSeries, body: Double, carrier: String)]] = [:]
        for (chart, all) in zip(evidence.charts, evidence.series) {
            for series in all where series.slot.bound == .weightMax {
                guard let rateClass = chart.columns[series.column].rateClass, rateClass.isOffer,
                    let body = series.body, Self.isTop(series, all)
                else { continue }
                byClass[rateClass, default: []].append((series, body, chart.id.carrier))
            }
        }
        for (_, members) in byClass.sorted(by: { $0.key < $1.key }) {
            for member in members {
                let comparable = members.filter {
                    $0.carrier != member.carrier && Self.areComparable($0.series.slot, member.series.slot)
                }
                let others = Dictionary(grouping: comparable, by: \.carrier).sorted { $0.key < $1.key }
                    .compactMap { $1.map(\.body).median }
                guard others.count >= DatasetEvidence.leastCarriers else { continue }
                comparisons.append(Comparison(series: member.series, body: member.body, others: others))
            }
        }
    }

    /// Whether the series bounds its class from above: a class may have a zone for the light, too.
    private static func isTop(_ series: LimitSeries, _ all: [LimitSeries]) -> Bool {
        all.allSatisfy { other in
            other.column != series.column || other.slot.bound != .weightMax || (other.body ?? 0) <= (series.body ?? 0)
        }
    }

    private static func areComparable(_ a: LimitSeries.Slot, _ b: LimitSeries.Slot) -> Bool {
        (a.sex == b.sex || a.sex == .any || b.sex == .any)
            && (a.tobacco == b.tobacco || a.tobacco == .any || b.tobacco == .any)
    }
}

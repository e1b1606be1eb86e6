import ChartSchema

/// How heavy each carrier lets a class be, so that one can be held against all the others.
struct ClassBodies: Sendable {
    /// One maximum of one chart against those of other carriers.
    struct Comparison: Sendable {
        var series: LimitSeries
        var body: Double
        /// From the leanest to the heaviest of the other carriers, each the middle of its charts.
        var others: ClosedRange<Double>
        /// How many other carriers there are.
        var carriers: Int
    }

    /// Every maximum that enough other carriers have, too, class by class.
    private(set) var comparisons: [Comparison] = []

    private struct Member {
        var series: LimitSeries
        var body: Double
        var carrier: String
        var people: People

        init(_ series: LimitSeries, body: Double, carrier: String) {
            self.series = series
            self.body = body
            self.carrier = carrier
            people = People(sex: series.slot.sex, tobacco: series.slot.tobacco)
        }
    }

    /// - Parameters:
    ///   - charts: The charts of a version.
    ///   - series: Of each chart.
    init(_ charts: [BuildChart], series: [[LimitSeries]]) {
        var byClass: [RateClass: [Member]] = [:]
        for (chart, all) in zip(charts, series) {
            for series in all where series.slot.bound == .weightMax {
                guard let rateClass = chart.columns[series.column].rateClass, rateClass.isOffer,
                    let body = series.body, Self.isTop(series, all)
                else { continue }
                byClass[rateClass, default: []].append(Member(series, body: body, carrier: chart.id.carrier))
            }
        }
        for (_, members) in byClass.sorted(by: { $0.key < $1.key }) { compare(members) }
    }

    /// Holds the maxima of one class against each other. What carriers allow the same people is worked out once.
    private mutating func compare(_ members: [Member]) {
        var allowed: [People: CarrierExtremes] = [:]
        for people in Set(members.map(\.people)) {
            let comparable = members.filter { $0.people.meets(people) }
            let bodies = Dictionary(grouping: comparable, by: \.carrier).compactMapValues { $0.map(\.body).median }
            allowed[people] = CarrierExtremes(bodies)
        }
        for member in members {
            guard let others = allowed[member.people]?.without(member.carrier),
                others.count >= DatasetEvidence.leastCarriers
            else { continue }
            comparisons.append(
                Comparison(series: member.series, body: member.body, others: others.range, carriers: others.count))
        }
    }

    /// Whether the series bounds its class from above: a class may have a zone for the light, too.
    private static func isTop(_ series: LimitSeries, _ all: [LimitSeries]) -> Bool {
        all.allSatisfy { other in
            other.column != series.column || other.slot.bound != .weightMax || (other.body ?? 0) <= (series.body ?? 0)
        }
    }
}

/// Whom a limit is for.
private struct People: Hashable {
    var sex: Sex
    var tobacco: Tobacco

    /// Whether some people are of both groups.
    func meets(_ other: People) -> Bool {
        (sex == other.sex || sex == .any || other.sex == .any)
            && (tobacco == other.tobacco || tobacco == .any || other.tobacco == .any)
    }
}

/// The leanest and the heaviest of many carriers' figures, and the next to them: so that any one carrier can be left out.
private struct CarrierExtremes {
    private let carriers: Set<String>
    /// The two least and the two greatest, fewer where there are not as many.
    private let least: [(carrier: String, body: Double)]
    private let greatest: [(carrier: String, body: Double)]

    init(_ bodies: [String: Double]) {
        carriers = Set(bodies.keys)
        let ordered = bodies.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map {
            (carrier: $0.key, body: $0.value)
        }
        least = Array(ordered.prefix(2))
        greatest = ordered.suffix(2).reversed()
    }

    /// What the others allow, and how many they are; `nil` where there are none.
    func without(_ carrier: String) -> (range: ClosedRange<Double>, count: Int)? {
        guard let low = least.first(where: { $0.carrier != carrier }),
            let high = greatest.first(where: { $0.carrier != carrier })
        else { return nil }
        return (low.body...high.body, carriers.count - (carriers.contains(carrier) ? 1 : 0))
    }
}

import ChartSchema

/// How heavy each carrier lets a class be, so that one can be held against all the others.
struct ClassBodies: Sendable {
    /// One maximum of one chart against those of other carriers.
    struct Comparison: Sendable {
        /// The chart's number in the evidence.
        var chart: Int
        var own: ClassBody
        /// From the leanest to the heaviest of the other carriers, each the middle of its charts.
        var others: ClosedRange<Double>
        /// How many other carriers there are.
        var carriers: Int
    }

    /// Every maximum that enough other carriers have, too, class by class.
    private(set) var comparisons: [Comparison] = []

    private struct Member {
        var chart: Int
        var own: ClassBody
        var carrier: String
        var people: People

        init(_ own: ClassBody, chart: Int, carrier: String) {
            self.own = own
            self.chart = chart
            self.carrier = carrier
            people = People(sex: own.sex, tobacco: own.tobacco)
        }
    }

    /// - Parameter charts: All charts of a version.
    init(_ charts: [ChartBodies]) {
        var byClass: [RateClass: [Member]] = [:]
        for (number, chart) in charts.enumerated() {
            for own in chart.bodies {
                byClass[own.rateClass, default: []].append(Member(own, chart: number, carrier: chart.id.carrier))
            }
        }
        for (_, members) in byClass.sorted(by: { $0.key < $1.key }) { compare(members) }
    }

    /// Holds the maxima of one class against each other. What carriers allow the same people is worked out once.
    private mutating func compare(_ members: [Member]) {
        var allowed: [People: CarrierExtremes] = [:]
        for people in Set(members.map(\.people)) {
            let comparable = members.filter { $0.people.meets(people) }
            let bodies = Dictionary(grouping: comparable, by: \.carrier).compactMapValues { $0.map(\.own.body).median }
            allowed[people] = CarrierExtremes(bodies)
        }
        for member in members {
            guard let others = allowed[member.people]?.without(member.carrier),
                others.count >= DatasetEvidence.leastCarriers
            else { continue }
            comparisons.append(
                Comparison(chart: member.chart, own: member.own, others: others.range, carriers: others.count))
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

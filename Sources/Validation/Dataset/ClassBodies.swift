import ChartSchema

/// One maximum of one class as other carriers' are held against it: a number stands for the carrier, and nothing else is known of the chart.
package struct BodyRow: Hashable, Sendable {
    package var carrier: Int
    package var rateClass: RateClass
    package var sex: Sex
    package var tobacco: Tobacco
    package var body: Double

    package init(carrier: Int, rateClass: RateClass, sex: Sex, tobacco: Tobacco, body: Double) {
        self.carrier = carrier
        self.rateClass = rateClass
        self.sex = sex
        self.tobacco = tobacco
        self.body = body
    }

    package init(_ own: ClassBody, carrier: Int) {
        self.init(
            carrier: carrier, rateClass: own.rateClass, sex: own.sex, tobacco: own.tobacco, body: own.body)
    }
}

/// How heavy each carrier lets a class be, so that one can be held against all the others.
struct ClassBodies: Sendable {
    /// One maximum against those of other carriers.
    struct Comparison: Sendable {
        /// The number of the maximum.
        var row: Int
        /// From the leanest to the heaviest of the other carriers, each the middle of its charts.
        var others: ClosedRange<Double>
        /// How many other carriers there are.
        var carriers: Int
    }

    /// Every maximum that enough other carriers have, too, class by class.
    private(set) var comparisons: [Comparison] = []

    /// - Parameter rows: Of all charts of a version.
    init(_ rows: [BodyRow]) {
        var byClass: [RateClass: [Int]] = [:]
        for (number, row) in rows.enumerated() { byClass[row.rateClass, default: []].append(number) }
        for (_, numbers) in byClass.sorted(by: { $0.key < $1.key }) { compare(Self.byCarrier(numbers, rows), rows) }
    }

    /// The same numbers, those of a carrier behind each other.
    private static func byCarrier(_ numbers: [Int], _ rows: [BodyRow]) -> [Int] {
        let isInOrder = zip(numbers, numbers.dropFirst()).allSatisfy { rows[$0].carrier <= rows[$1].carrier }
        return isInOrder ? numbers : numbers.sorted { (rows[$0].carrier, $0) < (rows[$1].carrier, $1) }
    }

    /// Holds the maxima of one class against each other. What carriers allow the same people is worked out once.
    private mutating func compare(_ numbers: [Int], _ rows: [BodyRow]) {
        var allowed: [People: CarrierExtremes] = [:]
        for people in Set(numbers.map { People(rows[$0]) }) {
            allowed[people] = CarrierExtremes(of: people, numbers, rows)
        }
        for number in numbers {
            guard let others = allowed[People(rows[number])]?.without(rows[number].carrier),
                others.count >= DatasetEvidence.leastCarriers
            else { continue }
            comparisons.append(Comparison(row: number, others: others.range, carriers: others.count))
        }
    }
}

/// Whom a limit is for.
struct People: Hashable {
    var sex: Sex
    var tobacco: Tobacco

    init(sex: Sex, tobacco: Tobacco) { (self.sex, self.tobacco) = (sex, tobacco) }

    init(_ row: BodyRow) { (sex, tobacco) = (row.sex, row.tobacco) }

    static let all = Sex.allCases.flatMap { sex in Tobacco.allCases.map { People(sex: sex, tobacco: $0) } }

    /// Whether some people are of both groups.
    func meets(_ other: People) -> Bool {
        (sex == other.sex || sex == .any || other.sex == .any)
            && (tobacco == other.tobacco || tobacco == .any || other.tobacco == .any)
    }
}

/// The leanest and the heaviest of many carriers' figures, and the next to them: so that any one carrier can be left out.
struct CarrierExtremes {
    private var count = 0
    /// The two least and the two greatest, fewer where there are not as many.
    private var least: [(carrier: Int, body: Double)] = []
    private var greatest: [(carrier: Int, body: Double)] = []

    init() {}

    /// - Parameter numbers: Of one class, those of a carrier behind each other.
    init(of people: People, _ numbers: [Int], _ rows: [BodyRow]) {
        var place = 0
        var bodies: [Double] = []
        while place < numbers.count {
            let carrier = rows[numbers[place]].carrier
            bodies.removeAll(keepingCapacity: true)
            while place < numbers.count, rows[numbers[place]].carrier == carrier {
                let row = rows[numbers[place]]
                if People(row).meets(people) { bodies.append(row.body) }
                place += 1
            }
            if let middle = bodies.median { add(carrier, middle) }
        }
    }

    /// Adds the middle of what a carrier allows, once.
    mutating func add(_ carrier: Int, _ body: Double) {
        count += 1
        if least.count < 2 || body < least[1].body {
            least = Array((least + [(carrier, body)]).sorted { $0.body < $1.body }.prefix(2))
        }
        if greatest.count < 2 || body > greatest[1].body {
            greatest = Array((greatest + [(carrier, body)]).sorted { $0.body > $1.body }.prefix(2))
        }
    }

    /// What the others allow, and how many they are; `nil` where there are none.
    ///
    /// - Parameter carrier: One that has a figure itself.
    func without(_ carrier: Int) -> (range: ClosedRange<Double>, count: Int)? {
        guard let low = least.first(where: { $0.carrier != carrier }),
            let high = greatest.first(where: { $0.carrier != carrier })
        else { return nil }
        return (low.body...high.body, count - 1)
    }
}

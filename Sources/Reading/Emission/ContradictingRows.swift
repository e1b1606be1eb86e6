import ChartSchema

extension BuildLimit {
    var isBMI: Bool { bmiMin != nil || bmiMax != nil }

    /// Whether it has one of the two ends of a weight, and no BMI.
    var isOneEnded: Bool { !isBMI && (weightMin == nil) != (weightMax == nil) }

    /// Whether two limits of one height cannot both hold: the same end in two places, and no zones apart.
    func contradicts(_ other: BuildLimit, touching: Bool = true) -> Bool {
        guard !isBMI, !other.isBMI else { return false }
        return overlap((weightMin, weightMax), (other.weightMin, other.weightMax), touching: touching)
    }

    /// Whether two limits on BMI differ, and some BMI is within both.
    func contradictsBMI(of other: BuildLimit) -> Bool {
        overlap((bmiMin, bmiMax), (other.bmiMin, other.bmiMax), touching: false)
    }

    /// Whether two intervals of weights meet without a gap: those of two classes, one above the other.
    func adjoins(_ other: BuildLimit) -> Bool {
        guard !isBMI, !other.isBMI, let low = weightMin, let high = weightMax, let otherLow = other.weightMin,
            let otherHigh = other.weightMax
        else { return false }
        let gaps = [otherLow, low].map(\.tenThousandths).enumerated().map { $1 - [high, otherHigh][$0].tenThousandths }
        return gaps.contains { (0...Figure(1).tenThousandths).contains($0) }
    }

    private typealias Ends = (min: Figure?, max: Figure?)

    /// Whether two intervals have the same end in two places, and something in common.
    private func overlap(_ own: Ends, _ other: Ends, touching: Bool) -> Bool {
        guard differ(own.max, other.max) || differ(own.min, other.min) else { return false }
        func begins(_ a: Ends, before b: Ends) -> Bool {
            guard let low = a.min, let high = b.max else { return true }
            return touching ? low <= high : low < high
        }
        return begins(own, before: other) && begins(other, before: own)
    }

    private func differ(_ a: Figure?, _ b: Figure?) -> Bool {
        guard let a, let b else { return false }
        return a != b
    }
}

/// Two columns, or one column twice, with other limits at most of their heights.
struct ContradictingRows {
    let first: Int
    let second: Int
    /// Heights with two limits, and heights that either column has.
    private(set) var contradictions = 0
    private(set) var heights = 0
    private(set) var example: (row: Int, first: BuildLimit, second: BuildLimit)?

    /// A single contradiction is a misprint; most heights contradicting is something that was lost.
    var isSystematic: Bool { contradictions >= 3 && contradictions * 2 >= heights }

    init(_ limits: WeightsByColumn, first: Int, second: Int) {
        self.first = first
        self.second = second
        let own = limits.columns[first] ?? [:]
        let others = first == second ? own : limits.columns[second] ?? [:]
        for row in own.keys.sorted() {
            guard let a = own[row], let b = others[row] else { continue }
            heights += 1
            guard let pair = Self.pair(a, b) else { continue }
            contradictions += 1
            if example == nil { example = (row, pair.0, pair.1) }
        }
    }

    /// The first two limits that cannot both hold: of two printed rows, or of one row and more than touching. Two that lie one
    /// above the other are of two classes.
    private static func pair(
        _ a: [WeightsByColumn.Entry], _ b: [WeightsByColumn.Entry]
    ) -> (BuildLimit, BuildLimit)? {
        for x in a {
            for y in b where x.origin < y.origin && x.limit.contradicts(y.limit) { return (x.limit, y.limit) }
        }
        for x in a {
            for y in b where x.origin != y.origin && x.limit.contradicts(y.limit) { return (x.limit, y.limit) }
        }
        for x in a {
            for y in b where x.limit.contradicts(y.limit, touching: false) || x.limit.adjoins(y.limit) {
                return (x.limit, y.limit)
            }
        }
        return nil
    }
}

/// The weight limits of a chart by column and row, with the printed row each came with.
struct WeightsByColumn {
    struct Entry {
        var limit: BuildLimit
        var origin: Int
    }

    private(set) var columns: [Int: [Int: [Entry]]] = [:]

    /// What two of cannot contradict each other.
    private struct Ends: Hashable {
        var column: Int
        var min: Figure?
        var max: Figure?
    }

    /// Of a limit that is printed again and again two printed rows are enough to tell whether it contradicts another.
    private static let mostCopies = 2

    init(_ assembler: ChartAssembler) {
        for row in assembler.rows.indices {
            var copies: [Ends: Set<Int>] = [:]
            let isLong = assembler.rows[row].limits.count > assembler.columns.count * Self.mostCopies
            for (limit, origin) in zip(assembler.rows[row].limits, assembler.origins[row]) where !limit.isBMI {
                if isLong {
                    let ends = Ends(column: limit.column, min: limit.weightMin, max: limit.weightMax)
                    guard copies[ends, default: []].count < Self.mostCopies else { continue }
                    guard copies[ends, default: []].insert(origin).inserted else { continue }
                }
                columns[limit.column, default: [:]][row, default: []].append(Entry(limit: limit, origin: origin))
            }
        }
    }
}

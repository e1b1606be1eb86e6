/// What a ladder says at one height of people alike in all but their weight, as stretches of weights: within one of them
/// only the pounds differ.
///
/// The figures of a chart part the weights. Where no figure lies between two weights, the same limits hold both, and
/// what is nearest changes once from one side's to the other's: so a stretch is found by looking at its two ends.
struct WeightStretches: Sendable {
    /// An answer in weights, not in pounds to them.
    struct Stretch: Equatable, Sendable {
        /// From the lightest to the heaviest that still fits.
        struct Room: Equatable, Sendable {
            var high: Int64?
            var low: Int64?
        }

        struct Better: Equatable, Sendable {
            var weight: Int64
            var limit: LimitPlace
        }

        var standing: Standing
        var unranked: [LimitPlace]
        var room: Room?
        var better: Better?
    }

    /// The weights that stretches are made of: from a pound to a ton. Whoever weighs less or more is judged alone.
    static let weights = FigureInterval(low: 10_000, high: 20_000_000)

    /// Where each stretch begins, ascending.
    private let starts: [Int64]
    private let stretches: [Stretch]

    /// - Parameters:
    ///   - height: Of the people, in ten-thousandths of an inch.
    ///   - stretch: The answer at a weight.
    init(_ candidates: ClassLadder.Candidates, height: Int64, _ stretch: @escaping (Int64) -> Stretch) {
        var ends: Set<Int64> = []
        for limit in candidates {
            limit.forEachInterval(at: height) { ends.formUnion([$0.low, $0.high]) }
            if let index = limit.index {
                ends.formUnion([
                    Self.first(from: index.low, at: height),
                    Self.first(from: index.high + (index.high == .max ? 0 : 1), at: height),
                ])
            }
        }
        let inside = ends.filter { Self.weights.contains($0) }.sorted()
        var parts = Parts(stretch)
        var next = Self.weights.low
        for end in inside {
            if next < end { parts.add(FigureInterval(low: next, high: end - 1)) }
            parts.add(FigureInterval(low: end, high: end))
            next = end + 1
        }
        if next <= Self.weights.high { parts.add(FigureInterval(low: next, high: Self.weights.high)) }
        starts = parts.starts
        stretches = parts.stretches
    }

    /// The least weight with a body mass index of so much; the index never falls where the weight rises.
    private static func first(from index: Int64, at height: Int64) -> Int64 {
        var (low, high) = (weights.low, weights.high + 1)
        while low < high {
            let middle = (low + high) / 2
            if ClassLadder.index(middle, at: height) < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The same of every weight.
    init(_ standing: Standing) {
        starts = [Self.weights.low]
        stretches = [Stretch(standing: standing, unranked: [], room: nil, better: nil)]
    }

    var count: Int { stretches.count }

    /// Of the stretch that holds a weight of ``weights``.
    func place(of weight: Int64) -> Int { starts.endOfPrefix { $0 <= weight } - 1 }

    subscript(place: Int) -> Stretch { stretches[place] }
}

/// Stretches that are being found, the lightest first.
private struct Parts {
    typealias Stretch = WeightStretches.Stretch

    private(set) var starts: [Int64] = []
    private(set) var stretches: [Stretch] = []
    private let stretch: (Int64) -> Stretch

    init(_ stretch: @escaping (Int64) -> Stretch) { self.stretch = stretch }

    /// Adds weights between which there is no figure of the chart.
    mutating func add(_ weights: FigureInterval) {
        add(weights, stretch(weights.low), stretch(weights.high))
    }

    private mutating func add(_ weights: FigureInterval, _ first: Stretch, _ last: Stretch) {
        if first == last { return add(from: weights.low, first) }
        if weights.high - weights.low == 1 {
            add(from: weights.low, first)
            return add(from: weights.high, last)
        }
        let cut = min(max(turn(weights, first, last), weights.low), weights.high - 1)
        add(FigureInterval(low: weights.low, high: cut), first, stretch(cut))
        add(FigureInterval(low: cut + 1, high: weights.high), stretch(cut + 1), last)
    }

    /// Where the answer is likely to change: half way between the two weights that are better, or half way.
    private func turn(_ weights: FigureInterval, _ first: Stretch, _ last: Stretch) -> Int64 {
        if let low = first.better?.weight, let high = last.better?.weight, low != high, first.standing == last.standing
        {
            return (low + high) / 2
        }
        return (weights.low + weights.high) / 2
    }

    private mutating func add(from weight: Int64, _ stretch: Stretch) {
        guard stretches.last != stretch else { return }
        starts.append(weight)
        stretches.append(stretch)
    }
}

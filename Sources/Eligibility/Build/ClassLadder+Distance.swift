import ChartSchema

extension ClassLadder {
    /// How much lighter or heavier a person may become before the class that fits no longer does, in pounds; `nil`
    /// where the chart prints no end.
    func room(of facts: Facts, in standing: Standing, among candidates: Candidates) -> BuildRoom? {
        guard let own = ownClass(of: standing, among: candidates) else { return nil }
        var room = BuildRoom()
        for limit in candidates {
            let isOwn = limit.classIndex == own
            guard isOwn || meanings[limit.classIndex].isRefusal else { continue }
            let holds = limit.weight?.contains(facts.weight) == true || limit.index?.contains(facts.index) == true
            limit.forEachInterval(at: facts.height) { weights in
                if isOwn, holds {
                    room.tighten(up: weights.high == .max ? nil : weights.high - facts.weight)
                    room.tighten(down: weights.low == .min ? nil : facts.weight - weights.low)
                } else if meanings[limit.classIndex].isRefusal {
                    if weights.low > facts.weight { room.tighten(up: weights.low - 1 - facts.weight) }
                    if weights.high < facts.weight { room.tighten(down: facts.weight - weights.high - 1) }
                }
            }
        }
        return room
    }

    /// The other limits that hold the person and whose class is not printed or not explained: how they compare with
    /// the class that fits, nobody has said.
    func unranked(of facts: Facts, in standing: Standing, among candidates: Candidates) -> [LimitPlace] {
        guard let own = ownClass(of: standing, among: candidates) else { return [] }
        return candidates.filter { limit in
            limit.classIndex != own && meanings[limit.classIndex].kind == .unclassified
                && (limit.weight?.contains(facts.weight) ?? true) && (limit.index?.contains(facts.index) ?? true)
        }.map(\.place)
    }

    /// The class that fits; `nil` when none does.
    private func ownClass(of standing: Standing, among candidates: Candidates) -> Int? {
        guard standing.kind == .offer || standing.kind == .unclassified, let place = standing.limit else { return nil }
        return candidates.first { $0.place == place }?.classIndex
    }

    /// The nearest weight at which the chart grants more; of two as near the one that grants the better class.
    ///
    /// In a chart of nothing but table ratings nobody gains weight into one: those begin where the better classes of
    /// another chart end. Of a limit whose class nobody has explained, nothing is better for certain.
    func nextBetter(
        than standing: Standing, for facts: Facts, among candidates: Candidates
    ) -> (pounds: Figure, standing: Standing)? {
        guard standing.kind != .unclassified else { return nil }
        let favour = standing.favour
        // Each limit has an interval of weights, one of indexes or both, and each interval two ends.
        return withUnsafeTemporaryAllocation(of: Int64.self, capacity: candidates.count * 4) { ends in
            var count = 0
            // More is granted only between the ends of limits of better classes.
            for limit in candidates where meanings[limit.classIndex].favour < favour {
                limit.forEachInterval(at: facts.height) { weights in
                    for weight in [weights.low, weights.high] where weight != .min && weight != .max {
                        if weight > facts.weight, onlyRates { continue }
                        ends.initializeElement(at: count, to: weight)
                        count += 1
                    }
                }
            }
            let nearestFirst = UnsafeMutableBufferPointer(rebasing: ends[..<count])
            nearestFirst.sortStably { abs($0 - facts.weight) < abs($1 - facts.weight) }
            var best: (favour: Int, weight: Int64, standing: Standing)?
            for weight in nearestFirst {
                if let best, abs(weight - facts.weight) > abs(best.weight - facts.weight) { break }
                var there = facts
                there.weight = weight
                if limitsIndex {
                    there.index =
                        BodyMassIndex.of(
                            weight: Figure(tenThousandths: weight), height: Figure(tenThousandths: facts.height)
                        ).tenThousandths
                }
                let found = self.standing(of: there, among: candidates, isLower: false)
                guard found.kind == .offer || found.kind == .unclassified, found.favour < favour else { continue }
                if best.map({ found.favour < $0.favour }) ?? true { best = (found.favour, weight, found) }
            }
            return best.map { (Figure(tenThousandths: $0.weight - facts.weight), $0.standing) }
        }
    }
}

extension UnsafeMutableBufferPointer<Int64> {
    /// Sorts a few elements in place.
    fileprivate func sortStably(by isBefore: (Int64, Int64) -> Bool) {
        for end in indices.dropFirst() {
            let element = self[end]
            var place = end
            while place > startIndex, isBefore(element, self[place - 1]) {
                self[place] = self[place - 1]
                place -= 1
            }
            self[place] = element
        }
    }
}

extension ClassLadder.Limit {
    /// The weights that the limit allows at a height; those of a BMI to the tenth of a pound.
    fileprivate func forEachInterval(at height: Int64, _ body: (FigureInterval) -> Void) {
        if let weight { body(weight) }
        guard let index else { return }
        let height = Figure(tenThousandths: height)
        body(
            FigureInterval(
                low: index.low == .min
                    ? .min
                    : BodyMassIndex.leastWeight(notBelow: Figure(tenThousandths: index.low), height: height)
                        .tenThousandths,
                high: index.high == .max
                    ? .max
                    : BodyMassIndex.greatestWeight(notAbove: Figure(tenThousandths: index.high), height: height)
                        .tenThousandths))
    }
}

/// How far a person is from the ends of what fits, in pounds; `nil` where no end is printed.
public struct BuildRoom: Hashable, Sendable {
    /// So many pounds more still fit.
    public var up: Figure?
    /// So many pounds less still fit.
    public var down: Figure?

    public init(up: Figure? = nil, down: Figure? = nil) {
        self.up = up
        self.down = down
    }

    fileprivate mutating func tighten(up value: Int64?) {
        if let value { up = min(up ?? Figure(tenThousandths: .max), Figure(tenThousandths: value)) }
    }

    fileprivate mutating func tighten(down value: Int64?) {
        if let value { down = min(down ?? Figure(tenThousandths: .max), Figure(tenThousandths: value)) }
    }
}

import ChartSchema

extension ClassLadder {
    /// How much lighter or heavier a person may become before the class that fits no longer does, in pounds; `nil`
    /// where the chart prints no end.
    func room(of facts: Facts, in standing: Standing) -> BuildRoom? {
        guard standing.kind == .offer || standing.kind == .unclassified,
            let place = standing.limit, let own = limits.first(where: { $0.place == place })
        else { return nil }
        var room = BuildRoom()
        for limit in candidates(for: facts) ?? [] {
            let holds = limit.weight?.contains(facts.weight) == true || limit.index?.contains(facts.index) == true
            for weights in limit.weights(at: facts.height) {
                if limit.classIndex == own.classIndex, holds {
                    room.tighten(up: weights.high == .max ? nil : weights.high - facts.weight)
                    room.tighten(down: weights.low == .min ? nil : facts.weight - weights.low)
                } else if classes[limit.classIndex].isRefusal {
                    if weights.low > facts.weight { room.tighten(up: weights.low - 1 - facts.weight) }
                    if weights.high < facts.weight { room.tighten(down: facts.weight - weights.high - 1) }
                }
            }
        }
        return room
    }

    /// The other limits that hold the person and whose class is not printed or not explained: how they compare with
    /// the class that fits, nobody has said.
    func unranked(of facts: Facts, in standing: Standing) -> [LimitPlace] {
        guard standing.kind == .offer || standing.kind == .unclassified else { return [] }
        let own = limits.first { $0.place == standing.limit }?.classIndex
        return (candidates(for: facts) ?? []).filter { limit in
            limit.classIndex != own && classes[limit.classIndex].kind == .unclassified
                && (limit.weight?.contains(facts.weight) ?? true) && (limit.index?.contains(facts.index) ?? true)
        }.map(\.place)
    }

    /// The nearest weight at which the chart grants more; of two as near the one that grants the better class.
    ///
    /// In a chart of nothing but table ratings nobody gains weight into one: those begin where the better classes of
    /// another chart end. Of a limit whose class nobody has explained, nothing is better for certain.
    func nextBetter(than standing: Standing, for facts: Facts) -> (pounds: Figure, standing: Standing)? {
        guard standing.kind != .unclassified, let candidates = candidates(for: facts) else { return nil }
        let onlyRates = classes.allSatisfy { $0.isRefusal || $0.rateClass?.isTableRating == true }
        var best: (distance: Int64, favour: Int, weight: Int64, standing: Standing)?
        for limit in candidates {
            for weights in limit.weights(at: facts.height) {
                for weight in [weights.low, weights.high] where weight != .min && weight != .max {
                    var there = facts
                    there.weight = weight
                    there.index =
                        BodyMassIndex.of(
                            weight: Figure(tenThousandths: weight), height: Figure(tenThousandths: facts.height)
                        )
                        .tenThousandths
                    let found = self.standing(of: there)
                    guard found.kind == .offer || found.kind == .unclassified, found.favour < standing.favour else {
                        continue
                    }
                    if weight > facts.weight, onlyRates { continue }
                    let distance = abs(weight - facts.weight)
                    if best.map({ (distance, found.favour) < ($0.distance, $0.favour) }) ?? true {
                        best = (distance, found.favour, weight, found)
                    }
                }
            }
        }
        return best.map { (Figure(tenThousandths: $0.weight - facts.weight), $0.standing) }
    }
}

extension ClassLadder.Limit {
    /// The weights that the limit allows at a height; those of a BMI to the tenth of a pound.
    fileprivate func weights(at height: Int64) -> [FigureInterval] {
        var result = [weight].compactMap(\.self)
        if let index {
            let height = Figure(tenThousandths: height)
            result.append(
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
        return result
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

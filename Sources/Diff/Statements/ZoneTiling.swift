import ChartSchema

/// Zones that together cover exactly what one zone covers: what a carrier does that splits a zone.
enum ZoneTiling {
    /// How far the end of one zone and the beginning of the next may lie apart: a pound, or a tenth of a BMI.
    private static let step = (weight: Figure(1), index: Figure(tenThousandths: 1_000))

    /// The columns of which at least two together cover `whole` at every place both have; `nil` when they do not.
    static func parts(
        of whole: KeyedChart.Limits, among candidates: [(key: ColumnKey, limits: KeyedChart.Limits)]
    ) -> [ColumnKey]? {
        var found: [ColumnKey]?
        for place in whole.keys.sorted() {
            guard whole[place]!.count == 1 else { return nil }
            let zone = whole[place]![0]
            let inside = candidates.flatMap { candidate in
                (candidate.limits[place] ?? []).filter { zone.covers($0) }.map { (candidate.key, $0) }
            }.sorted { $0.1 < $1.1 }
            guard inside.count >= 2, isTiled(zone, by: inside.map(\.1)) else { return nil }
            let keys = inside.map(\.0)
            if let found, found != keys { return nil }
            found = keys
        }
        return found
    }

    private static func isTiled(_ zone: LimitInterval, by parts: [LimitInterval]) -> Bool {
        guard let (low, high) = zone.bounds else { return false }
        let bounds = parts.compactMap(\.bounds)
        guard bounds.count == parts.count, bounds.first?.low == low, bounds.last?.high == high else { return false }
        let allowed = zone.weightMin == nil ? step.index : step.weight
        return zip(bounds, bounds.dropFirst()).allSatisfy { $1.low >= $0.high && $1.low - $0.high <= allowed }
    }
}

extension LimitInterval {
    /// Both ends in the measure that has both; `nil` for an open interval.
    fileprivate var bounds: (low: Figure, high: Figure)? {
        if let weightMin, let weightMax { return (weightMin, weightMax) }
        if let bmiMin, let bmiMax { return (bmiMin, bmiMax) }
        return nil
    }

    fileprivate func covers(_ other: LimitInterval) -> Bool {
        guard let own = bounds, let others = other.bounds, (weightMin == nil) == (other.weightMin == nil) else {
            return false
        }
        return own.low <= others.low && others.high <= own.high
    }
}

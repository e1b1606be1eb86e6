import ChartSchema

/// Two series laid side by side: the places both have, and where they differ.
struct SeriesComparison: Sendable {
    struct Pair: Sendable {
        var old: LimitSeries.Point
        var new: LimitSeries.Point

        var difference: Figure { new.figure - old.figure }
    }

    let old: LimitSeries
    let new: LimitSeries
    let pairs: [Pair]
    let changed: [Pair]

    init(old: LimitSeries, new: LimitSeries) {
        let places = Dictionary(old.points.map { ($0.place, $0) }) { first, _ in first }
        self.old = old
        self.new = new
        pairs = new.points.compactMap { point in places[point.place].map { Pair(old: $0, new: point) } }
        changed = pairs.filter { $0.old.figure != $0.new.figure }
    }

    /// Enough common rows to say anything.
    static let leastRows = 8

    /// By how much all rows but a few moved; `nil` where they did not move, or not alike.
    var shift: Figure? {
        guard pairs.count >= Self.leastRows, let mode = changed.map(\.difference).mode,
            mode.count * 20 >= pairs.count * 17
        else { return nil }
        return mode.element
    }

    /// The rows that differ where nearly all are the same: a cell or two, at most one row in ten.
    var exceptions: [Pair] {
        guard pairs.count >= Self.leastRows, !changed.isEmpty, changed.count <= max(2, pairs.count / 10) else {
            return []
        }
        return changed
    }

    /// The middle of how much larger the new figures are, in parts of the old ones.
    var growth: Double? {
        guard pairs.count >= Self.leastRows else { return nil }
        return pairs.map { $0.new.figure.doubleValue / max($0.old.figure.doubleValue, 1) - 1 }.median
    }
}

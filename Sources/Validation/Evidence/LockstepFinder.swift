import ChartSchema

/// Finds the curves of a chart that keep one distance.
struct LockstepFinder {
    private let curves: [Curve]
    private let figures: [[Double: Curve.Point]]

    init(_ curves: [Curve]) {
        self.curves = curves
        figures = curves.map { curve in
            Dictionary(curve.points.map { ($0.x, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    func locksteps() -> [Lockstep] {
        var found: [Lockstep] = []
        for lower in curves.indices {
            for upper in curves.indices where upper != lower && curves[upper].axis == curves[lower].axis {
                if let zones = zones(lower, upper) { found.append(zones) }
                if lower < upper, let parallel = parallel(lower, upper) { found.append(parallel) }
            }
        }
        return found
    }

    private func pairs(_ lower: Int, _ upper: Int) -> [Lockstep.Exception] {
        curves[lower].points.compactMap { point in
            figures[upper][point.x].map { Lockstep.Exception(lower: point, upper: $0) }
        }
    }

    private static func distance(_ pair: Lockstep.Exception) -> Figure { pair.upper.figure - pair.lower.figure }

    /// A maximum and the minimum of the next zone: the same figure or one rounding step above it, in most of at least
    /// five rows.
    private func zones(_ lower: Int, _ upper: Int) -> Lockstep? {
        let bounds = (curves[lower].bound, curves[upper].bound)
        guard bounds == (.weightMax, .weightMin) || bounds == (.bmiMax, .bmiMin) else { return nil }
        let pairs = pairs(lower, upper)
        guard pairs.count >= 5, let mode = pairs.map(Self.distance).mode, (0...1).contains(mode.element),
            pairs.count - mode.count <= max(1, pairs.count * 3 / 20)
        else { return nil }
        return Lockstep(
            kind: .zones, lower: lower, upper: upper, distance: mode.element, rows: pairs.count,
            exceptions: pairs.filter { Self.distance($0) != mode.element })
    }

    /// The same end of two columns, apart by one distance in at least eight rows and in all but a few single ones.
    ///
    /// Allianz prints Preferred Tobacco ten pounds above Preferred Plus at 24 of 25 heights.
    private func parallel(_ lower: Int, _ upper: Int) -> Lockstep? {
        guard curves[lower].bound == curves[upper].bound else { return nil }
        let pairs = pairs(lower, upper)
        guard pairs.count >= 8, let mode = pairs.map(Self.distance).mode, mode.count * 20 >= pairs.count * 17
        else { return nil }
        let odd = pairs.indices.filter { Self.distance(pairs[$0]) != mode.element }
        // A distance that changes at an end of the chart, or for several rows, is meant.
        let single = odd.allSatisfy { index in
            index > 0 && index < pairs.count - 1 && !odd.contains(index - 1) && !odd.contains(index + 1)
        }
        guard single else { return nil }
        return Lockstep(
            kind: .parallel, lower: lower, upper: upper, distance: mode.element, rows: pairs.count,
            exceptions: odd.map { pairs[$0] })
    }
}

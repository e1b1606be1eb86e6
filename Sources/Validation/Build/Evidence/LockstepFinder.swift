import ChartSchema

/// Finds the curves of a chart that keep one distance.
///
/// Curves are compared with those printed near them, so that the work grows with the chart and not with its square.
struct LockstepFinder {
    private let curves: [Curve]

    /// How many curves before and after a curve it is compared with: more than the widest published chart has (Mutual
    /// of Omaha, 70).
    private static let reach = 120

    private let columns: [BuildColumn]
    private let units: [Double]

    /// - Parameters:
    ///   - columns: The chart's, to which the curves point.
    ///   - units: To which each curve's figures are rounded.
    init(_ curves: [Curve], _ columns: [BuildColumn], units: [Double]) {
        self.curves = curves
        self.columns = columns
        self.units = units
    }

    func locksteps() -> [Lockstep] {
        var found: [Lockstep] = []
        for lower in curves.indices {
            let near = max(0, lower - Self.reach)..<min(curves.count, lower + Self.reach + 1)
            for upper in near where upper != lower && curves[upper].axis == curves[lower].axis {
                if let zones = zones(lower, upper) { found.append(zones) }
                if lower < upper, let parallel = parallel(lower, upper) { found.append(parallel) }
            }
        }
        return found
    }

    /// The places that both curves have, by their indices in each; both run by `x`.
    private func common(_ lower: Int, _ upper: Int) -> [Common] {
        let (a, b) = (curves[lower].points, curves[upper].points)
        var found: [Common] = []
        var (i, j) = (0, 0)
        while i < a.count, j < b.count {
            if a[i].x < b[j].x {
                i += 1
            } else if b[j].x < a[i].x {
                j += 1
            } else {
                found.append(Common(lower: i, upper: j, distance: b[j].figure - a[i].figure))
                i += 1
                j += 1
            }
        }
        return found
    }

    /// Whether both curves are long enough to have so many places in common; asked first, of each pair.
    private func haveRows(_ least: Int, _ lower: Int, _ upper: Int) -> Bool {
        min(curves[lower].points.count, curves[upper].points.count) >= least
    }

    private struct Common {
        var lower: Int
        var upper: Int
        var distance: Figure
    }

    private func exception(_ place: Common, _ lower: Int, _ upper: Int) -> Lockstep.Exception {
        Lockstep.Exception(lower: curves[lower].points[place.lower], upper: curves[upper].points[place.upper])
    }

    /// In how many ways the people and products of two curves differ at least, their classes aside: what keeps step for women who
    /// smoke and men who do not, does so by chance.
    private func unlikeness(_ lower: Int, _ upper: Int) -> Int {
        var least: Int?
        for one in curves[lower].columns {
            for other in curves[upper].columns {
                least = min(least ?? .max, unlikeness(columns[one], columns[other]))
                if least == 0 { return 0 }
            }
        }
        return least ?? 0
    }

    private func unlikeness(_ one: BuildColumn, _ other: BuildColumn) -> Int {
        var count = one.product == other.product ? 0 : 1
        if one.sex != other.sex, one.sex != .any, other.sex != .any { count += 1 }
        if one.tobacco != other.tobacco, one.tobacco != .any, other.tobacco != .any { count += 1 }
        if one.age != other.age, !one.age.isAny, !other.age.isAny { count += 1 }
        return count
    }

    /// A maximum and the minimum of the next zone: the same figure or one rounding step above it, in most of at least
    /// five rows. Where it is a little below throughout, two columns' figures are exchanged.
    private func zones(_ lower: Int, _ upper: Int) -> Lockstep? {
        let bounds = (curves[lower].bound, curves[upper].bound)
        guard bounds == (.weightMax, .weightMin) || bounds == (.bmiMax, .bmiMin) else { return nil }
        guard haveRows(5, lower, upper), unlikeness(lower, upper) == 0 else { return nil }
        let pairs = common(lower, upper)
        guard pairs.count >= 5, let mode = pairs.lazy.map(\.distance).majority, (-3...1).contains(mode.element),
            pairs.count - mode.count <= max(1, pairs.count * 3 / 20)
        else { return nil }
        return Lockstep(
            kind: .zones, lower: lower, upper: upper, distance: mode.element, rows: pairs.count,
            exceptions: pairs.filter { $0.distance != mode.element }.map { exception($0, lower, upper) })
    }

    /// The same end of two columns, apart by one distance in at least eight rows and in all but a few single ones.
    ///
    /// Allianz prints Preferred Tobacco ten pounds above Preferred Plus at 24 of 25 heights.
    private func parallel(_ lower: Int, _ upper: Int) -> Lockstep? {
        guard curves[lower].bound == curves[upper].bound, haveRows(8, lower, upper), unlikeness(lower, upper) <= 1
        else { return nil }
        let pairs = common(lower, upper)
        guard pairs.count >= 8, let mode = pairs.lazy.map(\.distance).majority, mode.count * 20 >= pairs.count * 17
        else { return nil }
        let odd = pairs.indices.filter { pairs[$0].distance != mode.element }
        // A distance that changes at an end of the chart, or for several rows, is meant.
        let single = odd.allSatisfy { index in
            index > 0 && index < pairs.count - 1 && !odd.contains(index - 1) && !odd.contains(index + 1)
        }
        guard single, odd.isEmpty || !isProportional(pairs, lower, upper) else { return nil }
        return Lockstep(
            kind: .parallel, lower: lower, upper: upper, distance: mode.element, rows: pairs.count,
            exceptions: odd.map { exception(pairs[$0], lower, upper) })
    }

    /// Whether one factor gives the one column from the other at every height, but for what rounding hides: two such columns that
    /// lie close together keep one distance by chance, and change it in single rows by one step.
    private func isProportional(_ pairs: [Common], _ lower: Int, _ upper: Int) -> Bool {
        let slack = max(units[lower], units[upper])
        var factors = -Double.infinity...Double.infinity
        for pair in pairs {
            let figure = curves[lower].points[pair.lower].figure.doubleValue
            let other = curves[upper].points[pair.upper].figure.doubleValue
            guard figure > 0 else { return false }
            let least = max(factors.lowerBound, (other - slack) / figure)
            let greatest = min(factors.upperBound, (other + slack) / figure)
            guard least <= greatest else { return false }
            factors = least...greatest
        }
        return true
    }
}

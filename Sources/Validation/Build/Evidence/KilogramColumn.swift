import ChartSchema

/// A column of adults' weights that are pounds by their place and kilograms by their size.
struct KilogramColumn: Sendable {
    /// Indices of the curves: both ends of an interval are one matter.
    var curves: [Int]
    var columns: [Int]

    /// No carrier draws a limit for adults below this BMI: the lowest minimum of a published chart is 15 (Transamerica).
    private static let least = 13.5
    /// Above this BMI a limit is no kilograms: what would be twice as much is on no chart.
    private static let most = 23.5
    /// A column of kilograms beside one of pounds: 0.45, and what the two classes differ by.
    private static let ratios = 0.3...0.7

    static func all(
        _ chart: BuildChart, curves: [Curve], locksteps: [Lockstep], unitChecks: [UnitCheck]
    ) -> [KilogramColumn] {
        let bodies = curves.map { body($0, chart) }
        let lowerZones = Set(locksteps.filter { $0.kind == .zones && $0.distance >= 0 }.map(\.lower))
        let zones = Dictionary(grouping: curves.indices) { Zones(bound: curves[$0].bound, columns: curves[$0].columns) }
            .mapValues { $0.compactMap { bodies[$0] }.sorted() }
        let tops = curves.indices.filter { number in
            guard let body = bodies[number], !lowerZones.contains(number),
                let all = zones[Zones(bound: curves[number].bound, columns: curves[number].columns)],
                let least = all.first, all.last == body
            else { return false }
            // Where the upper zone of a class begins, the better one ends.
            return isTop(curves[number], chart) || least < 0.8 * body
        }
        let twins = metricTwins(unitChecks)
        var found: [KilogramColumn] = []
        for number in curves.indices {
            guard let body = bodies[number], body < most else { continue }
            let neighbours = tops.filter { $0 != number && curves[$0].columns != curves[number].columns }
                .sorted { (abs($0 - number), $0) < (abs($1 - number), $1) }
                .prefix(2).compactMap { bodies[$0] }
            // Below a minimum that is none for kilograms' sake: the two columns are exchanged.
            let minimum = curves.indices.filter { other in
                curves[other].bound == .weightMin
                    && !Set(curves[other].columns).isDisjoint(with: curves[number].columns)
            }.compactMap { bodies[$0] }.min()
            let isBeside =
                tops.contains(number) && !neighbours.isEmpty && (minimum ?? 0) < most
                && neighbours.allSatisfy { ratios.contains(body / $0) }
            let isTwin = isPrintedTwice(curves[number], twins)
            guard body < least && UnitFactor.pounds(ofKilograms: body) > least || isBeside || isTwin else { continue }
            if let last = found.indices.last, found[last].columns == curves[number].columns {
                found[last].curves.append(number)
            } else {
                found.append(KilogramColumn(curves: [number], columns: curves[number].columns))
            }
        }
        return found
    }

    /// The curves of one class that bound its zones on one side.
    private struct Zones: Hashable {
        var bound: Bound
        var columns: [Int]
    }

    /// The middle BMI of a curve of adults' weights.
    private static func body(_ curve: Curve, _ chart: BuildChart) -> Double? {
        guard curve.axis == .height, !curve.bound.isBMI, curve.points.count >= 4 else { return nil }
        guard !curve.columns.contains(where: { chart.columns[$0].age.isChild }) else { return nil }
        return curve.points.filter { !(chart.rows[$0.rowIndex].age?.isChild ?? false) }
            .map { UnitFactor.bodyMassIndex(pounds: $0.value, inches: $0.x) }.median
    }

    /// Whether a curve bounds weights from above: the maximum of what is offered, or where it is refused.
    private static func isTop(_ curve: Curve, _ chart: BuildChart) -> Bool {
        let isOffer = curve.columns.allSatisfy { chart.columns[$0].rateClass?.isOffer ?? true }
        return curve.bound == (isOffer ? .weightMax : .weightMin)
    }

    // MARK: Kilograms beside

    /// Pounds and kilograms that are one figure, by raw row.
    private static func metricTwins(_ checks: [UnitCheck]) -> [RawPlace: [Figure]] {
        var twins: [RawPlace: [Figure]] = [:]
        for check in checks where check.unit == .kilograms {
            guard abs(check.imperial.doubleValue - check.metric.doubleValue) <= 1.5 else { continue }
            twins[RawPlace(table: check.cell.table, row: check.cell.row, column: -1), default: []].append(
                check.imperial)
            twins[RawPlace(table: check.cell.table, row: -1, column: check.cell.column), default: []]
                .append(check.imperial)
        }
        return twins
    }

    /// Whether most figures of a curve are those of the kilograms printed beside them.
    private static func isPrintedTwice(_ curve: Curve, _ twins: [RawPlace: [Figure]]) -> Bool {
        let same = curve.points.count { point in
            guard let cell = point.cell else { return false }
            return [
                RawPlace(table: cell.table, row: cell.row, column: -1),
                RawPlace(table: cell.table, row: -1, column: cell.column),
            ].contains { twins[$0]?.contains(point.figure) ?? false }
        }
        return same * 4 >= curve.points.count * 3
    }
}

extension AgeRange {
    /// Whether only children are meant, whose weights say nothing about adults.
    var isChild: Bool { unit == .months || (max ?? 99) < 16 }
}

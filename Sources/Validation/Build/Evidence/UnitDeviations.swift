import ChartSchema

/// How far the metric figures of a chart are from their imperial ones, column by column.
///
/// Carriers round up, cut off, or convert with 2.2 and 2.5; none of that is an error. So a figure is an outlier when it
/// is more than a whole printed unit off, and further off than its column usually is.
struct UnitDeviations {
    /// Outliers of one column in consecutive rows: a column that slipped is one matter.
    struct Run {
        var checks: [UnitCheck]
        /// The check before the first of them.
        var before: UnitCheck?
    }

    private(set) var runs: [Run] = []

    init(_ checks: [UnitCheck]) {
        let isAcross = Self.runsAcross(checks)
        let columns = Dictionary(grouping: checks.indices) { index in
            let cell = checks[index].cell
            return [cell.table, isAcross ? cell.row : cell.column, checks[index].unit == .kilograms ? 1 : 0]
        }
        let ends = Self.lowerEnds(checks)
        let found = columns.values.flatMap { Self.runs(among: $0, checks, ends) }
        runs = found.sorted { $0[0] < $1[0] }.map { run in
            let column = columns.values.first { $0.contains(run[0]) }!
            let before = column.last { $0 < run[0] }
            return Run(checks: run.map { checks[$0] }, before: before.map { checks[$0] })
        }
    }

    /// The exact metric value.
    static func metric(_ check: UnitCheck) -> Double {
        switch check.unit {
        case .centimetres: check.imperial.doubleValue * UnitFactor.centimetresInInch
        case .metres: check.imperial.doubleValue * UnitFactor.metresInInch
        case .kilograms: check.imperial.doubleValue * UnitFactor.kilogramsInPound
        }
    }

    /// The outliers of a column, those of neighbouring rows together; one that happens to agree does not end a run.
    private static func runs(
        among indices: [Int], _ checks: [UnitCheck], _ ends: [CellReference: Figure]
    ) -> [[Int]] {
        let deviations = indices.map { deviation(checks[$0], isBandEnd: isBandEnd(checks[$0], ends)) }
        let middle = deviations.median ?? 0
        let spread = deviations.map { abs($0 - middle) }.median ?? 0
        var runs: [[Int]] = []
        var last = -9
        for (place, deviation) in deviations.enumerated() {
            let isOutlier = abs(deviation - middle) > max(0.75, 6 * spread) || isGross(checks[indices[place]])
            guard abs(deviation) > 1.001, isOutlier else { continue }
            if place - last <= 2 { runs[runs.count - 1].append(indices[place]) } else { runs.append([indices[place]]) }
            last = place
        }
        return runs
    }

    /// Whether the two are further apart than any carrier's way of converting, however the rest of the column is: even
    /// 2.5 centimetres to the inch are only 1.6 per cent off.
    private static func isGross(_ check: UnitCheck) -> Bool {
        abs(check.metric.doubleValue / metric(check) - 1) > 0.03
    }

    /// Printed less exact, in units of the last printed decimal.
    private static func deviation(_ check: UnitCheck, isBandEnd: Bool) -> Double {
        let unit = (0..<check.decimals).reduce(1.0) { unit, _ in unit / 10 }
        let difference = (check.metric.doubleValue - metric(check)) / unit
        guard isBandEnd, difference > 0 else { return difference }
        // The end of a band may be anywhere below the next inch.
        let inch = (check.unit == .metres ? UnitFactor.metresInInch : UnitFactor.centimetresInInch) / unit
        return max(0, difference - inch)
    }

    /// Whether a check is the upper end of a band of heights: the same cell has a lower one.
    private static func isBandEnd(_ check: UnitCheck, _ ends: [CellReference: Figure]) -> Bool {
        check.unit != .kilograms && ends[check.cell].map { $0 < check.imperial } ?? false
    }

    /// The least figure of every cell that holds heights.
    private static func lowerEnds(_ checks: [UnitCheck]) -> [CellReference: Figure] {
        let heights = checks.contains { $0.unit != .kilograms } ? checks : []
        return Dictionary(heights.map { ($0.cell, $0.imperial) }, uniquingKeysWith: min)
    }

    private static func runsAcross(_ checks: [UnitCheck]) -> Bool {
        Set(checks.map(\.cell.column)).count > Set(checks.map(\.cell.row)).count
    }
}

import ChartSchema

/// The limits of a build chart as curves over heights, or over ages where a chart has no heights: one group for each
/// product, sex, tobacco state and age, and in it one curve for each class and end.
///
/// Limits that hold at every height, and bands with an open end, are no points. A minimum that several classes share is
/// one curve.
package struct ChartCurves: Sendable {
    package private(set) var groups: [Group] = []

    /// Curves that a reader compares with each other.
    package struct Group: Sendable {
        /// Whom it is for: `term, female, age 16–60`; empty for everybody.
        package var name: String
        package var across: ChartPlot.Axis
        package var up: ChartPlot.Axis
        package var curves: [Curve]

        /// The largest number of figures that one curve has.
        var length: Int { curves.map(\.points.count).max() ?? 0 }
    }

    package struct Curve: Sendable {
        /// The class's label, or what there is of it; `nil` for a minimum that several classes share.
        package var label: String?
        package var isMinimum: Bool
        package var points: [Point]

        package var name: String {
            guard let label else { return "minimum" }
            return isMinimum ? "\(label) min" : label
        }
    }

    /// One figure.
    package struct Point: Sendable, Hashable {
        /// A height in inches, or an age.
        package var x: Double
        package var figure: Figure
        /// The row of the chart.
        package var row: Int
        /// The cells it was read from, the row's own included.
        var cells: [CellReference]

        package var place: ChartPlot.Point { ChartPlot.Point(x, figure.doubleValue) }
    }

    package init(_ chart: BuildChart) {
        var slots: [GroupKey: [CurveKey: [Point]]] = [:]
        var order: [GroupKey] = []
        var curveOrder: [GroupKey: [CurveKey]] = [:]
        for (number, row) in chart.rows.enumerated() {
            let isAge = row.height == .any && row.age != nil
            guard let x = isAge ? row.age?.middle : row.height.middle else { continue }
            var zones: [Int: Int] = [:]
            for limit in row.limits {
                let zone = zones[limit.column, default: 0]
                zones[limit.column] = zone + 1
                let column = chart.columns[limit.column]
                for (figure, isMinimum, isBMI) in limit.ends {
                    let group = GroupKey(column, rowAge: isAge ? nil : row.age, isAge: isAge, isBMI: isBMI)
                    let curve = CurveKey(column: limit.column, zone: zone, isMinimum: isMinimum)
                    if slots[group] == nil { order.append(group) }
                    if slots[group]?[curve] == nil { curveOrder[group, default: []].append(curve) }
                    slots[group, default: [:]][curve, default: []].append(
                        Point(x: x, figure: figure, row: number, cells: limit.cells + row.cells))
                }
            }
        }
        groups = order.map { key in
            Group(
                name: key.name, across: ChartPlot.Axis(key.isAge ? .plain : .height, key.isAge ? key.ageUnit : ""),
                up: ChartPlot.Axis(.plain, key.isBMI ? "BMI" : "lb"),
                curves: Self.curves(curveOrder[key] ?? [], slots[key] ?? [:], chart))
        }
    }

    /// The curves with their points from left to right; a minimum that repeats another's is left out.
    private static func curves(_ keys: [CurveKey], _ slots: [CurveKey: [Point]], _ chart: BuildChart) -> [Curve] {
        var curves: [Curve] = []
        var minima: [[ChartPlot.Point]: Int] = [:]
        for key in keys {
            let points = (slots[key] ?? []).sorted { ($0.x, $0.row) < ($1.x, $1.row) }
            let label = chart.columns[key.column].nameInPlot
            if key.isMinimum {
                if let known = minima[points.map(\.place)] {
                    curves[known].label = nil
                    continue
                }
                minima[points.map(\.place)] = curves.count
            }
            curves.append(Curve(label: label, isMinimum: key.isMinimum, points: points))
        }
        return curves
    }
}

private struct GroupKey: Hashable {
    var name: String
    var isAge: Bool
    var isBMI: Bool
    var ageUnit: String

    init(_ column: BuildColumn, rowAge: AgeRange?, isAge: Bool, isBMI: Bool) {
        var parts: [String] = []
        if let product = column.product { parts.append(product) }
        if column.sex != .any { parts.append(column.sex.rawValue) }
        if column.tobacco != .any { parts.append(column.tobacco.inWords) }
        for age in [column.age, rowAge ?? .any] where !age.isAny { parts.append("age \(age.inWords)") }
        if let condition = column.condition { parts.append("if “\(condition.onOneLine)”") }
        name = parts.joined(separator: ", ")
        (self.isAge, self.isBMI) = (isAge, isBMI)
        ageUnit = isAge ? "age" : ""
    }
}

private struct CurveKey: Hashable {
    var column: Int
    var zone: Int
    var isMinimum: Bool
}

extension BuildLimit {
    /// The figures that it has: weights before BMIs, minima before maxima.
    fileprivate var ends: [(figure: Figure, isMinimum: Bool, isBMI: Bool)] {
        [(weightMin, true, false), (weightMax, false, false), (bmiMin, true, true), (bmiMax, false, true)]
            .compactMap { figure, isMinimum, isBMI in figure.map { ($0, isMinimum, isBMI) } }
    }
}

extension BuildColumn {
    /// The label on one line, else the rate class.
    fileprivate var nameInPlot: String { classLabel?.onOneLine ?? rateClass?.rawValue ?? "limit" }
}

extension HeightRange {
    /// Inches; `nil` with an open end.
    fileprivate var middle: Double? {
        guard let min, let max else { return nil }
        return (min.doubleValue + max.doubleValue) / 2
    }
}

extension AgeRange {
    /// `nil` with an open end.
    fileprivate var middle: Double? {
        guard let min, let max else { return nil }
        return Double(min + max) / 2
    }
}

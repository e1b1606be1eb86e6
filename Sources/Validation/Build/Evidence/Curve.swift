import ChartSchema

/// One end of one column's limits, followed over the heights (or ages) of a chart: what a reader's eye follows when it
/// runs down a printed column.
///
/// A column with limits on both sides of a better class has one curve per zone and end. Columns that share their
/// printed figures (a common minimum) share one curve.
struct Curve: Sendable {
    enum Axis: Sendable {
        case height, age
    }

    struct Point: Sendable {
        /// Inches (the middle of a band) or years.
        var x: Double
        var figure: Figure
        var id: FigureID
        var rowIndex: Int
        var cell: CellReference?
        /// The name of the place on the axis: `5'10"`, `age 11`.
        var place: String

        var value: Double { figure.doubleValue }
    }

    var axis: Axis
    var bound: Bound
    /// Which of the column's limits of one height, counted in printed order.
    var zone: Int
    /// The chart's columns that the figures belong to.
    var columns: [Int]
    /// By `x`, each place once.
    var points: [Point]

    /// `Preferred Plus maximum weight`
    var name: String
}

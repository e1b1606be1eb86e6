import ChartSchema

/// The identity of one printed figure: a raw cell, and which end of an interval it gives.
///
/// A common minimum is one printed figure however many classes it applies to, and a maximum that a footnote raises for
/// some ages is still the figure of its cell; so both are judged once.
package struct FigureID: Hashable, Sendable {
    var table: Int
    var row: Int
    var column: Int
    var bound: Bound

    /// - Parameters:
    ///   - rowIndex: The row's index in the chart, which stands in where a limit names no cell.
    init(_ limit: BuildLimit, bound: Bound, rowIndex: Int) {
        self.bound = bound
        if let cell = limit.cell(of: bound) {
            table = cell.table
            row = cell.row
            column = cell.column
        } else {
            table = -1
            row = rowIndex
            column = limit.column
        }
    }

    /// One number for the whole place: figures are looked up by the thousand.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(((table &* 0x1_0001 &+ row) &* 0x1_0001 &+ column) &* 4 &+ bound.number)
    }
}

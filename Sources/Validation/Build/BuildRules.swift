/// Every rule for build charts.
package enum BuildRules {
    package static let all = rows + columns + figures + curves + comparisons

    static let rows: [any Rule<BuildEvidence>] = [
        DuplicateHeight(), MisplacedHeight(), MissingHeight(), RepeatedRow(), OffCurveRow(),
    ]
    static let columns: [any Rule<BuildEvidence>] = [ColumnUnit(), DeclinedOrdinary(), RepeatedClass()]
    /// Facts about figures.
    static let figures: [any Rule<BuildEvidence>] = [
        ImplausibleValue(), InvertedInterval(), DecreasingWeight(), AgeReversal(),
    ]
    /// Figures against their columns.
    static let curves: [any Rule<BuildEvidence>] = [ColumnBreak(), OffCurve(), MissingValue()]
    /// Columns against each other.
    static let comparisons: [any Rule<BuildEvidence>] = [
        ZoneOverlap(), ZoneGap(), OutOfStep(), ClassOrder(), UnitsDisagree(),
    ]
}

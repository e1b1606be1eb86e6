/// Every rule for build charts, strongest first: where two rules notice one mistake, the earlier one speaks.
package enum BuildRules {
    package static let all: [any BuildRule] = [
        // Rows
        DuplicateHeight(), MisplacedHeight(), MissingHeight(), RepeatedRow(), OffCurveRow(),
        // Columns
        ColumnUnit(), DeclinedOrdinary(), RepeatedClass(),
        // Facts about figures
        ImplausibleValue(), InvertedInterval(), DecreasingWeight(), AgeReversal(),
        // Figures against their columns
        ColumnBreak(), OffCurve(), MissingValue(),
        // Columns against each other
        ZoneOverlap(), ZoneGap(), OutOfStep(), ClassOrder(), UnitsDisagree(),
    ]
}

import ChartSchema

/// The step that a column's figures are rounded to: 1 for whole pounds, 5 for the height bands of iA, 0.1 for BMI
/// limits.
enum RoundingUnit {
    /// Coarse units, coarsest first, that a column may be rounded to.
    private static let units: [Figure] = [
        10, 5, 1, Figure(tenThousandths: 1_000), Figure(tenThousandths: 100), Figure(tenThousandths: 10),
    ]

    /// The coarsest unit that four in five figures are multiples of, so that a misprint does not hide it.
    static func of(_ points: [Curve.Point]) -> Double {
        if points.contains(where: { $0.cell?.reading == .converted }) { return UnitFactor.pounds(ofKilograms: 1) }
        let unit = units.first { unit in
            let fitting = points.count { $0.figure.tenThousandths.isMultiple(of: unit.tenThousandths) }
            return fitting * 5 >= points.count * 4
        }
        return unit?.doubleValue ?? 0.0001
    }
}

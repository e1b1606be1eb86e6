import ChartSchema

/// What its own column says about one figure.
struct Appraisal: Sendable {
    var curve: Int
    var index: Int
    var event: CurveEvent?
    /// What the neighbours suggest; `nil` in a column that is too short to say.
    var expected: Double?
    var printed: Double
    /// The column's noise.
    var noise: Double
    /// The column's step of rounding.
    var unit: Double

    /// How far the figure is from what was expected, in units of the column's noise.
    var strangeness: Double {
        if let event { return event.gain.squareRoot() }
        guard let expected else { return 0 }
        return abs(printed - expected) / noise
    }

    /// How far a figure may be from what was expected and still be what was meant.
    var tolerance: Double { max(0.75 * unit, 1.5 * noise) }

    /// What was expected, rounded as the column is.
    var roundedExpectation: Figure? {
        guard let expected else { return nil }
        let step = unit < 1 ? unit : unit >= 5 ? unit : 1
        return Figure(rounding: (expected / step).rounded() * step)
    }
}

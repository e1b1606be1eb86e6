import ChartSchema

/// Two curves that keep one distance in almost every row: the next class begins a pound above the last one, or one
/// class allows ten pounds more than another at every height.
struct Lockstep: Sendable {
    enum Kind: Sendable {
        /// `upper` is the minimum of the zone that follows the zone whose maximum is `lower`.
        case zones
        /// The same end of two columns.
        case parallel
    }

    /// A row where the distance is another one.
    struct Exception: Sendable {
        var lower: Curve.Point
        var upper: Curve.Point
    }

    var kind: Kind
    /// Indices of the curves.
    var lower: Int
    var upper: Int
    /// `upper` less `lower`.
    var distance: Figure
    /// In how many rows both are printed.
    var rows: Int
    var exceptions: [Exception]

    /// What an exception weighs. One row of many is a mistake whatever its size; where several rows differ by one step
    /// of rounding, the two columns may have been rounded apart.
    func severity(of exception: Exception, unit: Double) -> Finding.Severity? {
        if exceptions.count == 1, rows >= 10 { return nil }
        let distance = exception.upper.figure - exception.lower.figure - distance
        return abs(distance.doubleValue) >= 1.75 * unit ? nil : .info
    }
}

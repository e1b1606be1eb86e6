import ChartSchema

/// How a chart writes heights.
package enum HeightNotation: String, Sendable, Hashable, Codable {
    /// `5'10"` in any of its spellings.
    case feetAndInches = "feet-and-inches"
    /// `5-10`, `5:10`, `5 10`.
    case dashed
    /// `5.10` for five feet and ten inches.
    case dotted
    /// `5.83` for five feet and ten inches.
    case decimalFeet = "decimal-feet"
    /// `510`.
    case compact
    /// Bare inches (`8"`) below a row that gives the feet (`5 Feet`).
    case sections
    /// `70`.
    case inches
    /// `178`.
    case centimetres
    /// `1.78`.
    case metres

    /// A bare number in inches when it is plausible for a person's height in that notation.
    package func inches(_ value: Figure) -> Figure? {
        switch self {
        case .inches:
            return (16...96).contains(value.doubleValue) ? value : nil
        case .compact:
            guard let whole = value.wholeValue, (300...811).contains(whole), whole % 100 < 12 else { return nil }
            return Figure(whole / 100 * 12 + whole % 100)
        case .decimalFeet:
            guard (3...8).contains(value.doubleValue) else { return nil }
            let inches = (value.doubleValue * 12).rounded()
            return abs(inches / 12 - value.doubleValue) <= 0.006 ? Figure(Int(inches)) : nil
        case .centimetres:
            guard (40...245).contains(value.doubleValue) else { return nil }
            return value.inchesOfCentimetres
        case .metres:
            guard (0.4...2.45).contains(value.doubleValue) else { return nil }
            return Figure(rounding: value.doubleValue / UnitFactor.metresInInch)?.rounded(decimals: 1)
        default: return nil
        }
    }
}

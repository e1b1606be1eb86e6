/// How a chart writes heights.
enum HeightNotation: String, Sendable, Hashable, Codable {
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
}

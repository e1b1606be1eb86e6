import ChartSchema
import Notation

/// A height as a person types it, in any notation that a chart prints: `5'10"`, `5-10`, `5 ft 10 in`, `510`, `70`, `70.5 in`, `178 cm`,
/// `1.78 m`, `1 m 78`. Bare figures are inches, or feet and inches without a sign.
///
/// `5.10` is none: it may be feet and inches, or feet and tenths.
///
///     HeightText("5'10\"")!.inches  // 70
///     HeightText("178 cm")!.inches  // 70.1
///     HeightText("5.10") == nil  // true
public struct HeightText: Sendable, Hashable {
    /// What was typed.
    public var text: String
    /// In inches; metric heights by the exact factor, rounded to 0.1.
    public var inches: Figure
    /// Whether it was typed in centimetres or metres.
    public var isMetric: Bool

    /// `nil` for anything that is no height.
    public init?(_ text: String) {
        let folded = FoldedText(text)
        guard let (inches, isMetric) = Self.marked(folded) ?? Self.separated(folded) ?? Self.figure(folded), inches > 0,
            inches < 120
        else { return nil }
        (self.text, self.inches, self.isMetric) = (text, inches, isMetric)
    }

    /// `5'10"`, `5 feet 10 inches`, `1 m 78`.
    private static func marked(_ text: FoldedText) -> (Figure, Bool)? {
        guard let height = HeightCell.read(text, feet: 1...9), height.form == .exact else { return nil }
        if case .metric = height.low.kind { return height.low.inches.map { ($0, true) } }
        return height.low.inches.map { ($0, false) }
    }

    /// `5-10`, `5 10`, `5:10`.
    private static func separated(_ text: FoldedText) -> (Figure, Bool)? {
        guard let height = SeparatedHeight(text, feet: 1...8), height.separator != ".", height.separator != "," else {
            return nil
        }
        return (height.total, false)
    }

    /// `70`, `510`, `178 cm`.
    private static func figure(_ text: FoldedText) -> (Figure, Bool)? {
        guard let interval = Interval.read(text), interval.form == .single, let quantity = interval.max else {
            return nil
        }
        switch quantity.unit {
        case .centimetres: return quantity.value.inchesOfCentimetres.map { ($0, true) }
        case .metres: return Figure(rounding: quantity.value.doubleValue * 100)?.inchesOfCentimetres.map { ($0, true) }
        case .inches, nil:
            let isInches = (10..<120).contains(quantity.value.doubleValue)
            let inches = isInches ? quantity.value : HeightNotation.compact.inches(quantity.value)
            return quantity.unit == nil || isInches ? inches.map { ($0, false) } : nil
        default: return nil
        }
    }
}

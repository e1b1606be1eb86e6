import ChartSchema

/// A height as a person types it: `5'10"`, `5-10`, `5 10`, `5ft10`, `5 feet 10 inches`, `70`, `70.5in`, `178cm`, `1.78m`.
public struct HeightText: Sendable, Hashable {
    /// What was typed.
    public var text: String
    /// In inches; metric heights by the exact factor, rounded to 0.1.
    public var inches: Figure
    /// Whether it was typed in centimetres or metres.
    public var isMetric: Bool

    /// `nil` for anything that is no height.
    public init?(_ text: String) {
        let folded = TypedText.folded(text)
        guard let (inches, isMetric) = Self.imperial(folded) ?? Self.metric(folded), inches > 0, inches < 120 else {
            return nil
        }
        (self.text, self.inches, self.isMetric) = (text, inches, isMetric)
    }

    private static func imperial(_ text: String) -> (Figure, Bool)? {
        if let parts = text.wholeMatch(
            of: /([0-9])(?:'|-| |ft\.?|foot|feet)(?:([0-9]{1,2}(?:\.[0-9]+)?)(?:"|in\.?|inch|inches|'')?)?/)
        {
            let inches = parts.2.flatMap { Figure($0) } ?? 0
            guard let feet = Int(parts.1), inches < 12 else { return nil }
            return (Figure(feet * 12) + inches, false)
        }
        guard let parts = text.wholeMatch(of: /([0-9]{2,3}(?:\.[0-9]+)?)(?:"|in\.?|inch|inches)?/) else { return nil }
        return Figure(parts.1).map { ($0, false) }
    }

    private static func metric(_ text: String) -> (Figure, Bool)? {
        guard let parts = text.wholeMatch(of: /([0-9]{1,3}(?:[.,][0-9]+)?)(cm|m)/),
            let value = Double(parts.1.replacing(",", with: "."))
        else { return nil }
        return Figure(rounding: value * (parts.2 == "m" ? 100 : 1) / 2.54).map { ($0.rounded(decimals: 1), true) }
    }
}

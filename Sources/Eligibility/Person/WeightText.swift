import ChartSchema

/// A weight as a person types it: `201`, `201.5 lb`, `91kg`, `14st 5`, `14 stone 5 lb`.
public struct WeightText: Sendable, Hashable {
    /// What was typed.
    public var text: String
    /// Kilograms by the exact factor, rounded to 0.1.
    public var pounds: Figure
    /// Whether it was typed in kilograms.
    public var isMetric: Bool

    /// `nil` for anything that is no weight above 0 and below 2,000 pounds.
    public init?(_ text: String) {
        let folded = TypedText.folded(text)
        guard let (pounds, isMetric) = Self.imperial(folded) ?? Self.metric(folded), pounds > 0, pounds < 2_000 else {
            return nil
        }
        (self.text, self.pounds, self.isMetric) = (text, pounds, isMetric)
    }

    private static func imperial(_ text: String) -> (Figure, Bool)? {
        if let parts = text.wholeMatch(of: /([0-9]{1,3})(?:st|stones?)(?:([0-9]{1,2}(?:\.[0-9]+)?)(?:lbs?|pounds)?)?/) {
            let rest = parts.2.flatMap { Figure($0) } ?? 0
            guard let stones = Int(parts.1), rest < 14 else { return nil }
            return (Figure(stones * 14) + rest, false)
        }
        guard let parts = text.wholeMatch(of: /([0-9]{1,4}(?:\.[0-9]+)?)(?:lbs?\.?|pounds|#)?/) else { return nil }
        return Figure(parts.1).map { ($0, false) }
    }

    private static func metric(_ text: String) -> (Figure, Bool)? {
        guard let parts = text.wholeMatch(of: /([0-9]{1,3}(?:[.,][0-9]+)?)(?:kgs?|kilos?|kilograms?)/),
            let value = Double(parts.1.replacing(",", with: "."))
        else { return nil }
        return Figure(rounding: value / 0.453_592_37).map { ($0.rounded(decimals: 1), true) }
    }
}

extension PersonAge {
    /// An age as a person types it: `52`, `18 months`, `18mo`; `nil` for anything that is no age below 150 years.
    public init?(_ text: String) {
        let folded = TypedText.folded(text)
        guard let parts = folded.wholeMatch(of: /([0-9]{1,4})(y|years?|m|mo|months?)?/), let value = Int(parts.1) else {
            return nil
        }
        self.init(value, parts.2?.first == "m" ? .months : .years)
        guard months.upperBound < 150 * 12 else { return nil }
    }
}

import ChartSchema
import Notation

/// A weight as a person types it, in any notation that a chart prints: `201`, `201.5 lb`, `185 1/2`, `91 kg`, `14 st 5`.
///
///     WeightText("91 kg")!.pounds  // 200.6
public struct WeightText: Sendable, Hashable {
    /// What was typed.
    public var text: String
    /// Kilograms by the exact factor, rounded to 0.1.
    public var pounds: Figure
    /// Whether it was typed in kilograms.
    public var isMetric: Bool

    /// `nil` for anything that is no weight above 0 and below 2,000 pounds.
    public init?(_ text: String) {
        guard let interval = Interval.read(FoldedText(text)), interval.form == .single, let quantity = interval.max,
            quantity.unit.map(\.isWeight) ?? true
        else { return nil }
        isMetric = quantity.unit == .kilograms
        guard let pounds = isMetric ? quantity.value.poundsOfKilograms : quantity.value, pounds > 0, pounds < 2_000
        else { return nil }
        (self.text, self.pounds) = (text, pounds)
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

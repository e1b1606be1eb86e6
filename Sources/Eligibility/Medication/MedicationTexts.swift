import ChartSchema

/// A stretch of time as a person types it: `14m`, `14 months`, `2y`, `3 years`; a bare number is months.
public struct MonthsText: Sendable, Hashable {
    public var months: Int

    /// `nil` for anything else, and beyond 150 years.
    public init?(_ text: String) {
        let folded = text.lowercased().filter { !$0.isWhitespace }
        guard let parts = folded.wholeMatch(of: /([0-9]{1,4})(m|mo|months?|y|years?)?/), let value = Int(parts.1) else {
            return nil
        }
        months = parts.2?.first == "y" ? value * 12 : value
        guard months <= 150 * 12 else { return nil }
    }
}

extension MedicationQuery.Dose {
    /// A dose as a person types it: `40mg`, `0.5 mg/day`, `20 units daily`; `nil` for anything else.
    public init?(_ text: String) {
        let folded = text.lowercased().filter { !$0.isWhitespace }
        guard let parts = folded.wholeMatch(of: /([0-9]{1,6}(?:\.[0-9]{1,4})?)(mg|mcg|g|ml|units?)(\/day|daily|aday)?/),
            let amount = Figure(parts.1)
        else { return nil }
        self.init(amount: amount, unit: parts.2 == "unit" ? "units" : String(parts.2), isDaily: parts.3 != nil)
    }
}

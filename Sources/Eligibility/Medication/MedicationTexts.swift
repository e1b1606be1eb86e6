import ChartSchema

/// A stretch of time as a person types it: `14m`, `14 months`, `2y`, `3 years`, `1y 2m`; a bare number is months.
public struct MonthsText: Sendable, Hashable {
    public var months: Int

    /// `nil` for anything else, and beyond 150 years.
    public init?(_ text: String) {
        let folded = TypedText.folded(text)
        if let parts = folded.wholeMatch(of: /([0-9]{1,3})(?:y|yrs?|years?)([0-9]{1,4})(?:m|mo|months?)/),
            let years = Int(parts.1), let rest = Int(parts.2)
        {
            months = years * 12 + rest
        } else if let parts = folded.wholeMatch(of: /([0-9]{1,4})(m|mo|months?|y|yrs?|years?)?/),
            let value = Int(parts.1)
        {
            months = parts.2?.first == "y" ? value * 12 : value
        } else {
            return nil
        }
        guard months <= 150 * 12 else { return nil }
    }
}

/// When something was filled, as a person types it: so long ago (see ``MonthsText``), or on a day, an ISO date.
///
///     FilledText("1y 2m")!.months(before: "2024-02-29")!  // 14
///     FilledText("2024-01-31")!.months(before: "2024-02-29")!  // 1
public enum FilledText: Sendable, Hashable {
    case ago(MonthsText)
    case on(CalendarDay)

    /// `nil` for anything else.
    public init?(_ text: String) {
        if let months = MonthsText(text) {
            self = .ago(months)
        } else if let day = CalendarDay(text) {
            self = .on(day)
        } else {
            return nil
        }
    }

    /// Completed months up to a day, an ISO date; `nil` for a fill after it.
    public func months(before day: String) -> Int? {
        switch self {
        case .ago(let text): text.months
        case .on(let filled): CalendarDay(day).flatMap { filled.completedMonths(until: $0) }
        }
    }
}

extension MedicationQuery.Dose {
    /// A dose as a person types it: `40mg`, `0.5 mg/day`, `20 units daily`; `nil` for anything else.
    public init?(_ text: String) {
        let folded = TypedText.folded(text)
        guard let parts = folded.wholeMatch(of: /([0-9]{1,6}(?:\.[0-9]{1,4})?)(mg|mcg|g|ml|units?)(\/day|daily|aday)?/),
            let amount = Figure(parts.1)
        else { return nil }
        self.init(amount: amount, unit: parts.2 == "unit" ? "units" : String(parts.2), isDaily: parts.3 != nil)
    }
}

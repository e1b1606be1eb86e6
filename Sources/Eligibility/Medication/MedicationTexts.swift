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
    ///
    /// A day that a month does not have is its last: from 31 January to 29 February is a month.
    public func months(before day: String) -> Int? {
        switch self {
        case .ago(let text): return text.months
        case .on(let filled):
            guard let end = CalendarDay(day), filled <= end else { return nil }
            let whole = (end.year - filled.year) * 12 + end.month - filled.month
            return end.day >= filled.day || end.day == end.lastOfMonth ? whole : whole - 1
        }
    }
}

/// A day of the calendar, read from an ISO date.
public struct CalendarDay: Sendable, Hashable, Comparable {
    let year: Int
    let month: Int
    let day: Int

    /// `nil` for anything else, and for days that no month has.
    public init?(_ text: String) {
        guard let parts = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/), let year = Int(parts.1),
            let month = Int(parts.2), let day = Int(parts.3), (1...12).contains(month)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
        guard (1...lastOfMonth).contains(day) else { return nil }
    }

    var lastOfMonth: Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    public static func < (a: CalendarDay, b: CalendarDay) -> Bool {
        (a.year, a.month, a.day) < (b.year, b.month, b.day)
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

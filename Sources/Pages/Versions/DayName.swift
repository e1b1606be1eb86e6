import ChartSchema

/// A day as pages say it.
package enum DayName {
    /// `2024-05-01` as `1 May 2024`; what is no day as it stands.
    package static func of(_ text: String) -> String {
        guard let day = CalendarDay(text) else { return text }
        return "\(day.day) \(EnglishMonth.names[day.month - 1]) \(day.year)"
    }
}

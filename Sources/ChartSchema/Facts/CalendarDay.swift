/// A day of the calendar.
///
///     CalendarDay("2024-02-29")! < CalendarDay("2024-03-01")!  // true
public struct CalendarDay: Sendable, Hashable, Comparable {
    package let year: Int
    package let month: Int
    package let day: Int

    /// Reads an ISO date, such as `2024-05-01`; `nil` for anything else, and for days that no month has.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2],
            parts.joined().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        let numbers = parts.map { $0.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) } }
        (year, month, day) = (numbers[0], numbers[1], numbers[2])
        guard (1...12).contains(month), (1...lastOfMonth).contains(day) else { return nil }
    }

    private var lastOfMonth: Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// How many months are completed on `end`; `nil` where it lies before this day.
    ///
    /// A day that a month does not have is its last: from 31 January to 29 February is a month.
    package func completedMonths(until end: CalendarDay) -> Int? {
        guard self <= end else { return nil }
        let whole = (end.year - year) * 12 + end.month - month
        return end.day >= day || end.day == end.lastOfMonth ? whole : whole - 1
    }

    public static func < (a: CalendarDay, b: CalendarDay) -> Bool {
        (a.year, a.month, a.day) < (b.year, b.month, b.day)
    }
}

import Foundation

/// Dates of the form `2024-05-01`.
package enum ISODate {
    /// The day it is, in UTC. Nothing that is published depends on it.
    package static var today: String { Date.now.formatted(.iso8601.year().month().day()) }

    /// Whether the text is a day that exists.
    package static func isValid(_ text: String) -> Bool { CalendarDay(text) != nil }
}

import Foundation

/// Dates of the form `2024-05-01`.
package enum ISODate {
    /// The day it is, in UTC. Nothing that is published depends on it.
    package static var today: String { Date.now.formatted(.iso8601.year().month().day()) }

    /// Whether the text is a day that exists.
    package static func isValid(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
            parts.joined().utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return false }
        return (1...12).contains(month) && day >= 1 && day <= days(in: month, of: year)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

import ChartSchema

/// A day as a person types it for an edition, in any usual form.
package enum TypedDay: Hashable, Sendable {
    /// As `2026-03-01`; a month stands for its first day.
    case day(String)
    /// Day and month may be meant either way round: the days that it may be.
    case either([String])
    /// No day is read from it.
    case none

    /// `2026-03-01`, `2026-3-1`, `20260301`, `1 March 2026`, `Mar 1, 26`, `March 2026`, `2026-03`, `15/3/2026`, `15-03-26`, `15.3.2026`.
    package init(_ text: String) {
        let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if ISODate.isValid(text) {
            self = .day(text)
            return
        }
        let found = EditionHint.dates(in: [Self.usual(text)])
        switch found.count {
        case 0: self = .none
        case 1: self = .day(found[0].date)
        default:
            self = found.allSatisfy { $0.isAmbiguous && $0.text == found[0].text } ? .either(found.map(\.date)) : .none
        }
    }

    /// What only a person types, in a form that charts print.
    private static func usual(_ text: String) -> String {
        func year(_ figures: Substring) -> String { figures.count == 2 ? "20" + figures : String(figures) }
        if let match = text.wholeMatch(of: /(\d{4})(\d{2})(\d{2})/) { return "\(match.1)-\(match.2)-\(match.3)" }
        if let match = text.wholeMatch(of: /(\d{4})[-\/. ](\d{1,2})/) { return "\(match.1)-\(match.2)-1" }
        if let match = text.wholeMatch(of: /(\d{1,2}) ?[-\/. ] ?(\d{1,2}) ?[-\/. ] ?(\d{4}|\d{2})/) {
            return "\(match.1)/\(match.2)/\(year(match.3))"
        }
        if let match = text.wholeMatch(of: /(\d{1,2}\D*\p{L}\D*|\p{L}+\.? \d{1,2}\D+)(\d{2})/) {
            return "\(match.1)\(year(match.2))"
        }
        return text
    }
}

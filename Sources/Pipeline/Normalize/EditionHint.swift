import Eligibility

/// Dates printed in a file that may be its edition.
enum EditionHint {
    struct Found: Hashable {
        /// As printed.
        var text: String
        /// As an edition: a month stands for its first day.
        var date: String
    }

    /// Every date once, in the order of the texts: `March 2026`, `mars 2026`, `(03/26)`, `03/2026`, `2026-03-01`,
    /// `3/15/2026`, `Rev. 0120`.
    static func dates(in texts: [String]) -> [Found] {
        var found: [Found] = []
        for text in texts {
            for match in matches(in: text) where !found.contains(where: { $0.date == match.date }) {
                found.append(match)
            }
        }
        return found
    }

    /// The day that a person typed in any of these forms; `nil` where there is none, or more than one.
    static func date(typed text: String) -> String? {
        if ISODate.isValid(text) { return text }
        let found = dates(in: [text])
        return found.count == 1 ? found[0].date : nil
    }

    private static let months: [String: Int] = [
        "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8,
        "september": 9, "october": 10, "november": 11, "december": 12, "jan": 1, "feb": 2, "mar": 3, "apr": 4,
        "jun": 6, "jul": 7, "aug": 8, "sep": 9, "sept": 9, "oct": 10, "nov": 11, "dec": 12, "janvier": 1,
        "février": 2, "fevrier": 2, "mars": 3, "avril": 4, "mai": 5, "juin": 6, "juillet": 7, "août": 8, "aout": 8,
        "septembre": 9, "octobre": 10, "novembre": 11, "décembre": 12, "decembre": 12,
    ]

    private static func matches(in text: String) -> [Found] {
        var found: [Found] = []
        for match in text.matches(of: /(\d{4})-(\d{2})-(\d{2})/) {
            add(match.0, year: match.1, month: match.2, day: match.3, to: &found)
        }
        for match in text.matches(of: /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/) {
            add(match.0, year: match.3, month: match.1, day: match.2, to: &found)
        }
        for match in text.matches(of: /(\p{L}+)\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})\b/) {
            guard let month = months[match.1.lowercased()] else { continue }
            add(match.0, year: match.3, month: Substring(String(month)), day: match.2 ?? "1", to: &found)
        }
        for match in text.matches(of: /\((?:rev\.?\s*|eff\.?\s*)?(\d{1,2})[\/-](\d{2}|\d{4})\)/.ignoresCase()) {
            add(match.0, year: match.2, month: match.1, day: "1", to: &found)
        }
        for match in text.matches(of: /(?:^|[^\d\/])(\d{1,2})\/(\d{4})\b/) {
            add(match.0, year: match.2, month: match.1, day: "1", to: &found)
        }
        return found
    }

    private static func add(
        _ text: Substring, year: Substring, month: Substring, day: Substring, to found: inout [Found]
    ) {
        func padded(_ number: Substring) -> String { number.count < 2 ? "0" + number : String(number) }
        let date = "\(year.count == 2 ? "20" + year : String(year))-\(padded(month))-\(padded(day))"
        guard ISODate.isValid(date) else { return }
        found.append(Found(text: text.trimmingBlanks, date: date))
    }
}

extension Substring {
    fileprivate var trimmingBlanks: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}

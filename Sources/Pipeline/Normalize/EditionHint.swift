import ChartSchema

/// Dates printed in a file that may be its edition.
enum EditionHint {
    struct Found: Hashable {
        /// As printed.
        var text: String
        /// As an edition: a month stands for its first day.
        var date: String
        /// It is said to be the day from which the chart holds.
        var isEffective = false
        /// Day and month may be meant the other way round, which is another of those found.
        var isAmbiguous = false
    }

    /// Every date once, in the order of the texts: `March 2026`, `15 mars 2026`, `(03/26)`, `03/2026`, `2026-03-01`, `15-Mar-2026`,
    /// `3/15/2026`, `15.03.2026`, `Rev. 0120`. Of `03/04/2026` both days that it may be.
    static func dates(in texts: [String]) -> [Found] {
        var found: [Found] = []
        for text in texts where mayHoldDate(text) {
            for match in matches(in: text) where !found.contains(where: { $0.date == match.date }) {
                found.append(match)
            }
        }
        return found
    }

    /// The shortest date has three figures, and most texts have none.
    private static func mayHoldDate(_ text: String) -> Bool {
        Array(text.unicodeScalars.lazy.filter { $0.properties.numericType != nil }.prefix(3)).count == 3
    }

    /// The one that is the edition with some certainty: the only one that is said to hold from then, else the only one.
    static func likely(_ found: [Found]) -> Found? {
        let effective = found.filter(\.isEffective)
        let meant = effective.isEmpty ? found : effective
        return meant.count == 1 && !meant[0].isAmbiguous ? meant[0] : nil
    }

    /// English and French names in lower case, with their short forms, and the number of each month.
    private static let months: [String: Int] = {
        var months: [String: Int] = [
            "sept": 9, "janvier": 1, "février": 2, "fevrier": 2, "mars": 3, "avril": 4, "mai": 5, "juin": 6,
            "juillet": 7, "août": 8, "aout": 8, "septembre": 9, "octobre": 10, "novembre": 11, "décembre": 12,
            "decembre": 12,
        ]
        for (index, name) in EnglishMonth.names.enumerated() {
            for form in [name.lowercased(), name.lowercased().prefix(3).description] { months[form] = index + 1 }
        }
        return months
    }()

    // A pattern is parsed where it is written, each time; matching one changes nothing of it.
    nonisolated(unsafe) private static let yearMonthDay = /(\d{4})[-\/.](\d{1,2})[-\/.](\d{1,2})(?!\d)/
    nonisolated(unsafe) private static let figuresAndYear = /\b(\d{1,2})([\/.])(\d{1,2})\2(\d{4})\b/
    nonisolated(unsafe) private static let dayMonthYear =
        /\b(\d{1,2})(?:st|nd|rd|th|er)?(?:\s+of|\s+de)?[\s.,-]+(\p{L}+)[\s.,-]+(\d{4})\b/.ignoresCase()
    nonisolated(unsafe) private static let monthDayYear = /(\p{L}+)\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})\b/
    nonisolated(unsafe) private static let unreadDay = /\d\S{0,3}(\s+of)?[\s,]+$/
    nonisolated(unsafe) private static let revision =
        /\((?:rev\.?\s*|eff\.?\s*)?(\d{1,2})[\/-](\d{2}|\d{4})\)/.ignoresCase()
    nonisolated(unsafe) private static let monthAndYear = /\b(\d{1,2})\/(\d{4})\b/
    nonisolated(unsafe) private static let effective = /(effective|vigueur|valid)\P{N}*$/.ignoresCase()

    private static func matches(in text: String) -> [Found] {
        var matches = Matches(text: text)
        for match in text.matches(of: yearMonthDay) {
            matches.add(match.range, year: match.1, month: match.2, day: match.3)
        }
        for match in text.matches(of: figuresAndYear) where isApart(match.range, in: text) {
            matches.add(match.range, year: match.4, either: match.1, match.3)
        }
        for match in text.matches(of: dayMonthYear) {
            guard let month = months[match.2.lowercased()] else { continue }
            matches.add(match.range, year: match.3, month: Substring(String(month)), day: match.1)
        }
        for match in text.matches(of: monthDayYear) {
            guard let month = months[match.1.lowercased()] else { continue }
            // A day that stands before it and could not be read is not cut off.
            if match.2 == nil, text[..<match.range.lowerBound].contains(unreadDay) { continue }
            matches.add(match.range, year: match.3, month: Substring(String(month)), day: match.2 ?? "1")
        }
        for match in text.matches(of: revision) {
            matches.add(match.range, year: match.2, month: match.1, day: "1")
        }
        for match in text.matches(of: monthAndYear) where isApart(match.range, in: text) {
            matches.add(match.range, year: match.2, month: match.1, day: "1")
        }
        return matches.found.sorted { $0.range.lowerBound < $1.range.lowerBound }.map(\.found)
    }

    /// Whether no figure goes on before it: `129/138/2026` holds no date.
    private static func isApart(_ range: Range<String.Index>, in text: String) -> Bool {
        guard let before = text[..<range.lowerBound].last else { return true }
        return !before.isNumber && before != "/" && before != "."
    }

    /// The dates of one text, none within another.
    private struct Matches {
        let text: String
        var found: [(range: Range<String.Index>, found: Found)] = []

        mutating func add(_ range: Range<String.Index>, year: Substring, month: Substring, day: Substring) {
            guard let date = Self.date(year, month, day) else { return }
            add(range, [date])
        }

        /// Which of the two is the month is sure only where the other can be none.
        mutating func add(_ range: Range<String.Index>, year: Substring, either one: Substring, _ other: Substring) {
            let dates = [Self.date(year, one, other), Self.date(year, other, one)].compactMap(\.self)
            add(range, dates.count == 2 && dates[0] == dates[1] ? [dates[0]] : dates)
        }

        private mutating func add(_ range: Range<String.Index>, _ dates: [String]) {
            guard !found.contains(where: { $0.range.overlaps(range) }) else { return }
            let before = text[..<range.lowerBound].suffix(40)
            for date in dates {
                var match = Found(text: text[range].trimmingBlanks, date: date)
                match.isEffective = before.contains(EditionHint.effective)
                match.isAmbiguous = dates.count > 1
                found.append((range, match))
            }
        }

        private static func date(_ year: Substring, _ month: Substring, _ day: Substring) -> String? {
            func padded(_ number: Substring) -> String { number.count < 2 ? "0" + number : String(number) }
            let date = "\(year.count == 2 ? "20" + year : String(year))-\(padded(month))-\(padded(day))"
            return ISODate.isValid(date) ? date : nil
        }
    }
}

extension Substring {
    fileprivate var trimmingBlanks: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}

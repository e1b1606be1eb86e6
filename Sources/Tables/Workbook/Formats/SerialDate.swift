import ChartSchema

/// A date or time as spreadsheets store it: days, and parts of a day, since the end of 1899.
struct SerialDate {
    private let days: Int
    private let seconds: Int
    private let from1904: Bool

    init(_ value: Double, from1904: Bool) {
        let bounded = max(-1e6, min(value, 3e6))
        let whole = bounded.rounded(.down)
        let seconds = Int(((bounded - whole) * 86_400).rounded())
        days = Int(whole) + (seconds == 86_400 ? 1 : 0)
        self.seconds = seconds == 86_400 ? 0 : seconds
        self.from1904 = from1904
    }

    /// Year, month and day. Excel counts a 29th of February 1900 that there never was.
    private var date: (year: Int, month: Int, day: Int) {
        if from1904 { return SerialDate.civil(days - 24_107) }
        return SerialDate.civil((days < 60 ? days + 1 : days) - 25_569)
    }

    /// A day counted from the first of January 1970.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        // Eras of 400 years that begin on the first of March.
        let z = days + 719_468
        let era = (z >= 0 ? z : z - 146_096) / 146_097
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    /// The day in ISO form, with the time where there is one, or a time alone: what the cell stores.
    var stored: String {
        let (year, month, day) = date
        let text = "\(SerialDate.padded(year, 4))-\(SerialDate.padded(month, 2))-\(SerialDate.padded(day, 2))"
        guard seconds > 0 else { return text }
        let time = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { SerialDate.padded($0, 2) }
        return (days == 0 ? "" : "\(text) ") + time.joined(separator: ":")
    }

    /// As a format shows it, with English names.
    func shown(_ pieces: [FormatSection.Piece]) -> String {
        let runs = pieces.map { if case .date(let run) = $0 { run } else { "" } }
        let isTwelve = runs.contains("am/pm") || runs.contains("a/p")
        return pieces.indices.map { place in
            switch pieces[place] {
            case .literal(let text): text
            case .date(let run):
                run.first == "m" && SerialDate.isMinutes(place, runs)
                    ? SerialDate.padded(seconds / 60 % 60, run.count) : part(run, isTwelve: isTwelve)
            case .point: "."
            case .digit: "0"
            default: ""
            }
        }.joined()
    }

    /// `m` stands for minutes behind hours and before seconds.
    private static func isMinutes(_ place: Int, _ runs: [String]) -> Bool {
        let before = runs[..<place].last { !$0.isEmpty }
        let after = runs[(place + 1)...].first { !$0.isEmpty }
        return before?.first == "h" || after?.first == "s"
    }

    private func part(_ run: String, isTwelve: Bool) -> String {
        let (year, month, day) = date
        let hours = seconds / 3_600
        switch (run.first, run.count) {
        case ("a", _): return hours < 12 ? "AM" : "PM"
        case ("y", 1...2): return SerialDate.padded(year % 100, 2)
        case ("y", _): return SerialDate.padded(year, 4)
        case ("m", 1...2): return SerialDate.padded(month, run.count)
        case ("m", 3): return String(EnglishMonth.names[month - 1].prefix(3))
        case ("m", 5): return String(EnglishMonth.names[month - 1].prefix(1))
        case ("m", _): return EnglishMonth.names[month - 1]
        case ("d", 1...2): return SerialDate.padded(day, run.count)
        case ("d", 3): return String(weekday.prefix(3))
        case ("d", _): return weekday
        case ("h", _): return SerialDate.padded(isTwelve ? (hours + 11) % 12 + 1 : hours, run.count)
        default: return SerialDate.padded(seconds % 60, run.count)
        }
    }

    private var weekday: String {
        let names = ["Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
        let count = from1904 ? days + 6 : days
        return names[(count % 7 + 7) % 7]
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }
}

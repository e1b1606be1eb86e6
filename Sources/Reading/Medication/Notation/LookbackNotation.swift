import ChartSchema
import Notation

/// Reads a look-back window as charts print it: "any", "N/A", "24 months", "2 year", "> 3 years", "12-24 months",
/// "First Fill 2 years", "Current".
enum LookbackNotation {
    /// What a cell says of time.
    struct Reading: Hashable {
        var window: LookbackWindow
        /// A test of time that is no number of months: "Current".
        var condition: String?
    }

    /// Years or months; months in a year for the unit.
    enum Unit: Int {
        case month = 1
        case year = 12
    }

    /// - Parameters:
    ///   - headerUnit: The unit that the column's header names, for cells that hold a bare number.
    ///   - basis: The fill that the column's header names.
    /// - Returns: `nil` when any part of the text is not understood.
    static func read(
        _ text: String, headerUnit: Unit? = nil, basis: LookbackWindow.Basis? = nil
    ) -> Reading? {
        // A line may end inside a time.
        let text = singleSpaced(text)
        let senses = Lexicon.standard.senses(of: text).map(\.category)
        if senses.contains(.always) || isDash(text) { return Reading(window: .always) }
        if senses.contains(.current) { return Reading(window: .always, condition: text) }
        let unit = headerUnit.map { $0 == .year ? "year" : "month" }
        return WindowGrammar.read(withoutName(text), unit: unit, basis: basis).map { Reading(window: $0.window) }
    }

    /// "2 years" of "2 year lookback".
    private static func withoutName(_ text: String) -> String {
        guard let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
            let place = text.indices.first(where: { text[$0] == " " && isName(text[$0...].dropFirst()) })
        else { return text }
        return String(text[..<place])
    }

    /// Whether a text calls its time a look-back.
    static func isNamed(_ text: String) -> Bool { withoutName(singleSpaced(text)) != singleSpaced(text) }

    private static func isName(_ text: Substring) -> Bool { lookbackHeaders.contains(FoldedText(text).string) }

    /// The same in a column of look-backs, where "None" asks for no time.
    static func read(inColumn text: String, headerUnit: Unit?, basis: LookbackWindow.Basis?) -> Reading? {
        none.contains(FoldedText(text).string)
            ? Reading(window: .always)
            : read(withBareClock(singleSpaced(text)), headerUnit: headerUnit, basis: basis)
    }

    /// "24 months (last fill)" as "24 months last fill".
    private static func withBareClock(_ text: String) -> String {
        guard let group = text.partsAtLastGroup, FillClock(cell: group.inner) != nil else { return text }
        return singleSpaced("\(group.before) \(group.inner)")
    }

    private static let none = Lexicon.words("lookback-notation.none")

    /// A dash, which says that no time is asked for.
    static func isDash(_ text: String) -> Bool {
        guard let first = text.utf8.first, first == UInt8(ascii: "-") || first >= 0x80 else { return false }
        return text.allSatisfy { "-–—‑−".contains($0) }
    }

    /// The one time that a sentence speaks of: "if taken within the last 2 years". Any time where it names none or
    /// several.
    static func window(inSentence text: String) -> LookbackWindow {
        let words = OutcomeWords.words(text)
        guard !OutcomeWords(text).rest.contains(where: turning.contains), isOfFills(TaggedText(text)) else {
            return .always
        }
        let places = words.indices.dropLast().filter {
            (Int(words[$0]) ?? numberWords[words[$0]]) != nil && units[words[$0 + 1]] != nil
        }
        guard places.count == 1, let place = places.first else { return .always }
        let before = words[max(0, place - 3)..<place].filter {
            minimumWords.contains($0) || maximumWords.contains($0) || $0 == "than"
        }
        guard !before.isEmpty else { return .always }
        return read((before + words[place...place + 1]).joined(separator: " "))?.window ?? .always
    }

    /// Whether nothing of a sentence but a fill can be what its time dates: no illness or state, and nothing that lasts.
    private static func isOfFills(_ text: TaggedText) -> Bool {
        !text.has(.lasting) && !text.has(.severity) && !text.has(.state)
            && !text.tags.indices.contains { text.value(.clock, at: $0) == "diagnosis" }
    }

    /// Words after which a time is that of the others.
    private static let turning = Lexicon.words("lookback-notation.turning")

    /// Whether some of the words are a number and its unit of time.
    static func holdsTime(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { (Int($0) ?? numberWords[$0]) != nil && units[$1] != nil }
    }

    /// Whether a text holds figures of time, however they are written: "0-2 yrs", "2+ years".
    static func holdsTime(_ text: String) -> Bool {
        let tokens = tokens(FoldedText(text).string)
        return tokens.contains { units[$0] != nil } && tokens.contains { (Int($0) ?? numberWords[$0]) != nil }
    }

    /// Whether the ends are what charts use: one or three months, half years, years up to twenty.
    static func isUsual(_ window: LookbackWindow) -> Bool {
        [window.minMonths, window.maxMonths].compactMap(\.self).allSatisfy {
            $0 == 1 || $0 == 3 || $0 % 6 == 0 && $0 <= 240
        }
    }

    /// Whether a bare time beside a plan's name is the plan's own: "Graded (2 years)" pays in full after two years.
    static func isWaiting(_ text: String, _ outcome: MedicationOutcome) -> Bool {
        let words = OutcomeWords.words(text)
        // Two figures are the ends of a time: "Graded (2-4 years)".
        return [.graded, .modified].contains(outcome) && !text.contains(where: { "<>≤≥+".contains($0) })
            && words.count(where: { Int($0) != nil || numberWords[$0] != nil }) == 1
            && words.allSatisfy {
                Int($0) != nil || numberWords[$0] != nil || units[$0] != nil
                    || waiting.contains($0)
            }
    }

    private static let waiting = Lexicon.words("decision-words.waiting")

    /// Whether a header turns the times below it round: "not filled within", "last fill more than", "time since".
    ///
    /// - Parameter isBounded: The times below say themselves which end they are, so that "since" turns none of them.
    static func isTurned(header text: String, isBounded: Bool = false) -> Bool {
        // "Look-back (months since last fill)": what stands in parentheses names the unit of a look-back.
        let outer = String(text.prefix { $0 != "(" })
        let isLookback = lookbackHeaders.contains(FoldedText(outer).string)
        var words = OutcomeWords.words((isLookback ? outer : text).spacedName)
        // "Time since last fill within" is bounded as "Filled within" is, and "Months since last fill (max.)".
        if isBounded || words.contains(where: ending.contains) { words.removeAll { $0 == "since" } }
        return words.contains { minimumWords.contains($0) || turningHeaders.contains($0) }
            || zip(words, words.dropFirst()).contains { earlier.contains($0) && $1 == "to" }
    }

    /// "Look-back period: 1 year": the time behind the word for a look-back.
    static func labelled(_ text: String) -> LookbackWindow? {
        let text = withColon(LookbackOfAll.withoutAll(text))
        guard let colon = text.firstIndex(of: ":"), case let label = String(text[..<colon]),
            case let name = String(label.prefix { $0 != "(" }).trimming(" "),
            lookbackHeaders.contains(FoldedText(name).string), holdsUnitsAlone(label.dropFirst(name.count))
        else { return nil }
        var value = String(text[text.index(after: colon)...]).trimming(" .")
        // "Look-back (months): 24"
        if value.allSatisfy(\.isNumber), let unit = unit(inHeader: label) { value += " \(unit)s" }
        guard let found = read(value), found.condition == nil, found.window != .always else { return nil }
        return found.window
    }

    /// "Look-back: 2 years" of "Look-back 2 years".
    private static func withColon(_ text: String) -> String {
        guard !text.contains(":"), let figure = text.firstIndex(where: \.isNumber),
            case let name = String(text[..<figure]).trimming(" "),
            names.contains(FoldedText(name).string)
        else { return text }
        return "\(name): \(text[figure...])"
    }

    /// What a look-back is called by itself, and no word of fills: "Filled within 2 years" says more.
    private static let names = lookbackHeaders.filter { $0.hasPrefix("look") }

    /// "(months)" behind the word for a look-back; not "(if smoker)".
    private static func holdsUnitsAlone(_ aside: Substring) -> Bool {
        tokens(FoldedText(aside).string).allSatisfy {
            units[$0] != nil || !$0.contains(where: \.isLetter) || $0 == "in"
        }
    }

    /// "Lookback: 24": a time of which nobody says the unit.
    static func isBareLabelled(_ text: String) -> Bool {
        guard let (name, value) = text.halves(apartAt: ":"), labelled(text) == nil else { return false }
        return lookbackHeaders.contains(FoldedText(singleSpaced(name.prefix { $0 != "(" })).string)
            && singleSpaced(value).allSatisfy(\.isNumber)
    }

    private static let lookbackHeaders = Lexicon.words("medication-header.look-back")
    private static let ending = Lexicon.words("lookback-notation.ending")
    /// What ends a window where it should begin, or begins it where it should end.
    private static let turningHeaders = Lexicon.words("lookback-notation.turning-headers")

    /// The unit that a header names, where it names one only.
    static func unit(inHeader text: String) -> Unit? {
        let found = Set(tokens(FoldedText(text).string).compactMap { units[$0] })
        return found.count == 1 ? found.first : nil
    }

    private static let units = Dictionary(
        Lexicon.words("lookback-notation.months").map { ($0, Unit.month) }
            + Lexicon.words("lookback-notation.years").map { ($0, Unit.year) }, uniquingKeysWith: { first, _ in first })
    private static let numberWords = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "twelve": 12,
    ]
    private static let earlier = Lexicon.words("lookback-notation.earlier")
    private static let minimumWords = Lexicon.words("lookback-notation.minimum-words")
    private static let maximumWords = Lexicon.words("lookback-notation.maximum-words")

    /// Words, whole numbers and signs; anything else is a token of its own, which nothing knows.
    private static func tokens(_ folded: String) -> [String] {
        var found: [String] = []
        var last: Int?
        for character in folded {
            let kind = character.isNumber ? 0 : character.isLetter ? 1 : 2
            if character == " " {
                last = nil
            } else if kind != 2, kind == last {
                found[found.count - 1].append(character)
            } else {
                if character == ".", last == 1 { continue }
                found.append(String(character))
                last = kind
            }
        }
        return found
    }
}

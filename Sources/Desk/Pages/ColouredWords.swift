import Notation
import Reports
import Tables

/// A text of a chart with every word in the colour of what the reading took it for: the grammars' claims, the words of decisions, and
/// those that keep the text from being applied. Words that nothing turns on have no colour.
struct ColouredWords {
    /// In characters: a longer text is cut.
    private static let longest = 2_000

    /// What words were taken for.
    enum Mark: String, CaseIterable {
        case who = "w-who"
        case when = "w-when"
        case what = "w-what"
        case decision = "w-decide"
        case head = "w-head"
        case rateClass = "w-class"
        case open = "w-open"

        /// For the legend.
        var words: String {
            switch self {
            case .who: "for whom"
            case .when: "times and doses"
            case .what: "illnesses, medications, facts"
            case .decision: "decisions"
            case .head: "units and names of columns"
            case .rateClass: "the class of a column"
            case .open: "not applied: a person has to read it"
            }
        }
    }

    private let text: TaggedText
    /// By tag: what it was taken for, and that in words.
    private var marks: [(mark: Mark, words: String)?]

    /// - Parameters:
    ///   - isLabel: It names a column or a row: in a sentence units and names of columns are words like others.
    ///   - column: What the table itself took a part of the text for, whatever the words mean by themselves.
    ///   - struck: What is struck out of the text.
    static func markup(
        of text: String, isMedication: Bool, isLabel: Bool = false, column: ColumnName? = nil, struck: [StruckText] = []
    ) -> String {
        var words = ColouredWords(text.cut(to: longest), isMedication: isMedication, isLabel: isLabel)
        if let column { words.take(column) }
        return words.markup(struck)
    }

    /// The carrier's name of a column's class, and what it was taken for.
    struct ColumnName: Hashable {
        var label: String
        var words: String
    }

    private init(_ text: String, isMedication: Bool, isLabel: Bool) {
        self.text = TaggedText(text)
        marks = Array(repeating: nil, count: self.text.tags.count)
        name(isLabel: isLabel)
        if isMedication { takeMedication() } else { takeBuild() }
    }

    // MARK: What the readings make of it

    /// Words that are known by themselves.
    private mutating func name(isLabel: Bool) {
        for (place, tag) in text.tags.enumerated() where text.tokens[tag.tokens.lowerBound].kind == .word {
            for sense in tag.senses {
                switch sense.category {
                case .decision, .offer: marks[place] = (.decision, "a decision")
                case .header where isLabel, .unit where isLabel:
                    marks[place] = marks[place] ?? (.head, "a unit or the name of a column")
                default: continue
                }
            }
        }
    }

    /// As sentences around limits are read: ``ChartSentence`` and ``Scope``.
    private mutating func takeBuild() {
        take(Scope(text, .build))
        let sentence = ChartSentence(text.text)
        guard sentence.sense == .rule else { return }
        // It is applied whole or not at all.
        for place in text.tags.indices where sentence.words.contains(text.printed(place..<place + 1)) {
            marks[place] = (.open, "it may change limits, and was not applied")
        }
    }

    /// As cells and sentences of decisions are read: ``Statement``, and ``Scope`` where nothing is decided.
    private mutating func takeMedication() {
        let statement = Statement(text.text)
        let scopes = statement.map { $0.clauses.flatMap(\.scopes) } ?? [Scope(text)]
        for scope in scopes {
            take(scope)
            guard statement != nil || !scope.claims.isEmpty else { continue }
            for range in scope.unclaimed {
                for place in range where marks.indices.contains(place) {
                    marks[place] = (.open, "nothing took this word; what it stands in is kept in the carrier’s words")
                }
            }
        }
    }

    /// The words of a header that name the class of its column.
    private mutating func take(_ column: ColumnName) {
        let label = column.label.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        let printed = text.tags.indices.map { text.printed($0..<$0 + 1).lowercased() }
        guard !label.isEmpty, label.count <= printed.count else { return }
        for first in 0...(printed.count - label.count)
        where Array(printed[first..<first + label.count]) == label {
            for place in first..<first + label.count { marks[place] = (.rateClass, column.words) }
            return
        }
    }

    private mutating func take(_ scope: Scope) {
        // A clause may have been cut from the text by itself: its places are then its own.
        guard scope.text == text.text else { return }
        for claim in scope.claims where claim.meaning != .everyone {
            for place in claim.tags where marks.indices.contains(place) { marks[place] = Self.mark(claim.meaning) }
        }
    }

    private static func mark(_ meaning: Meaning) -> (mark: Mark, words: String) {
        switch meaning {
        case .age(let age): (.who, "age \(age.inWords)")
        case .ageOutside(let age): (.who, "every age but \(age.inWords)")
        case .sex(let sex): (.who, sex.rawValue)
        case .tobacco(let tobacco): (.who, tobacco.inWords)
        case .window(let window): (.when, "a fill \(window.inWords)")
        case .dose: (.when, "a dose")
        case .use(let use): (.what, "taken for \(use)")
        case .notUse(let use): (.what, "not taken for \(use)")
        case .fact(let fact, let isPresent): (.what, isPresent ? "with \(fact)" : "without \(fact)")
        case .medication(let names, let isTaken):
            (.what, (isTaken ? "with " : "without ") + names.joined(separator: ", "))
        case .severity(let words): (.what, "how grave: \(words)")
        case .prescriber(let words): (.what, "who prescribes: \(words)")
        case .other(let words): (.what, "a person is asked: \(words)")
        case .everyone: (.who, "everybody")
        }
    }

    // MARK: Drawing

    private func markup(_ struck: [StruckText]) -> String {
        let printed = text.text
        var drawn = StruckWords(printed, struck)
        var result = ""
        var place = printed.startIndex
        var number = 0
        while number < text.tags.count {
            let mark = marks[number]
            var end = number + 1
            // Words that were taken together are one.
            while end < text.tags.count, let mark, let next = marks[end], next == mark { end += 1 }
            let first = text.tokens[text.tags[number].tokens.lowerBound].place.lowerBound
            let last = text.tokens[text.tags[end - 1].tokens.upperBound - 1].place.upperBound
            number = end
            guard first >= place else { continue }
            result += drawn.markup(place..<first)
            let words = drawn.markup(first..<last)
            result +=
                mark.map {
                    "<span class=\"w \($0.mark.rawValue)\" title=\"\($0.words.cut(to: 120).inMarkup)\">\(words)</span>"
                } ?? words
            place = last
        }
        return result + drawn.markup(place..<printed.endIndex) + drawn.rest
    }
}

import Reports
import Tables

/// Puts what a carrier struck out back where it stood, while a text is drawn from its beginning to its end.
struct StruckWords {
    private static let longest = 300

    private let text: String
    private var waiting: ArraySlice<StruckText>

    init(_ text: String, _ struck: [StruckText]) {
        self.text = text
        waiting = struck.sorted { $0.offset < $1.offset }[...]
    }

    /// The whole text.
    static func markup(of text: String, _ struck: [StruckText]) -> String {
        var words = StruckWords(text, struck)
        return words.markup(text.startIndex..<text.endIndex) + words.rest
    }

    /// One text that is struck out as a whole.
    static func markup(_ struck: String) -> String {
        "<s title=\"struck out in the file, and not read\">\(struck.cut(to: longest).inMarkup)</s>"
    }

    /// A stretch of the text, with what is struck before or in it.
    mutating func markup(_ stretch: Range<String.Index>) -> String {
        var result = ""
        var place = stretch.lowerBound
        while let next = waiting.first {
            let end = self.place(next.offset)
            guard end < stretch.upperBound else { break }
            let whole = max(place, end)
            result += String(text[place..<whole]).inMarkup + markup(of: next, at: whole)
            place = whole
            waiting = waiting.dropFirst()
        }
        return result + String(text[place..<stretch.upperBound]).inMarkup
    }

    /// Between two characters.
    private func place(_ offset: Int) -> String.Index {
        let utf8 = text.utf8
        var place = utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex) ?? utf8.endIndex
        while place > utf8.startIndex, String.Index(place, within: text) == nil { place = utf8.index(before: place) }
        return place
    }

    /// What is struck behind the text.
    var rest: String { waiting.map { markup(of: $0, at: text.endIndex) }.joined() }

    private func markup(of struck: StruckText, at place: String.Index) -> String {
        let words = struck.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // Within a word it touches both halves; else it is a word of its own.
        let isAfterBlank = place == text.startIndex || text[text.index(before: place)].isWhitespace
        let isBeforeBlank = place == text.endIndex || text[place].isWhitespace
        return (isBeforeBlank && !isAfterBlank ? " " : "") + Self.markup(words)
            + (isAfterBlank && !isBeforeBlank ? " " : "")
    }
}

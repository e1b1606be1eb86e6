import ChartSchema

/// Cuts a text into words, numbers and signs.
///
/// - `10mg` is a number and a word, `B12` and `2nd` are words, `1,800` and `0.5` numbers.
/// - `≤` is the sign `<=`; a hyphen between two words joins them, between figures it is a sign.
/// - Raised figures (¹²³) and † ‡ § * are marks and never part of a figure.
package enum Tokeniser {
    package static func tokens(of text: String) -> [Token] {
        var cutter = Cutter(text)
        cutter.cut()
        return cutter.tokens
    }
}

private struct Cutter {
    let scalars: String.UnicodeScalarView
    var tokens: [Token] = []
    private var index: String.Index
    private var depth = 0

    init(_ text: String) {
        scalars = text.unicodeScalars
        index = scalars.startIndex
    }

    mutating func cut() {
        while index < scalars.endIndex {
            let scalar = scalars[index]
            if scalar.properties.isWhitespace {
                // A line's end parts what stands on both sides, but for parentheses that go on.
                if scalar == "\n", depth == 0 { append(.sign, "\n") } else { advance() }
            } else if scalar.isDigit {
                takeNumber()
            } else if Self.isRaised(scalar) {
                append(.mark, FoldedText(String(scalar)).string)
            } else if Self.isLetter(scalar) {
                takeWord()
            } else {
                takeSign(scalar)
            }
        }
        joinHyphens()
    }

    private mutating func advance() { index = scalars.index(after: index) }

    private mutating func append(_ kind: Token.Kind, _ text: String) {
        let start = index
        advance()
        tokens.append(Token(kind: kind, text: text, place: start..<index, depth: depth))
    }

    /// Digits with a decimal point, or with commas before every third.
    private mutating func takeNumber() {
        let start = index
        var text = ""
        while index < scalars.endIndex {
            let scalar = scalars[index]
            if scalar.isDigit {
                text.unicodeScalars.append(scalar)
                advance()
            } else if scalar == ".", !text.contains("."), digits(after: index) > 0 {
                text += "."
                advance()
            } else if scalar == ",", !text.contains("."), digits(after: index) == 3 {
                advance()
            } else {
                break
            }
        }
        if let ordinal = takeOrdinal() {
            tokens.append(Token(kind: .word, text: text + ordinal, place: start..<index, depth: depth))
            return
        }
        tokens.append(
            Token(kind: .number, text: text, place: start..<index, depth: depth, number: Figure(text)))
    }

    private func digits(after place: String.Index) -> Int {
        scalars[scalars.index(after: place)...].prefix { $0.isDigit }.count
    }

    private mutating func takeOrdinal() -> String? {
        for ending in ["st", "nd", "rd", "th"] {
            let rest = scalars[index...].prefix(3)
            let letters = FoldedText(String(Substring(rest.prefix(2)))).string
            let isEnd = rest.count < 3 || !Self.isLetter(rest[rest.index(rest.startIndex, offsetBy: 2)])
            if letters == ending, isEnd {
                index = scalars.index(index, offsetBy: 2)
                return ending
            }
        }
        return nil
    }

    /// Letters and the digits among them, without apostrophes.
    private mutating func takeWord() {
        let start = index
        var text = String.UnicodeScalarView()
        while index < scalars.endIndex {
            let scalar = scalars[index]
            if Self.isLetter(scalar) || scalar.isDigit {
                text.append(scalar)
            } else if Self.isApostrophe(scalar), isLetter(after: index) {
            } else if scalar == ".", isInitial(at: index, from: start) {
            } else {
                break
            }
            advance()
        }
        tokens.append(
            Token(kind: .word, text: FoldedText(String(text)).string, place: start..<index, depth: depth))
    }

    private func isLetter(after place: String.Index) -> Bool {
        let next = scalars.index(after: place)
        return next < scalars.endIndex && Self.isLetter(scalars[next])
    }

    /// The full stop of "U.S." or "e.g.": one letter before it, and a letter or another such stop behind.
    private func isInitial(at place: String.Index, from start: String.Index) -> Bool {
        let before = scalars.index(before: place)
        let isAlone = before == start || scalars[scalars.index(before: before)] == "."
        guard Self.isLetter(scalars[before]), isAlone else { return false }
        return isLetter(after: place) || scalars[start..<place].contains(".")
    }

    private mutating func takeSign(_ scalar: Unicode.Scalar) {
        let start = index
        let folded = FoldedText(String(scalar)).string
        if folded == "(" || folded == "[" { depth += 1 }
        append(Self.marks.contains(scalar) ? .mark : .sign, folded)
        if folded == ")" || folded == "]" { depth = max(0, depth - 1) }
        // "<=" and ">=" are one sign each, as ≤ and ≥ are.
        guard index < scalars.endIndex, ["<", ">", "="].contains(folded),
            ["<", ">", "="].contains(String(scalars[index])), folded != String(scalars[index])
        else { return }
        let both = folded + String(scalars[index])
        advance()
        tokens[tokens.count - 1].text = both
        tokens[tokens.count - 1].place = start..<index
    }

    /// A hyphen without blanks between two words is part of what they say together.
    private mutating func joinHyphens() {
        for place in tokens.indices.dropFirst().dropLast() where tokens[place].text == "-" {
            let (before, after) = (tokens[place - 1], tokens[place + 1])
            let isTight =
                before.place.upperBound == tokens[place].place.lowerBound
                && tokens[place].place.upperBound == after.place.lowerBound
            tokens[place].isJoiner =
                isTight && (before.kind == .word && after.kind == .word || isCompound(before, after))
        }
    }

    /// "2-year", "type-2": a figure and the word it belongs to.
    private func isCompound(_ before: Token, _ after: Token) -> Bool {
        before.kind == .number && after.kind == .word || before.kind == .word && after.kind == .number
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        (0x61...0x7A).contains(scalar.value) || (0x41...0x5A).contains(scalar.value)
            || scalar.value > 0x7F && scalar.properties.isAlphabetic && !isRaised(scalar)
    }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        ["'", "\u{2019}", "\u{2018}", "\u{02BC}"].contains(scalar)
    }

    private static func isRaised(_ scalar: Unicode.Scalar) -> Bool {
        ["\u{00B9}", "\u{00B2}", "\u{00B3}"].contains(scalar) || (0x2070...0x2079).contains(scalar.value)
    }

    private static let marks: Set<Unicode.Scalar> = ["*", "\u{2020}", "\u{2021}", "\u{00A7}"]
}

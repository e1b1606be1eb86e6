import ChartSchema

/// Cuts a text into words, numbers and signs.
///
/// - `10mg` is a number and a word, `B12` and `2nd` are words, `1,800` and `0.5` numbers.
/// - `≤` is the sign `<=`; a hyphen between two words joins them, between figures it is a sign.
/// - Raised figures (¹²³), raised letters (ᵃ) and † ‡ § * are marks, as is ◼ before what a colour means, and never part of a figure.
package enum Tokeniser {
    package static func tokens(of text: String) -> [Token] {
        var cutter = Cutter(text)
        cutter.cut()
        return cutter.tokens
    }
}

/// Walks over the bytes of a text: nearly all of them are ASCII, and a character elsewhere is decoded where it stands.
private struct Cutter {
    private let text: String
    private let bytes: [UInt8]
    var tokens: [Token] = []
    /// In bytes.
    private var place = 0
    private var depth = 0

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    mutating func cut() {
        while place < bytes.count {
            let scalar = scalar(at: place)
            if Self.isBlank(scalar) {
                // A line's end parts what stands on both sides, but for parentheses that go on.
                if scalar == "\n", depth == 0 { append(.sign, "\n") } else { place += UTF8.width(scalar) }
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

    private func index(_ place: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: place) }

    private func scalar(at place: Int) -> Unicode.Scalar {
        bytes[place] < 0x80 ? Unicode.Scalar(bytes[place]) : text.unicodeScalars[index(place)]
    }

    /// The character that begins at a place, if there is one; and where it ends.
    private func next(at place: Int) -> (scalar: Unicode.Scalar, end: Int)? {
        guard place < bytes.count else { return nil }
        let scalar = scalar(at: place)
        return (scalar, place + UTF8.width(scalar))
    }

    private mutating func append(_ kind: Token.Kind, _ text: String) {
        let start = place
        place += UTF8.width(scalar(at: place))
        add(kind, text, from: start)
    }

    private mutating func add(_ kind: Token.Kind, _ text: String, from start: Int, number: Figure? = nil) {
        tokens.append(
            Token(kind: kind, text: text, place: index(start)..<index(place), depth: depth, number: number))
    }

    /// Digits with a decimal point, or with commas before every third.
    private mutating func takeNumber() {
        let start = place
        var text = ""
        var hasPoint = false
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): text.unicodeScalars.append(Unicode.Scalar(bytes[place]))
            case UInt8(ascii: ".") where !hasPoint && digits(after: place) > 0:
                hasPoint = true
                text += "."
            case UInt8(ascii: ",") where !hasPoint && digits(after: place) == 3: break
            default:
                if !hasPoint, let decimals = takeFraction() { text += decimals }
                addNumber(text, from: start)
                return
            }
            place += 1
        }
        addNumber(text, from: start)
    }

    /// A half, a quarter or three right behind a whole number, in decimals: "1½".
    private mutating func takeFraction() -> String? {
        guard let (scalar, end) = next(at: place), let decimals = Self.fractions[scalar] else { return nil }
        place = end
        return decimals
    }

    private static let fractions: [Unicode.Scalar: String] = ["\u{BC}": ".25", "\u{BD}": ".5", "\u{BE}": ".75"]

    private mutating func addNumber(_ text: String, from start: Int) {
        if let ordinal = takeOrdinal() {
            add(.word, text + ordinal, from: start)
        } else {
            add(.number, text, from: start, number: Figure(text))
        }
    }

    private func digits(after place: Int) -> Int {
        bytes[(place + 1)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    }

    private mutating func takeOrdinal() -> String? {
        // Most numbers end in a blank, or with the text.
        guard let first = next(at: place), Self.isLetter(first.scalar), let second = next(at: first.end) else {
            return nil
        }
        let letters = FoldedText(scalars: [first.scalar, second.scalar], count: 2).string
        guard ["st", "nd", "rd", "th"].contains(letters),
            !(next(at: second.end).map { Self.isLetter($0.scalar) } ?? false)
        else { return nil }
        place = second.end
        return letters
    }

    /// Letters and the digits among them, without apostrophes.
    private mutating func takeWord() {
        let start = place
        var isPlain = true
        var dropped: [Range<Int>] = []
        while let (scalar, end) = next(at: place) {
            if Self.isLetter(scalar) || scalar.isDigit {
                isPlain = isPlain && scalar.isASCII
            } else if Self.isApostrophe(scalar), isLetter(at: end) {
                dropped.append(place..<end)
            } else if scalar == ".", isInitial(at: place, from: start) {
                dropped.append(place..<end)
            } else {
                break
            }
            place = end
        }
        add(.word, word(start..<place, without: dropped, isPlain: isPlain), from: start)
    }

    private func word(_ range: Range<Int>, without dropped: [Range<Int>], isPlain: Bool) -> String {
        if isPlain, dropped.isEmpty {
            return String(unsafeUninitializedCapacity: range.count) { word in
                for (place, byte) in bytes[range].enumerated() {
                    word.initializeElement(at: place, to: (0x41...0x5A).contains(byte) ? byte + 32 : byte)
                }
                return range.count
            }
        }
        let kept = range.filter { place in !dropped.contains { $0.contains(place) } }.map { bytes[$0] }
        return FoldedText(String(decoding: kept, as: UTF8.self)).string
    }

    private func isLetter(at place: Int) -> Bool { next(at: place).map { Self.isLetter($0.scalar) } ?? false }

    /// The full stop of "U.S." or "e.g.": one letter before it, and a letter or another such stop behind.
    private func isInitial(at place: Int, from start: Int) -> Bool {
        var before = place - 1
        while before > start, bytes[before] & 0xC0 == 0x80 { before -= 1 }
        let isAlone = before == start || bytes[before - 1] == UInt8(ascii: ".")
        guard Self.isLetter(scalar(at: before)), isAlone else { return false }
        return isLetter(at: place + 1) || bytes[start..<place].contains(UInt8(ascii: "."))
    }

    private mutating func takeSign(_ scalar: Unicode.Scalar) {
        let start = place
        // Of the ASCII signs folding changes one.
        let folded = scalar.isASCII && scalar != "`" ? String(scalar) : FoldedText(String(scalar)).string
        if scalar == "(" || scalar == "[" { depth += 1 }
        append(Self.marks.contains(scalar) ? .mark : .sign, folded)
        if scalar == ")" || scalar == "]" { depth = max(0, depth - 1) }
        // "<=" and ">=" are one sign each, as ≤ and ≥ are.
        guard let (second, end) = next(at: place), Self.isComparison(scalar), Self.isComparison(second),
            scalar != second
        else { return }
        place = end
        tokens[tokens.count - 1].text = folded + String(second)
        tokens[tokens.count - 1].place = index(start)..<index(place)
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

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
    }

    private static func isComparison(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "<" || scalar == ">" || scalar == "="
    }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "'", "\u{2019}", "\u{2018}", "\u{02BC}": true
        default: false
        }
    }

    private static func isRaised(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{00B9}", "\u{00B2}", "\u{00B3}", "\u{2070}"..."\u{2079}": true
        default: scalar.value > 0x2AF && FoldedText.raisedLetters.contains(scalar)
        }
    }

    private static let marks: Set<Unicode.Scalar> = ["*", "\u{2020}", "\u{2021}", "\u{00A7}", "\u{25FC}"]
}

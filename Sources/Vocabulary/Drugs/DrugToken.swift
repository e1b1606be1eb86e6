/// A piece of a printed medication name.
struct DrugToken: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case word
        /// "25", "0.5", "70/30", "1,000"
        case number
        /// What parts the names of a list: "/", ",", "+", "&", "and", "with", a hyphen between blanks.
        case separator
        /// "or": any one of the names is meant.
        case or
        /// A hyphen inside a word.
        case hyphen
        case open, close
        case comparison(DrugQuantity.Comparison)
        case percent
        case footnote
        /// A sign that only parts words.
        case sign
    }

    var kind: Kind
    /// As printed.
    var text: String
    /// Empty for signs.
    var folded: String
    /// Whether a blank stands before it.
    var isSpaced: Bool

    /// Splits a printed name.
    static func all(in printed: String) -> [DrugToken] {
        var lexer = DrugLexer(printed)
        return lexer.tokens()
    }
}

/// Splits a printed name into tokens, one scalar after the other.
private struct DrugLexer {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var isSpaced = false

    init(_ printed: String) { scalars = Array(printed.unicodeScalars) }

    mutating func tokens() -> [DrugToken] {
        var tokens: [DrugToken] = []
        while index < scalars.count {
            let scalar = scalars[index]
            if isBlank(scalar) {
                isSpaced = true
                index += 1
                continue
            }
            tokens.append(next(scalar))
            isSpaced = false
        }
        return tokens
    }

    private mutating func next(_ scalar: Unicode.Scalar) -> DrugToken {
        if isDigit(index), let number = number() { return number }
        if FoldedName.isWordPart(scalar) { return word() }
        index += 1
        return DrugToken(kind: sign(scalar), text: String(scalar), folded: "", isSpaced: isSpaced)
    }

    private func isDigit(_ position: Int) -> Bool {
        position < scalars.count && ("0"..."9").contains(scalars[position])
    }

    /// A number, or `nil` where letters follow that make it a word ("24D"); a unit may be glued on ("25mg").
    private mutating func number() -> DrugToken? {
        var end = index
        while isDigit(end) || (end < scalars.count && ".,/".unicodeScalars.contains(scalars[end]) && isDigit(end + 1)) {
            end += 1
        }
        var letters = end
        while letters < scalars.count, isAlphabetic(scalars[letters]) { letters += 1 }
        guard letters == end || Self.gluedUnits.contains(String(scalars: scalars[end..<letters]).lowercased()) else {
            return nil
        }
        return take(to: end, as: .number)
    }

    private static let gluedUnits = ["mg", "mcg", "g", "gm", "ml", "meq", "iu", "units", "unit", "hr", "mg's"]

    private func isAlphabetic(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? (0x61...0x7A).contains(scalar.value | 0x20) : scalar.properties.isAlphabetic
    }

    private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
    }

    private mutating func word() -> DrugToken {
        var end = index
        while end < scalars.count, FoldedName.isWordPart(scalars[end]) { end += 1 }
        var token = take(to: end, as: .word)
        switch token.folded {
        case "and", "with", "plus", "w": token.kind = .separator
        case "or": token.kind = .or
        default: break
        }
        return token
    }

    private mutating func take(to end: Int, as kind: DrugToken.Kind) -> DrugToken {
        let text = String(scalars: scalars[index..<end])
        index = end
        return DrugToken(kind: kind, text: text, folded: FoldedName.of(text), isSpaced: isSpaced)
    }

    /// The kind of the sign before `index`.
    private func sign(_ scalar: Unicode.Scalar) -> DrugToken.Kind {
        switch scalar {
        case "/", ",", ";", "+", "&", "|", "\\": return .separator
        case "(", "[", "{": return .open
        case ")", "]", "}": return .close
        case ">": return .comparison(.moreThan)
        case "<": return .comparison(.lessThan)
        case "≥": return .comparison(.atLeast)
        case "≤": return .comparison(.atMost)
        case "%": return .percent
        case "*", "†", "‡", "§", "¶", "¹", "²", "³": return .footnote
        case "-", "‐", "‑", "‒", "–", "—":
            let isSpacedAfter = index < scalars.count && isBlank(scalars[index])
            return isSpaced || isSpacedAfter ? .separator : .hyphen
        default: return .sign
        }
    }
}

extension Sequence<DrugToken> {
    /// The text of a run as printed, single blanks where blanks were.
    var printed: String {
        var text = ""
        for token in self {
            if token.isSpaced, !text.isEmpty { text += " " }
            text += token.text
        }
        return text
    }

    /// The folded form of a run.
    var folded: String { FoldedName.of(printed) }
}

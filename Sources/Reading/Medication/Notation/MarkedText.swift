import Notation

/// A printed name or use, and the footnote marks after it.
struct MarkedText {
    var text: String
    var marks: [String]
    /// A mark that is followed by more of the name belongs to nobody knows what.
    var hasInnerMark: Bool {
        // The other signs are beyond ASCII.
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "*") }
        return !isPlain && text.contains { "*†‡§•".contains($0) }
    }

    /// `Diabetes *` has a mark; the `#3` of a name is none, but a `#` that stands alone at the end is.
    init(_ printed: String) {
        let (leading, printed) = Self.leadingMark(Self.withoutBullet(singleSpaced(printed)))
        if Self.isBare(printed) {
            (text, marks) = (printed, leading)
            return
        }
        var rest = Substring(printed)
        var signs: [Character] = []
        while let last = rest.popLast() {
            guard last == " " || Self.isMark(last, after: rest) else {
                rest = printed[..<printed.index(after: rest.endIndex)]
                break
            }
            if last != " " { signs.append(last) }
        }
        marks = []
        // A name in brackets is marked by them.
        if let first = rest.first, let last = rest.last, rest.count > 2,
            let pair = Self.brackets.first(where: { $0.open == first && $0.close == last }),
            !rest.dropFirst().dropLast().contains(where: { $0 == first || $0 == last })
        {
            rest = rest.dropFirst().dropLast()
            marks = ["\(pair.open)\(pair.close)"]
        }
        text = String(rest)
        marks += leading
        for sign in signs.reversed() {
            if let last = marks.last, last.last == sign, !Self.brackets.contains(where: { $0.close == sign }) {
                marks[marks.count - 1].append(sign)
            } else {
                marks.append(String(sign))
            }
        }
    }

    /// The signs that footnotes are marked with.
    static let signs: Set<Character> = Set("*†‡§¹²³#+^~¶").union(letters)

    /// Small letters that are printed raised.
    static let letters = Set(FoldedText.raisedLetters.map(Character.init))

    /// The signs that a note begins with.
    static let ofNotes = "*†‡§¹²³#^~¶" + String(letters.sorted())

    /// Whether a sign may be that of a footnote: one of the usual ones, or any other that is no word's, no figure's and no check or cross.
    static func isSign(_ sign: Character) -> Bool {
        if signs.contains(sign) { return true }
        guard !sign.isASCII, sign.unicodeScalars.count == 1, let scalar = sign.unicodeScalars.first,
            [.otherSymbol, .otherPunctuation, .mathSymbol].contains(scalar.properties.generalCategory)
        else { return false }
        return !ofWords.contains(sign) && !bullets.contains(sign) && MarkSign(String(sign)) == nil
            && !OutcomeMark.isPlainSign(String(sign))
    }

    /// Whether a text begins as the note of a mark does: "◊ Decline if under age 50".
    static func isNote(_ text: String) -> Bool { text.first.map { $0 != "+" && isSign($0) } ?? false }

    private static let ofWords: Set<Character> = Set("®™©°…·‰′″¿¡±≥≤≠×÷−→←↔⁄№℞µ•")

    /// Whether a sign behind a name marks it: the "+" of "HIV+" and of "50+" belongs to what stands before it.
    private static func isMark(_ sign: Character, after text: Substring) -> Bool {
        guard isSign(sign) else { return false }
        // Alone it may be an answer.
        if !signs.contains(sign), !text.contains(where: \.isLetter) { return false }
        guard sign == "+", let last = text.last else { return true }
        return last.isLowercase || last == ")" || last == " " || signs.contains(last)
    }

    /// `* Aricept`, `♦ Aricept`: the mark stands before the name.
    private static func leadingMark(_ text: String) -> (marks: [String], rest: String) {
        guard let first = text.first, isSign(first), first != "+",
            case let sign = text.prefix(while: { $0 == first }),
            case let rest = text.dropFirst(sign.count).drop(while: { $0 == " " }), rest.first?.isLetter ?? false,
            // "#disulfiram" may be anything.
            "*†‡§".contains(first) || text.dropFirst(sign.count).first == " "
        else { return ([], text) }
        return ([String(sign)], String(rest))
    }

    /// `• Aricept`, `- Aricept`, `3. Aricept`: what begins an item and the blank behind it are no part of its name.
    private static func withoutBullet(_ text: String) -> String {
        guard let first = text.first else { return text }
        if first.isASCII, first.isNumber {
            let rest = text.drop(while: \.isNumber)
            guard text.count - rest.count <= 3, rest.hasPrefix(". ") || rest.hasPrefix(") "),
                case let name = rest.dropFirst(2), name.first?.isLetter ?? false
            else { return text }
            return String(name)
        }
        guard bullets.contains(first) else { return text }
        let rest = text.drop { bullets.contains($0) }
        guard rest.first == " ", case let name = rest.drop(while: { $0 == " " }),
            name.first.map({ $0.isLetter || $0.isNumber || $0 == "\"" || $0 == "(" || signs.contains($0) }) ?? false
        else { return text }
        return String(name)
    }

    static let bullets: Set<Character> = Set("•·-–—▪■□●○◦►▸➢➤‣⁃")

    /// Whether a text ends in a plain letter, figure or parenthesis, as most do: no mark stands there, and nothing encloses it.
    private static func isBare(_ text: String) -> Bool {
        guard let last = text.utf8.last else { return true }
        let isPlain = (0x30...0x39).contains(last) || (0x61...0x7A).contains(last | 0x20) && last >= 0x41
        return isPlain || last == UInt8(ascii: ")")
    }

    private static let brackets: [(open: Character, close: Character)] = [("[", "]"), ("{", "}"), ("<", ">")]
}

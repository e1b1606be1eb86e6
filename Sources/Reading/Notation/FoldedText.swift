/// A cell's text made uniform for reading: lower case, one kind of dash and quote, no accents, no non-breaking blanks.
///
/// The printed text is never changed by this; only decisions look at the folded form.
struct FoldedText: Sendable, Hashable {
    let scalars: [Unicode.Scalar]

    init(_ text: some StringProtocol) {
        var folded: [Unicode.Scalar] = []
        folded.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{2018}", "\u{2019}", "\u{2032}", "\u{201B}", "\u{02B9}", "\u{00B4}", "`", "\u{00A8}":
                folded.append("'")
            case "\u{201C}", "\u{201D}", "\u{2033}", "\u{201E}", "\u{02BA}", "\u{301E}":
                folded.append("\"")
            case "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2212}":
                folded.append("-")
            case "\u{00A0}", "\u{202F}", "\u{2009}", "\u{2007}", "\t", "\n", "\r":
                folded.append(" ")
            case "\u{2264}": folded += ["<", "="]
            case "\u{2265}": folded += [">", "="]
            case "\u{00BD}": folded += FoldedText.fraction("1/2", after: folded)
            case "\u{00BC}": folded += FoldedText.fraction("1/4", after: folded)
            case "\u{00BE}": folded += FoldedText.fraction("3/4", after: folded)
            case "A"..."Z": folded.append(Unicode.Scalar(scalar.value + 32)!)
            case "\u{00}"..."\u{7F}": folded.append(scalar)
            default: folded += FoldedText.withoutAccent(scalar)
            }
        }
        while folded.last == " " { folded.removeLast() }
        scalars = Array(folded.drop { $0 == " " })
    }

    var string: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    var isEmpty: Bool { scalars.isEmpty }

    /// Signs that point to a footnote.
    static let footnoteMarks: Set<Unicode.Scalar> = [
        "*", "\u{2020}", "\u{2021}", "\u{00A7}", "\u{00B9}", "\u{00B2}", "\u{00B3}", "\u{2070}", "\u{2074}",
    ]

    private static func fraction(_ text: String, after folded: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let blank: [Unicode.Scalar] = folded.isEmpty || folded.last == " " ? [] : [" "]
        return blank + Array(text.unicodeScalars)
    }

    private static func withoutAccent(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar {
        case "à", "á", "â", "ã", "ä", "å", "À", "Á", "Â", "Ã", "Ä", "Å": return ["a"]
        case "è", "é", "ê", "ë", "È", "É", "Ê", "Ë": return ["e"]
        case "ì", "í", "î", "ï", "Ì", "Í", "Î", "Ï": return ["i"]
        case "ò", "ó", "ô", "õ", "ö", "Ò", "Ó", "Ô", "Õ", "Ö": return ["o"]
        case "ù", "ú", "û", "ü", "Ù", "Ú", "Û", "Ü": return ["u"]
        case "ç", "Ç": return ["c"]
        case "ñ", "Ñ": return ["n"]
        case "ÿ", "ý", "Ý": return ["y"]
        case "œ", "Œ": return ["o", "e"]
        case "æ", "Æ": return ["a", "e"]
        default: return [scalar]
        }
    }
}

/// Walks over folded text from left to right; every step either takes what it asks for or leaves the place unchanged.
struct Scanner {
    private let scalars: [Unicode.Scalar]
    private(set) var position: Int

    init(_ text: FoldedText) {
        scalars = text.scalars
        position = 0
    }

    init(_ scalars: [Unicode.Scalar], at position: Int) {
        self.scalars = scalars
        self.position = position
    }

    var isAtEnd: Bool { position >= scalars.count }
    var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    mutating func reset(to place: Int) { position = place }

    mutating func skipBlanks() {
        while position < scalars.count, scalars[position] == " " { position += 1 }
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        position += 1
        return true
    }

    /// Takes exactly this text, which must not go on as a word.
    mutating func takeWord(_ word: String) -> Bool {
        var end = position
        for wanted in word.unicodeScalars {
            guard end < scalars.count, scalars[end] == wanted else { return false }
            end += 1
        }
        if end > position, scalars[end - 1].isLetter, end < scalars.count, scalars[end].isLetter { return false }
        position = end
        return true
    }

    mutating func takeWord(of words: [String]) -> String? {
        for word in words where takeWord(word) { return word }
        return nil
    }

    /// Takes a run of digits; `nil` and no step when there is none, or more than `limit` of them.
    mutating func takeDigits(limit: Int = 6) -> (value: Int, count: Int)? {
        let start = position
        var value = 0
        while let scalar = next, scalar.isDigit {
            if position - start >= limit {
                position = start
                return nil
            }
            value = value * 10 + Int(scalar.value - 48)
            position += 1
        }
        return position > start ? (value, position - start) : nil
    }
}

extension Unicode.Scalar {
    var isDigit: Bool { value >= 48 && value <= 57 }
    var isLetter: Bool { (value >= 97 && value <= 122) || (value >= 65 && value <= 90) || value > 0xBF }
}

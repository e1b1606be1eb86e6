/// A cell's text made uniform for reading: lower case, one kind of dash and quote, no accents, no non-breaking blanks.
///
/// The printed text is never changed by this; only decisions look at the folded form.
package struct FoldedText: Sendable, Hashable {
    package let scalars: [Unicode.Scalar]

    package init(_ text: some StringProtocol) {
        var text = String(text)
        scalars =
            text.withUTF8(Self.folded(ascii:)) ?? Self.folded(text.unicodeScalars, count: text.utf8.count)
    }

    /// Most texts are ASCII, of which every byte is folded by itself; `nil` where one is not.
    private static func folded(ascii text: UnsafeBufferPointer<UInt8>) -> [Unicode.Scalar]? {
        guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
        return Array(unsafeUninitializedCapacity: text.count) { folded, count in
            for byte in text {
                let own: UInt8
                switch byte {
                case 0x41...0x5A: own = byte + 32
                case 0x20, 0x09, 0x0A, 0x0D: own = 0x20
                case UInt8(ascii: "`"): own = UInt8(ascii: "'")
                default: own = byte
                }
                if own == 0x20, count == 0 { continue }
                folded.initializeElement(at: count, to: Unicode.Scalar(own))
                count += 1
            }
            while count > 0, folded[count - 1] == " " { count -= 1 }
        }
    }

    /// - Parameter count: No fewer than there are scalars.
    package init(scalars printed: some Sequence<Unicode.Scalar>, count: Int) {
        scalars = Self.folded(printed, count: count)
    }

    private static func folded(_ printed: some Sequence<Unicode.Scalar>, count: Int) -> [Unicode.Scalar] {
        var folded: [Unicode.Scalar] = []
        folded.reserveCapacity(count)
        for scalar in printed {
            if scalar.isASCII { Self.append(ascii: scalar, to: &folded) } else { Self.append(scalar, to: &folded) }
        }
        while folded.last == " " { folded.removeLast() }
        return folded
    }

    package var string: String { String(scalars: scalars[...]) }

    package var isEmpty: Bool { scalars.isEmpty }

    /// Signs that point to a footnote.
    package static let footnoteMarks: Set<Unicode.Scalar> = Set("*\u{2020}\u{2021}\u{00A7}".unicodeScalars)
        .union(superscripts.keys).union(raisedLetters)

    /// Small letters that are printed raised.
    package static let raisedLetters = Set("ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ".unicodeScalars)

    /// Raised digits, and the plain ones.
    private static let superscripts: [Unicode.Scalar: Unicode.Scalar] = [
        "\u{2070}": "0", "\u{00B9}": "1", "\u{00B2}": "2", "\u{00B3}": "3", "\u{2074}": "4", "\u{2075}": "5",
        "\u{2076}": "6", "\u{2077}": "7", "\u{2078}": "8", "\u{2079}": "9",
    ]

    private static func append(ascii scalar: Unicode.Scalar, to folded: inout [Unicode.Scalar]) {
        switch scalar {
        case "A"..."Z": folded.append(Unicode.Scalar(UInt8(scalar.value) + 32))
        case " ", "\t", "\n", "\r": appendBlank(to: &folded)
        case "`": folded.append("'")
        case "/": appendSlash(to: &folded)
        default: folded.append(scalar)
        }
    }

    /// A raised digit over another (`¹/2`) is a fraction and no mark.
    private static func appendSlash(to folded: inout [Unicode.Scalar]) {
        if let raised = folded.last.flatMap({ superscripts[$0] }) {
            folded.removeLast()
            if folded.last != " " { appendBlank(to: &folded) }
            folded.append(raised)
        }
        folded.append("/")
    }

    private static func append(_ scalar: Unicode.Scalar, to folded: inout [Unicode.Scalar]) {
        switch scalar {
        case "\u{2018}", "\u{2019}", "\u{2032}", "\u{201B}", "\u{02B9}", "\u{00B4}", "\u{00A8}":
            folded.append("'")
        case "\u{201C}", "\u{201D}", "\u{2033}", "\u{201E}", "\u{02BA}", "\u{301E}":
            folded.append("\"")
        case "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2212}":
            folded.append("-")
        case "\u{2044}": appendSlash(to: &folded)
        case "\u{00A0}", "\u{202F}", "\u{2009}", "\u{2007}", "\u{3000}": appendBlank(to: &folded)
        case "\u{2264}": folded += ["<", "="]
        case "\u{2265}": folded += [">", "="]
        case "\u{FF01}"..."\u{FF5E}":
            // Full-width forms, as East Asian keyboards type them.
            append(ascii: Unicode.Scalar(UInt8(scalar.value - 0xFEE0)), to: &folded)
        case "\u{00BD}": appendFraction("1/2", to: &folded)
        case "\u{00BC}": appendFraction("1/4", to: &folded)
        case "\u{00BE}": appendFraction("3/4", to: &folded)
        default: folded += FoldedText.withoutAccent(scalar)
        }
    }

    /// No text begins with a blank.
    private static func appendBlank(to folded: inout [Unicode.Scalar]) {
        if !folded.isEmpty { folded.append(" ") }
    }

    private static func appendFraction(_ text: String, to folded: inout [Unicode.Scalar]) {
        if folded.last != " " { appendBlank(to: &folded) }
        folded += text.unicodeScalars
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

extension Unicode.Scalar {
    private var isRaisedLetter: Bool {
        (0x02B0...0x02E3).contains(value) || (0x1D43...0x1DBB).contains(value)
            ? FoldedText.raisedLetters.contains(self) : false
    }

    package var isDigit: Bool { value >= 48 && value <= 57 }
    /// Of any script; signs, arrows, raised digits and raised letters are no letters.
    package var isLetter: Bool {
        (value >= 97 && value <= 122) || (value >= 65 && value <= 90)
            || value > 0xBF && !(0x2010...0x2BFF).contains(value) && !isRaisedLetter
    }
}

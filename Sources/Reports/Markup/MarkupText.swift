import ChartSchema

extension String {
    /// The text for HTML and XML, in elements and in quoted attributes.
    ///
    /// What neither may hold is shown: controls as their pictures (`␀`), code points that XML forbids as `U+FFFE`.
    /// Marks that turn the direction of a text are shown too, so that a text cannot pose as another.
    package var inMarkup: String {
        var result = ""
        result.reserveCapacity(utf8.count + 16)
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result += scalar.shown
            }
        }
        return result
    }

    /// The text with everything shown that a page or terminal would hide or obey; line feeds and tabs stay.
    var withControlsShown: String {
        var result = ""
        for scalar in unicodeScalars { result += scalar.shown }
        return result
    }

    /// At most `count` characters, the last of them `…` where some are left out.
    ///
    /// A text of a megabyte costs no more than a short one.
    package func cut(to count: Int) -> String {
        guard let end = index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex else { return self }
        return prefix(max(0, count - 1)) + "…"
    }

    /// A message for a person: one line of at most ``longestSentence`` characters, with nothing in it that a terminal
    /// obeys, whatever a cell that it quotes holds.
    package var asSentence: String { cut(to: Self.longestSentence).onOneLine.withControlsShown }

    private static let longestSentence = 1000
}

extension Unicode.Scalar {
    /// The scalar, or what shows that it is there.
    fileprivate var shown: String {
        switch value {
        case 0x09, 0x0a: String(self)
        case 0x00...0x1f: String(Unicode.Scalar(0x2400 + value)!)
        case 0x7f: "␡"
        case 0x80...0x9f, 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff, 0xfdd0...0xfdef:
            named
        default: value & 0xfffe == 0xfffe ? named : String(self)
        }
    }

    private var named: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

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
        let printed = singleSpaced(printed)
        if Self.isBare(printed) {
            (text, marks) = (printed, [])
            return
        }
        var rest = Substring(printed)
        var signs = ""
        while let last = rest.last, "*†‡§¹²³#".contains(last) || last == " " {
            if last != " " { signs = String(last) + signs }
            rest = rest.dropLast()
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
        for sign in signs {
            if let last = marks.last, last.last == sign, !Self.brackets.contains(where: { $0.close == sign }) {
                marks[marks.count - 1].append(sign)
            } else {
                marks.append(String(sign))
            }
        }
    }

    /// Whether a text ends in a plain letter, figure or parenthesis, as most do: no mark stands there, and nothing encloses it.
    private static func isBare(_ text: String) -> Bool {
        guard let last = text.utf8.last else { return true }
        let isPlain = (0x30...0x39).contains(last) || (0x61...0x7A).contains(last | 0x20) && last >= 0x41
        return isPlain || last == UInt8(ascii: ")")
    }

    private static let brackets: [(open: Character, close: Character)] = [("[", "]"), ("{", "}"), ("<", ">")]
}

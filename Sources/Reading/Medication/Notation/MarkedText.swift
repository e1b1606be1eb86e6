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
        var rest = Substring(singleSpaced(printed))
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

    private static let brackets: [(open: Character, close: Character)] = [("[", "]"), ("{", "}"), ("<", ">")]
}

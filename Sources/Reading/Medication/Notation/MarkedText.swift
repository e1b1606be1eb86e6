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
        text = String(rest)
        marks = []
        for sign in signs {
            if let last = marks.last, last.last == sign {
                marks[marks.count - 1].append(sign)
            } else {
                marks.append(String(sign))
            }
        }
    }
}

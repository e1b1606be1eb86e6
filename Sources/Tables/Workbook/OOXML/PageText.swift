/// What a sheet's pages have at head and foot, without the codes of fonts, page numbers and days.
enum PageText {
    /// The texts at the left, in the middle and at the right; `Page &P of &N` says nothing.
    static func pieces(_ code: String) -> [String] {
        var pieces = [""]
        var rest = Substring(code)
        while let character = rest.popFirst() {
            guard character == "&" else {
                pieces[pieces.count - 1].append(character)
                continue
            }
            switch rest.popFirst() {
            case "L", "C", "R": pieces.append("")
            case "&": pieces[pieces.count - 1] += "&"
            case "\"": rest = rest.drop { $0 != "\"" }.dropFirst()
            case "K": rest = rest.dropFirst(6)
            case let digit? where digit.isNumber: rest = rest.drop(while: \.isNumber)
            default: pieces[pieces.count - 1] += " "
            }
        }
        return pieces.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter(says)
    }

    /// Whether a text is more than the number of its page.
    static func says(_ text: String) -> Bool {
        text.split(separator: " ").contains { word in
            word.contains(where: \.isLetter) && !["page", "of", "seite", "von"].contains(word.lowercased())
        }
    }
}

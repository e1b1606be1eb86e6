/// What a person typed, as notations are matched against it: lower case, typographic marks as the plain ones, without
/// blanks but for one between two figures, so that "5 6" is never 56.
enum TypedText {
    static func folded(_ text: String) -> String {
        var result = ""
        var isParted = false
        for character in text.lowercased() {
            guard !character.isWhitespace else {
                isParted = true
                continue
            }
            if isParted, let last = result.last, isFigure(last), isFigure(character) { result.append(" ") }
            isParted = false
            result += plain(character)
        }
        return result
    }

    private static func isFigure(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    private static func plain(_ character: Character) -> String {
        switch character {
        case "’", "′", "‘", "`": "'"
        case "”", "″", "“": "\""
        case "–", "‑", "−": "-"
        default: String(character)
        }
    }
}

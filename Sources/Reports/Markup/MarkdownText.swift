extension String {
    /// The text for one cell of a Markdown table, or one line: nothing in it is markup, names nobody and ends the cell.
    package var inMarkdown: String {
        let characters = Array(onOneLine.withControlsShown)
        var result = ""
        for (index, character) in characters.enumerated() {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "|", "\\", "`", "*", "_", "~", "[", "]", "#", "!", "$": result += "\\\(character)"
            // Nothing that can be a mention, an address or a short name of an emoji (`:smile:`) stays in one piece.
            case "@": result += "@<!-- -->"
            case ":": result += Self.isWordBegun(behind: index, characters) ? ":<!-- -->" : ":"
            default: result.append(character)
            }
        }
        return result
    }

    /// Whether a colon could open a short name or go on with an address: a blank or the end behind it ends that, and a
    /// number behind a word is a line's.
    private static func isWordBegun(behind colon: Int, _ characters: [Character]) -> Bool {
        guard colon + 1 < characters.count else { return false }
        let next = characters[colon + 1]
        if next.isNumber, colon > 0, characters[colon - 1].isLetter { return false }
        return !next.isWhitespace && next != "\"" && next != "}"
    }

    /// The text as code in a Markdown table, where no fence is safe: an element.
    package var asMarkdownCode: String { "<code>\(inMarkdown)</code>" }
}

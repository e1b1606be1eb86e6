extension String {
    /// The text for one cell of a Markdown table, or one line: nothing in it is markup, names nobody and ends the cell.
    package var inMarkdown: String {
        var result = ""
        for character in onOneLine.withControlsShown {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "|", "\\", "`", "*", "_", "~", "[", "]", "#", "!", "$": result += "\\\(character)"
            // Nothing that can be a mention, an address or a short name of an emoji stays in one piece.
            case "@", ":": result += "\(character)<!-- -->"
            default: result.append(character)
            }
        }
        return result
    }

    /// The text as code in a Markdown table, where no fence is safe: an element.
    package var asMarkdownCode: String { "<code>\(inMarkdown)</code>" }
}

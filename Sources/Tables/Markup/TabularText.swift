/// Whether text outside tables looks like a table: pieces that are mostly figures.
///
/// Nothing is read from such text, since nobody could say which figures belong together; it is reported.
struct TabularText {
    /// Fewer figures than this are no chart.
    private static let least = 6

    private var figures = 0
    private var line: Int?
    private var parts: [String: Int] = [:]

    /// - Parameter element: The block that the piece ends, or the one around it.
    mutating func add(_ piece: TextPiece, in element: Element) {
        let words = piece.text.split(separator: " ")
        let count = words.count { RowForm.isFigure(Array($0.utf8)[...]) }
        guard count > 0, count * 3 >= words.count * 2 else { return }
        figures += count
        line = line ?? piece.line
        parts[TabularText.name(element), default: 0] += count
    }

    /// Where the figures begin, and what they are made of; `nil` for running text.
    var found: (line: Int, parts: String)? {
        guard figures >= TabularText.least, let line else { return nil }
        return parts.max { ($0.value, $0.key) < ($1.value, $1.key) }.map { (line, $0.key) }
    }

    private static func name(_ element: Element) -> String {
        switch element {
        case .pre: "preformatted text"
        case .li, .ul, .ol, .dt, .dd: "list items"
        case .div, .section, .article: "boxes"
        case .br: "lines"
        default: "paragraphs"
        }
    }
}

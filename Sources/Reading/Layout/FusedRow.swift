import Notation

/// A row whose cells have run together in one: `5'7" 160 192`, `67 | 160 | 192`.
enum FusedRow {
    /// Whether a text is figures alone, as many as a height and a limit: what is of a page (dates, telephones) is none.
    static func isOne(_ sense: CellSense) -> Bool {
        guard sense.beginsWithFigure, !sense.isNumeric, sense.height == nil else { return false }
        let text = TaggedText(sense.text)
        let page = PageWords(text).tags
        let figures = text.tags.indices.filter { text.token($0).kind == .number && !page.contains($0) }
        return figures.count >= 3
            && text.tags.indices.allSatisfy {
                text.token($0).kind != .word || text.has(.unit, at: $0) || page.contains($0)
            }
    }
}

import Notation

/// Columns that number a carrier's own records: codes, dates, versions, the carrier itself. One value for all rows, or another for
/// each, says nothing of the limits.
enum RecordKeeping {
    static func isOne(_ header: HeaderTerms, cells: [CellSense]) -> Bool {
        if HeaderLexicon.isWord(FoldedText(header.text), "insurer") { return Set(cells.map(\.folded)).count == 1 }
        let words = header.tokens.tokens.map(\.word)
        guard !words.isEmpty, words.allSatisfy({ names.contains($0) || Int($0) != nil }) else { return false }
        let values = Set(cells.map(\.folded))
        return cells.allSatisfy(isCode) && (values.count == 1 || values.count == cells.count)
    }

    /// A number, a date or a code: one word with a digit, which says nothing of people, classes or ends.
    private static func isCode(_ cell: CellSense) -> Bool {
        let text = cell.folded.string
        return text.contains(where: \.isNumber) && !text.contains { $0.isWhitespace || "<>≤≥+%".contains($0) }
            && cell.terms.age == nil && cell.terms.sex == nil && cell.terms.tobacco == nil && cell.terms.bound == nil
    }

    private static let names = Lexicon.words("record-keeping.names")
}

import Notation

/// Columns that number a carrier's own records: codes, dates, versions, the carrier itself. One value for all rows, or another for
/// each, says nothing of the limits.
enum RecordKeeping {
    static func isOne(_ header: HeaderTerms, cells: [CellSense]) -> Bool {
        if HeaderLexicon.isWord(FoldedText(header.text), "insurer") { return Set(cells.map(\.folded)).count == 1 }
        let values = Set(cells.map(\.folded))
        if namesStatus(header) { return values.count == 1 && values.allSatisfy { InForce.holds($0.string) } }
        guard namesRecords(header) else { return false }
        if audits(header) { return cells.allSatisfy { $0.terms.sex == nil && $0.terms.tobacco == nil } }
        return cells.allSatisfy(isCode) && (values.count == 1 || values.count == cells.count)
    }

    /// The same of figures, which any less certain name could make limits: `ROW_ID`, `TBL_VER`, `EFF_DATE`.
    static func areFigures(_ header: HeaderTerms, cells: [CellSense]) -> Bool {
        header.tokens.tokens.contains { figures.contains($0.word) } && isOne(header, cells: cells)
    }

    private static func namesRecords(_ header: HeaderTerms) -> Bool {
        let words = header.tokens.tokens.map(\.word).filter { Int($0) == nil }
        return words.allSatisfy(names.contains) && !words.allSatisfy(beside.contains)
    }

    /// `LastUpdated`, `UPDATED_BY`: when and by whom each record was written.
    static func audits(_ header: HeaderTerms) -> Bool {
        // "Modified" alone is a plan.
        header.tokens.tokens.contains { auditing.contains($0.word) }
            && header.tokens.tokens.contains { whenOrWho.contains($0.word) }
    }

    /// `Status`, `Record Status`: whether a record holds.
    private static func namesStatus(_ header: HeaderTerms) -> Bool {
        let words = header.tokens.tokens.map(\.word)
        return words.last == "status" && words.dropLast().allSatisfy(names.contains)
    }

    /// A number, a date or a code: one word with a digit, which says nothing of people, classes or ends.
    private static func isCode(_ cell: CellSense) -> Bool {
        let text = cell.folded.string
        return text.contains(where: \.isNumber) && !text.contains { $0.isWhitespace || "<>≤≥+%".contains($0) }
            && cell.terms.age == nil && cell.terms.sex == nil && cell.terms.tobacco == nil && cell.terms.bound == nil
    }

    private static let names = Lexicon.words("record-keeping.names")
    private static let auditing = Lexicon.words("record-keeping.auditing")
    private static let whenOrWho = Lexicon.words("record-keeping.when-or-who")
    /// Words that number no record alone: "UW", "Table".
    private static let beside = Lexicon.words("record-keeping.beside")
    private static let figures = Lexicon.words("record-keeping.figures")
}

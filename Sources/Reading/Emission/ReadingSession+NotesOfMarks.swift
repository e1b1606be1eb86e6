import ChartSchema
import Notation
import Tables

/// What the note of a mark says of the limits that bear it.
extension ReadingSession {
    /// "† Quote as Table 2": what the limits that bear a mark depend on, in words that say nothing to a grammar.
    mutating func reportNote(_ sentence: ChartSentence, piece: TextPiece, cell: (Grid, Int)?) {
        guard isMarkedNote(piece.text), !isApplied(piece.text) else { return }
        let unheard = ChartSentence.unheardWords(ofNote: sentence.text).filter { !isInPublishedName($0) }
        guard !unheard.isEmpty else { return }
        let words = unheard.map { "\"\($0)\"" }.joined(separator: ", ")
        reportRule(
            .warning, "The text may change the limits that bear its mark, and was not applied: \(words).",
            help: Self.remedy, piece: piece, cell: cell)
    }

    /// Whether a text is the note of a mark that something in a table bears: it may be of that alone, whatever other limits say.
    func isMarkedNote(_ text: String) -> Bool {
        guard text.unicodeScalars.first.map(FoldedText.footnoteMarks.contains) ?? false else { return false }
        return document.tables.contains { table in
            MarkedNotes(table).notes.contains { note in
                note.text == text && table.cells.contains { !$0.isBlank && note.isMarked(table.text(of: $0)) }
            }
        }
    }
}

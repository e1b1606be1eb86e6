import ChartSchema
import Notation
import Tables

/// What the note of a mark says of the limits that bear it.
extension ReadingSession {
    /// "† Quote as Table 2": what the limits that bear a mark depend on, in words that say nothing to a grammar.
    mutating func reportNote(_ sentence: ChartSentence, piece: TextPiece, cell: (Grid, Int)?) {
        guard isMarkedNote(piece.text), !isApplied(piece.text) else { return }
        let unheard = ChartSentence.unheardWords(ofNote: sentence.text).filter { !isInPublishedName($0) }
        guard !unheard.isEmpty || !saysNothing(sentence) else { return }
        let words = unheard.map { "\"\($0)\"" }.joined(separator: ", ")
        let message = "The text may change the limits that bear its mark, and was not applied"
        reportRule(
            .warning, words.isEmpty ? "\(message)." : "\(message): \(words).", help: Self.remedy, piece: piece,
            cell: cell)
    }

    /// "* Weights in pounds", "† Effective 1/2026", "‡ Without shoes": nothing that could be of some limits alone, as "* See underwriter" is.
    private func saysNothing(_ sentence: ChartSentence) -> Bool {
        let bare = String(
            sentence.text.drop { $0 == " " || $0.unicodeScalars.allSatisfy(FoldedText.footnoteMarks.contains) })
        if [.unit, .begins].contains(sentence.sense) || PageWords.fill(bare) { return true }
        let text = TaggedText(bare)
        return text.tags.indices.allSatisfy { place in
            text.token(place).kind == .sign || Self.measured.contains(text.token(place).text)
                || text.has(.unit, at: place) || text.has(.filler, at: place)
                || Self.figures.contains { text.has(.header, $0, at: place) }
        }
    }

    private static let measured = Lexicon.words("marked-notes.measured")
    private static let figures = Lexicon.words("marked-notes.figures")

    /// Whether a text is the note of a mark that something in a table bears: it may be of that alone, whatever other limits say.
    mutating func isMarkedNote(_ text: String) -> Bool {
        guard text.unicodeScalars.first.map(FoldedText.footnoteMarks.contains) ?? false else { return false }
        return MarkedNotes.all(in: text).contains(where: notesOfMarks.contains)
    }

    /// The notes whose mark something in their table bears.
    func notesOfBornMarks() -> Set<String> {
        document.tables.reduce(into: []) { found, table in
            let notes = MarkedNotes(table).notes
            guard !notes.isEmpty else { return }
            let texts = table.cells.filter { !$0.isBlank }.map { table.text(of: $0) }.filter(MarkedNotes.endsInMark)
            for note in notes where texts.contains(where: note.isMarked) { found.insert(note.text) }
        }
    }
}

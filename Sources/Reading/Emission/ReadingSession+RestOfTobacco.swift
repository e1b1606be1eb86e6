import Notation
import Tables

/// What texts say of tobacco beyond whether it is used, which no limit bears.
extension ReadingSession {
    /// "Nonsmokers of at least 5 years", "cigarette smokers" over limits of one side alone: of nobody else the chart says anything, and its limits are
    /// for fewer than they say.
    @discardableResult
    mutating func reportRestOfTobacco(of sentence: ChartSentence, piece: TextPiece) -> Bool {
        guard !sentence.restOfTobacco.isEmpty, sentence.sense == .people,
            Set(assembler.columns.map(\.tobacco)).subtracting([.any]).count == 1,
            // "Preferred (cigarette-free for five years)" is published as the class's name.
            !assembler.columns.contains(where: { $0.classLabel?.contains(sentence.text) ?? false })
        else { return false }
        findings.add(
            ChartFinding.proseUnapplied, UnreadWords.message(sentence.restOfTobacco, over: "limit"), help: Self.remedy,
            piece: piece)
        return true
    }

    /// The same of a cell that says whom limits are for.
    mutating func reportRestOfTobacco(inTitle text: String, cell: Int, of table: Table) {
        guard text.count > Self.longestName else { return }
        let piece = TextPiece(text, at: table.place(ofCell: cell))
        for sentence in texts.sentences(of: text) { reportRestOfTobacco(of: sentence, piece: piece) }
    }

    /// In characters: what is no longer is a class's name.
    private static let longestName = 20
}

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
        if isSaidOfAll(sentence, piece) {
            conditions.append(
                LimitCondition(text: BuildCondition.bare(ofNote: sentence.text), columns: .all))
            return true
        }
        findings.add(
            ChartFinding.proseUnapplied, UnreadWords.message(sentence.restOfTobacco, over: "limit"), help: Self.remedy,
            piece: piece)
        return true
    }

    /// "No tobacco use in the last 36 months." beside the only table, whose limits all are for those who use none: so long, too.
    private mutating func isSaidOfAll(_ sentence: ChartSentence, _ piece: TextPiece) -> Bool {
        guard assembler.columns.allSatisfy({ $0.tobacco == .no }), !isMarkedNote(piece.text), onlyTable() != nil,
            !placesOfTexts.isBehindHeading(piece)
        else { return false }
        let text = TaggedText(sentence.text)
        return Self.saysHowLong(sentence) && texts[sentence.text].terms.tobacco == .no
            && text.tags.indices.allSatisfy { place in
                text.token(place).kind != .sign || text.isSign(",", ".", "/", at: place)
            }
    }

    /// How long ago tobacco was used, and nothing of its kinds: "non-cigarette smokers" may use others.
    static func saysHowLong(_ sentence: ChartSentence) -> Bool {
        !sentence.restOfTobacco.isEmpty && !sentence.namesKindOfTobacco
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

import Notation
import Tables

/// Times beside what a mark means: "Each is declined when filled within 2 years. Medications marked * are declined only for tobacco users."
extension MedicationSession {
    /// Tells of a sentence that decides within a time, and stands in one text with the meaning of a mark, where rules of its decision have no
    /// time.
    mutating func reportTimesBesideMarks() {
        // Rows that bear the mark may have the whole text as their condition.
        let known = noted.union(rules.compactMap(\.rule.condition))
        var pieces = heard
        for table in document.tables {
            for texts in [table.headings, table.textAbove, table.textBefore, table.textAfter] {
                pieces.formUnion(texts.filter { known.contains($0.text) })
            }
            if let caption = table.caption, known.contains(caption.text) { pieces.insert(caption) }
        }
        for piece in pieces.sorted(by: { $0.text < $1.text }) {
            let sentences = Sentences.parts(of: piece.text).map { String($0) }
            guard sentences.count > 1, sentences.contains(where: Self.speaksOfMark) else { continue }
            for sentence in sentences where !Self.speaksOfMark(sentence) && isWithoutTime(sentence) {
                reportLost(TextPiece(sentence, at: piece.place))
            }
        }
    }

    /// "(*)", "marked *".
    private static func speaksOfMark(_ sentence: String) -> Bool {
        sentence.split(separator: " ").map { String($0).trimming("().,;:“”\"") }
            .contains { !$0.isEmpty && $0 != "+" && $0.allSatisfy(MarkedText.isSign) }
    }

    /// Whether a sentence decides within a time, and a rule of its decision holds at any.
    private func isWithoutTime(_ sentence: String) -> Bool {
        guard TaggedText(sentence).has(.unitTime) else { return false }
        let decided = OutcomeNotation.decisions(inSentence: sentence)
        return rules.contains { placed in
            let rule = placed.rule
            return decided.contains(rule.outcome) && rule.lookback == .always
                && !(rule.condition?.contains(sentence) ?? false)
        }
    }
}

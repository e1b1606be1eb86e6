import Notation
import Tables

/// What a text says besides what its marks mean: "D/C = decline. Decline if over age 80."
extension MedicationSession {
    /// Sentences beside the clauses of a legend that decide or limit, and that no rule has as a condition.
    mutating func reportRestOfLegends() {
        let printed = Set(rules.map(\.rule.outcomeLabel))
        func explainsMark(_ clause: LegendClause) -> Bool {
            clause.key.map { printed.contains($0) || OutcomeMark.isKey($0) } ?? false && !isNoteOfState(clause)
        }
        for piece in heard.union(legendsOfRows).sorted(by: { $0.text < $1.text }) {
            let clauses = texts[piece.text].medication.clauses
            // What goes on behind the note of a sign is of that note: "** Decline under age 50; Graded at ages 50 and over."
            guard clauses.contains(where: explainsMark),
                !clauses.contains(where: { $0.key.map(Self.isOfNote) ?? false })
            else {
                continue
            }
            // A legend that no rule was read by may limit what its codes mean.
            let isUnheard = !heard.contains(piece)
            let lost = clauses.filter { clause in
                if explainsMark(clause) {
                    return isUnheard && limits(TextPiece(clause.meaning, at: piece.place)) && !isApplied(clause)
                }
                return (isNoteOfState(clause) || mayDecide(clause.text)) && !isApplied(clause)
            }
            for clause in lost { reportLost(TextPiece(clause.text, at: piece.place)) }
            for sentence in Sentences.parts(of: piece.text) where !OutcomeMark.speaksOfBlanks(sentence) {
                let own = texts[sentence].medication.clauses
                guard !own.contains(where: explainsMark), !own.contains(where: isApplied),
                    !lost.contains(where: { sentence.contains($0.text) || $0.text.contains(sentence) })
                else { continue }
                let rest = TextPiece(sentence, at: piece.place)
                if isLost(rest) { reportLost(rest) }
            }
        }
    }

    private static func isOfNote(_ key: String) -> Bool { key.allSatisfy(MarkedText.isSign) }

    private func mayDecide(_ text: String) -> Bool {
        !PageFurniture.isOfPage(text) && !Self.asksOnly(text.trimming(" ;"))
            && (limitsPeople(text) || isForSome(text) || FootnoteJudgement.statesRule(text)
                || OutcomeWords.words(text).count > 3 && !OutcomeWords(text).outcomes.isEmpty)
    }

    /// "IC = individual consideration (Graded is not available in New York)".
    private func limits(_ meaning: TextPiece) -> Bool {
        limitsPeople(meaning.text) || isForSome(meaning.text) || isLost(meaning)
    }

    private func isApplied(_ clause: LegendClause) -> Bool {
        rules.contains { $0.rule.condition?.contains(clause.meaning) ?? false }
    }
}

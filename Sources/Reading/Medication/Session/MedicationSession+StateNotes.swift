import Notation
import Tables

/// Notes that begin with a state: "NY: all listed medications are declined.", "FL = decline".
extension MedicationSession {
    func speaksOfState(_ text: String) -> Bool { texts[text].medication.clauses.contains(where: isOfState) }

    /// Whether a clause begins with the code of a state that no cell prints for a decision.
    func isOfState(_ clause: LegendClause) -> Bool {
        guard let key = clause.key, StateWords.isCode(key), !isShort(key, in: clause) else { return false }
        return !grids.contains { grid in
            grid.table.cells.indices.contains { prints(key, grid.sense(ofCell: $0).text) }
        }
    }

    /// "OK" as all that a heading says: the state or a decision, where no other heading decides.
    func isState(_ heading: TextPiece) -> Bool {
        StateWords.isCode(heading.text)
            && !document.tables.flatMap(\.headings).contains { other in
                other.text != heading.text && OutcomeWords(other.text).only != nil
                    && OutcomeWords(other.text).rest.isEmpty
            }
    }

    /// "OK = acceptable", "DE = Decline": a code for the words behind it, and no state.
    private func isShort(_ code: String, in clause: LegendClause) -> Bool {
        guard !speaksOfListed(clause.meaning), let only = OutcomeWords(clause.meaning).only else { return false }
        return only == .accept && Self.answers.contains(code.lowercased())
            || clause.text.contains("=") && clause.meaning.lowercased().hasPrefix(code.lowercased())
    }

    private static let answers = Lexicon.words("medication-header.answering")

    /// In a legend "DE = Decline" explains a code, printed or not; "NY: all listed medications are declined." does not.
    func isNoteOfState(_ clause: LegendClause) -> Bool {
        isOfState(clause) && (!clause.text.contains("=") || speaksOfListed(clause.meaning))
    }

    /// "all listed medications are accepted": no word for a decision alone.
    func speaksOfListed(_ text: String) -> Bool {
        Scope(text).points || TaggedText(text).has(.always)
            || OutcomeWords.words(text).contains { MedicationHeader($0) == .medication }
    }

    /// "MO", "MO¹", "MO/GA"
    private func prints(_ code: String, _ text: String) -> Bool {
        guard text.utf8.count < 12, text.contains(code) else { return false }
        let words = text.split { !$0.isLetter }
        return words.contains(Substring(code)) && words.allSatisfy { OutcomeMark.isShort(String($0)) }
    }
}

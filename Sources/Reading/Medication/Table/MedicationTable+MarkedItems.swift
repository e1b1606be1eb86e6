import Notation
import Tables

/// Items of a list that a mark, or their own words, decide otherwise than the sentence over the list.
extension MedicationTable {
    /// For whom and for which time the list decides, of such an item too: "Smokers using these" of "Smokers using these are declined". What
    /// the note says of the same kind holds in place of the list's.
    func addAgain(_ sentence: String, beside note: NoteSaying, to parts: inout RowParts) {
        switch DecidingSentence(sentence) {
        case .several, .alone: return
        case .clause(let clause):
            let left = note.left(of: clause.meanings)
            if left.isEmpty { return }
            if left.count < clause.meanings.count {
                _ = parts.take(left.filter(\.isWindow))
                return
            }
            if let rest = parts.take(clause.meanings), rest.isEmpty { return }
        case .halfRead: break
        }
        guard let clause = Statement(sentence, Scope.Setting())?.clauses.first, !Self.leavesSomeOut(sentence) else {
            return
        }
        parts.add(condition: clause.condition)
    }

    /// Told where not all that the sentence over a list says was taken for an item that decides otherwise.
    func reportOverlap(of note: NoteSaying, with sentence: String, cell: Int, in session: inout MedicationSession) {
        guard isPartly(note, sentence), session.halfKnown.insert(note.text).inserted else {
            return
        }
        session.findings.add(
            MedicationFinding.noteUnapplied, severity: .warning,
            "\"\(note.text)\" decides otherwise than the sentence over the list, and what that says of time, use or people was not taken whole for the item.",
            help: "Say in the item when and for whom it is decided.", grid: grid, cell: cell)
    }

    private func isPartly(_ note: NoteSaying, _ sentence: String) -> Bool {
        switch DecidingSentence(sentence) {
        case .several, .alone: return false
        case .clause(let clause):
            let taken = note.left(of: clause.meanings)
            // A time of the note in place of the list's is plain.
            let lost = clause.meanings.filter { meaning in !taken.contains(meaning) }
            return !lost.allSatisfy(\.isWindow) || note.time == .unclear && note.meets(clause.meanings)
                || lost.count < clause.meanings.count && !lost.isEmpty || Self.leavesSomeOut(sentence)
        case .halfRead:
            return note.time != .none && LookbackNotation.holdsTime(sentence) || Self.leavesSomeOut(sentence)
        }
    }

    /// Whether a note and the sentence over its list say something of one kind: of time, use or people.
    static func overlap(_ note: NoteSaying, _ sentence: String) -> Bool {
        switch DecidingSentence(sentence) {
        case .several, .alone: false
        case .clause(let clause): note.meets(clause.meanings) || leavesSomeOut(sentence)
        case .halfRead: note.time != .none && LookbackNotation.holdsTime(sentence)
        }
    }

    /// "Unless over age 60": whom a decision leaves out, of that decision alone.
    private static func leavesSomeOut(_ sentence: String) -> Bool { TaggedText(sentence).has(.exception) }
}

import ChartSchema
import Notation
import Tables

/// Footnotes that join two groups of medications: "Anyone who takes both a medication marked * and one marked #: Return of
/// Premium". Each becomes a condition of the rules so marked, and a rule of its own for those who take both.
extension MedicationSession {
    private static let together = Lexicon.words("medication-session.together")

    private struct JoiningNote {
        /// Wherever the sentence stands, on every page.
        var pieces: [TextPiece]
        var text: String
        var marks: [String]
        var outcome: MedicationOutcome
    }

    mutating func applyFootnotes() {
        for note in joiningNotes() {
            let other = note.marks.map { names(marked: $0) }
            guard !other.contains(where: \.isEmpty) else { continue }
            var applied: [Placed] = []
            for placed in rules {
                applied += rulesUnder(note, others: other, placed)
            }
            rules = applied
            heard.formUnion(note.pieces)
        }
    }

    /// The rule itself, with the test that none of the others is taken, and the rule for those who take one; the rule
    /// without a test where the note grants what the rule grants, or more.
    private func rulesUnder(
        _ note: JoiningNote, others: [[OtherMedication.Name]], _ placed: Placed
    ) -> [Placed] {
        guard let side = note.marks.firstIndex(where: placed.marks.contains) else { return [placed] }
        var own = placed
        own.rule.tests.removeAll { $0 == .words(note.text) }
        guard note.outcome.harshness > placed.rule.outcome.harshness else { return [own] }
        let names = others[1 - side]
        own.rule.tests.append(.taking(OtherMedication(anyOf: names, isTaken: false)))
        var second = own
        let mark = note.marks[1 - side]
        second.marks = []
        second.rule.outcome = note.outcome
        second.rule.outcomeLabel = note.text
        second.rule.condition = (placed.rule.condition ?? "").replacing(
            note.text, with: "with a medication marked \(mark)")
        second.rule.tests[second.rule.tests.count - 1] = .taking(OtherMedication(anyOf: names, isTaken: true))
        return [own, second]
    }

    /// Sentences that name two marks and decide once.
    private func joiningNotes() -> [JoiningNote] {
        var seen: Set<TextPiece> = []
        var notes: [JoiningNote] = []
        for table in document.tables where table.furniture == nil {
            for piece in table.textAbove + table.textBefore + table.textAfter where seen.insert(piece).inserted {
                let pieces = Set(piece.text.split { " ,.:;()".contains($0) })
                let marks = ["*", "#", "†", "‡", "§"].filter { pieces.contains(Substring($0)) }
                guard marks.count == 2 else { continue }
                let words = texts[piece.text].medication.words
                let decisions = texts[piece.text].medication.decisions
                guard decisions.count == 1, let outcome = decisions.first,
                    words.contains(where: Self.together.contains)
                else { continue }
                let text = singleSpaced(piece.text)
                if let known = notes.firstIndex(where: { $0.text == text }) {
                    notes[known].pieces.append(piece)
                } else {
                    notes.append(JoiningNote(pieces: [piece], text: text, marks: marks, outcome: outcome))
                }
            }
        }
        return notes
    }

    /// The medications of the rules that bear a mark, each once, in the chart's order.
    private func names(marked mark: String) -> [OtherMedication.Name] {
        var seen: Set<String> = []
        return rules.filter { $0.marks.contains(mark) && seen.insert($0.rule.medication).inserted }.map {
            OtherMedication.Name(medication: $0.rule.medication, ingredients: $0.rule.ingredients)
        }
    }
}

extension MedicationOutcome {
    /// How much worse for the applicant than another; a referral may end anywhere and is never taken for worse.
    fileprivate var harshness: Int {
        switch self {
        case .accept, .level: 0
        case .refer: 1
        case .rated: 2
        case .graded: 3
        case .modified: 4
        case .guaranteed: 5
        case .decline: 6
        }
    }
}

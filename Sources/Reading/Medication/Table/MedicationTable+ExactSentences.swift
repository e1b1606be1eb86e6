import ChartSchema
import Notation
import Tables

/// A heading that decides, and a sentence below it that decides the same and says when: "Declinable medications" over "If any medication below was filled
/// within the past 2 years, the application will be declined." over lists under uses.
extension MedicationTable {
    /// The one sentence above all sections of a heading that says nothing but its decision.
    func exactSentence(under heard: [TextPiece], _ outcome: MedicationOutcome) -> TextPiece? {
        guard isList, heard.count == 1, grid.table.headings.contains(heard[0]), Self.onlyDecides(heard[0].text),
            case let others = grid.table.headings.filter({ $0 != heard[0] }) + [grid.table.caption].compactMap(\.self),
            !others.contains(where: { Self.saysTime($0.text) })
        else { return nil }
        let exact = grid.table.textAbove.filter { saysWhen($0.text, outcome) }
        return exact.count == 1 ? exact[0] : nil
    }

    /// "Declinable medications": a decision, and what it is of.
    private static func onlyDecides(_ heading: String) -> Bool {
        let text = TaggedText(heading)
        return text.tags.indices.allSatisfy { place in
            text.has(.decision, at: place) || text.has(.filler, at: place) || text.token(place).kind == .sign
                || ofLists.contains(text.token(place).text)
        }
    }

    /// "Cancer (any time)": a heading's own time is that of its list.
    private static func saysTime(_ heading: String) -> Bool {
        let text = TaggedText(heading)
        return [WordCategory.unitTime, .always, .clock, .past, .ago].contains(where: text.has)
    }

    private static let ofLists = Lexicon.words("exact-sentences.of-lists")

    private func saysWhen(_ text: String, _ outcome: MedicationOutcome) -> Bool {
        guard Scope(text).points, !Self.pointsUp(text), OutcomeNotation.decisions(inSentence: text) == [outcome],
            let clause = clause(ofSentence: text), clause.outcome == outcome
        else { return false }
        return !clause.meanings.isEmpty
    }
}

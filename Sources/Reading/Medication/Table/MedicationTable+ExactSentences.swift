import ChartSchema
import Notation
import Tables

/// A heading that decides, and a sentence below it that decides the same and says when: "Declinable medications" over "If any medication below was filled
/// within the past 2 years, the application will be declined." over lists under uses.
extension MedicationTable {
    /// The one sentence above all sections of a heading that says nothing but its decision.
    func exactSentence(under heard: [TextPiece], _ outcome: MedicationOutcome) -> TextPiece? {
        guard isList, heard.count == 1, grid.table.headings.contains(heard[0]), Scope(heard[0].text).meanings.isEmpty
        else { return nil }
        let exact = grid.table.textAbove.filter { saysWhen($0.text, outcome) }
        return exact.count == 1 ? exact[0] : nil
    }

    private func saysWhen(_ text: String, _ outcome: MedicationOutcome) -> Bool {
        guard Scope(text).points, !Self.pointsUp(text), OutcomeNotation.decisions(inSentence: text) == [outcome],
            let clause = clause(ofSentence: text), clause.outcome == outcome
        else { return false }
        return !clause.meanings.isEmpty
    }
}

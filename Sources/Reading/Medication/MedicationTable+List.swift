import ChartSchema
import Tables

extension MedicationTable {
    /// A name of a list: its decision is that of the list or of the mark after it.
    mutating func readName(_ cell: Int, row: Int, into session: inout MedicationSession) {
        if grid.cells(inRow: row).count == 1, readHeading(cell, into: &session) { return }
        let printed = MarkedText(grid.sense(ofCell: cell).text)
        guard let decision else {
            if undecided.isEmpty { refuseUndecided(in: &session) }
            undecided.insert(row)
            return
        }
        var outcome = decision
        if printed.text.isEmpty { return }
        if printed.text.allSatisfy(\.isNumber) {
            session.ledger.mark(.ignored(reason: "a page number"), table: index, cell: cell)
            return
        }
        if printed.hasInnerMark {
            refuseInnerMark(row, cell: cell, &session)
            return
        }
        for mark in printed.marks {
            guard let meaning = OutcomeMark.decision(for: mark, in: pieces) else {
                session.refuse(
                    "medication.mark.unexplained", "Nothing says what \"\(mark)\" after the name means.",
                    help: "Put the meaning of the mark above or below the list.", grid: grid, row: row, cell: cell)
                return
            }
            session.heard.insert(meaning.piece)
            outcome = (meaning.outcome, meaning.label)
        }
        session.add(
            rule(
                printed.text, use: nil, LookbackNotation.window(inSentence: outcome.label),
                OutcomeNotation.condition(ofSentence: outcome.label), outcome.outcome,
                outcome.label, nil, cell: cell, &session),
            grid: grid, row: row, nameCell: cell, useCell: nil)
        session.ledger.mark(.value, table: index, cell: cell)
    }

    func refuseInnerMark(_ row: Int, cell: Int, _ session: inout MedicationSession) {
        session.refuse(
            "medication.name.unread", "A footnote mark stands inside the name.",
            help: "Put the mark after the name it belongs to.", grid: grid, row: row, cell: cell)
    }

    func rule(
        _ medication: String, use: String?, _ window: LookbackWindow, _ condition: String?,
        _ outcome: MedicationOutcome, _ label: String, _ product: String?, cell: Int,
        _ session: inout MedicationSession
    ) -> MedicationRule {
        let drug = session.resolve(medication)
        let doses = drug.parts.filter { $0.kind == .dose }.map(\.text)
        let all = doses + [condition].compactMap(\.self)
        return MedicationRule(
            medication: medication, ingredients: drug.ingredients.map(\.name), rxcui: drug.rxcuis, use: use,
            lookback: window, condition: all.isEmpty ? nil : all.joined(separator: "; "), outcome: outcome,
            outcomeLabel: label, product: product,
            cells: [grid.reference(cell: cell, field: .outcome, reading: .printed)])
    }
}

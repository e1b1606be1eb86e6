import ChartSchema
import Tables

extension MedicationTable {
    /// A name of a list: its decision is that of the list or of the mark after it.
    mutating func readName(_ cell: Int, row: Int, into session: inout MedicationSession) {
        let printed = MarkedText(grid.sense(ofCell: cell).text)
        if let reason = reasonToPass(printed.text, row: row, session: &session) {
            session.ledger.mark(.ignored(reason: reason), table: index, cell: cell)
            return
        }
        if let own = ListedDecision(printed.text) {
            read(own, cell: cell, row: row, into: &session)
            return
        }
        if TakenBeside(printed.text) != nil, MedicationList.isDrug(printed.text) {
            session.refuse(
                "medication.row.unread", "The item goes on with another, and it is not certain with which.",
                help: "Print both medications in the item.", grid: grid, row: row, cell: cell)
            return
        }
        let line = NamedMedication.line(printed.text)
        if line == nil, grid.cells(inRow: row).count == 1, readHeading(cell, into: &session) { return }
        guard let decision else {
            if session.resolve(printed.text).isUnresolved, line == nil, !MedicationList.isItem(printed.text) {
                noteLine(cell, in: &session)
                return
            }
            if undecided.isEmpty { refuseUndecided(in: &session) }
            undecided.insert(row)
            return
        }
        if let line {
            read(line, cell: cell, row: row, into: &session)
            return
        }
        if printed.text.isEmpty { return }
        if printed.text.allSatisfy(\.isNumber) {
            session.ledger.mark(.ignored(reason: "a page number"), table: index, cell: cell)
        } else if printed.hasInnerMark {
            refuseInnerMark(row, cell: cell, &session)
        } else if let outcome = self.decision(ofMarks: printed.marks, decision, cell: cell, row: row, &session) {
            read(printed, outcome, cell: cell, into: &session)
        }
    }

    /// The decision of the marks after a name; that of the list where there are none. `nil` where the item was refused for one.
    private mutating func decision(
        ofMarks marks: [String], _ decision: (outcome: MedicationOutcome, label: String), cell: Int, row: Int,
        _ session: inout MedicationSession
    ) -> (outcome: MedicationOutcome, label: String)? {
        var outcome = decision
        for mark in marks {
            if let said = session.instructions.decision(of: mark) {
                outcome = said
                continue
            }
            guard let meaning = OutcomeMark.decision(for: mark, near: near, far: far) else {
                session.refuse(
                    "medication.mark.unexplained", "Nothing says what \"\(mark)\" after the name means.",
                    help: "Put the meaning of the mark above or below the list.", grid: grid, row: row, cell: cell)
                return nil
            }
            session.heard.insert(meaning.piece)
            if decision.outcome != meaning.outcome, OutcomeNotation.condition(ofSentence: meaning.label) != nil,
                unexplained.insert(mark).inserted
            {
                session.findings.add(
                    "medication.list.exception", .warning,
                    "What \"\(mark)\" means is said for some cases only; for the others nothing is published.",
                    help: "See what the carrier's page decides for the others.", grid: grid, cell: cell)
            }
            outcome = (meaning.outcome, meaning.label)
        }
        return outcome
    }

    /// The rules of an item: one for each of its names.
    private mutating func read(
        _ printed: MarkedText, _ outcome: (outcome: MedicationOutcome, label: String), cell: Int,
        into session: inout MedicationSession
    ) {
        let all = session.resolve(printed.text).isUnresolved ? NamedMedication.all(in: printed.text) : []
        let names = all.contains { $0.beside != nil } ? all : NamedMedication.several(in: printed.text)
        for named in names ?? [NamedMedication(name: printed.text, beside: nil)] {
            let own = PrintedMedication(named.name)
            if own.mayBeEither { reportPair(named.name, cell: cell, &session) }
            var parts = RowParts(medication: own.name, use: listUse)
            parts.take(own, grid.reference(cell: cell, field: .use, reading: .printed))
            add(outcome.label, to: &parts)
            for scope in [sectionScope].compactMap(\.self) + tableScopes { parts.take(scope) }
            if let condition = named.condition { parts.add(condition: condition) }
            parts.cells = [grid.reference(cell: cell, field: .medication, reading: .printed)]
            parts.takeUse(fromName: grid.reference(cell: cell, field: .use, reading: .printed))
            session.add(
                rule(
                    parts, outcome.outcome, label: outcome.label, product: nil, cell: cell,
                    reading: printed.marks.isEmpty ? .carried : .mark, &session),
                grid: grid, nameCell: cell, useCell: nil)
        }
        session.ledger.mark(.value, table: index, cell: cell)
    }

    func refuseInnerMark(_ row: Int, cell: Int, _ session: inout MedicationSession) {
        session.refuse(
            "medication.name.unread", "A footnote mark stands inside the name.",
            help: "Put the mark after the name it belongs to.", grid: grid, row: row, cell: cell)
    }

    /// An item with a decision of its own.
    private mutating func read(
        _ item: ListedDecision, cell: Int, row: Int, into session: inout MedicationSession
    ) {
        for named in item.names {
            var parts = RowParts(medication: named.name, use: listUse)
            for scope in [sectionScope].compactMap(\.self) + tableScopes { parts.take(scope) }
            parts.cells = [grid.reference(cell: cell, field: .medication, reading: .printed)]
            parts.takeUse(fromName: grid.reference(cell: cell, field: .use, reading: .printed))
            if let condition = named.condition { parts.add(condition: condition) }
            for decided in DecidedRules(item.decision, beside: parts).rules {
                session.add(
                    rule(
                        decided.parts, decided.outcome, label: item.decision.label, condition: decided.condition,
                        tests: decided.tests, product: nil, cell: cell, reading: .printed, &session),
                    grid: grid, nameCell: cell, useCell: nil)
            }
        }
        if !DecidedRules(item.decision, beside: RowParts(medication: "")).isWhole {
            reportSecondDecision(cell, in: &session)
        }
        session.ledger.mark(.value, table: index, cell: cell)
    }

    /// Words of another decision that nobody can say for whom it is.
    func reportSecondDecision(_ cell: Int, in session: inout MedicationSession) {
        session.findings.add(
            "medication.outcome.second", .warning,
            "Beside the decision stand words of another; they are kept as a condition, in the carrier's words.",
            help: "Print one decision a row.", grid: grid, cell: cell)
    }

    /// Why an item of a list is no name: a line of the page, or the letter under which the names that follow are sorted.
    private func reasonToPass(_ text: String, row: Int, session: inout MedicationSession) -> String? {
        if PageFurniture.isLone(text), session.resolve(text).isUnresolved { return "page furniture" }
        guard text.count == 1, let letter = text.uppercased().first, letter.isLetter, row + 1 < grid.rowCount,
            grid.sense(row: row + 1, column: 0).text.uppercased().hasPrefix(String(letter))
        else { return nil }
        return "a letter of the alphabet"
    }
}

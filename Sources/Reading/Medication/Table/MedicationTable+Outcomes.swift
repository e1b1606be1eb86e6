import ChartSchema
import Tables

extension MedicationTable {
    mutating func emit(_ row: Int, name: Int, _ parts: RowParts, into session: inout MedicationSession) {
        var isDecided = false
        for column in columns.decidingColumns {
            guard let cell = grid.cellIndex(row: row, column: column), !grid.sense(ofCell: cell).isBlank else {
                continue
            }
            isDecided = true
            guard var (outcome, product) = outcome(of: cell, column: column, row: row, &session) else { continue }
            var parts = parts
            if let scope = columnScopes[column] {
                guard parts.window == .always || scope.window == .always else {
                    session.refuse(
                        "medication.window.unread", "The row prints a time, and its column's header another.",
                        help: "Say both in one rule a row.", grid: grid, row: row, cell: cell)
                    continue
                }
                parts.take(scope)
                product = scope.product
            }
            if let beside = outcome.condition, outcome.outcome != .rated,
                case let notes = notes(besideDecision: beside, cell: cell, &session), !notes.isEmpty
            {
                (outcome.condition, outcome.clauses) = (nil, [])
                for note in notes { parts.add(note: note) }
            }
            for said in parts.restated where said.outcome != outcome.outcome {
                parts.add(condition: singleSpaced(grid.sense(ofCell: said.cell).text))
                session.findings.add(
                    "medication.outcome.second", .warning,
                    "The note decides otherwise than the row; it is kept as a condition, in the carrier's words.",
                    help: "Print one decision a row.", grid: grid, cell: said.cell)
            }
            if case .outcome = columns.roles[column] {
                let notes = footnotes(
                    MarkedText(grid.sense(ofCell: cell).text).marks, row: row, cell: cell, &session)
                parts.footnotes += notes.filter { !parts.footnotes.contains($0) }
            }
            let isMark = if case .marks = columns.roles[column] { true } else { false }
            for decided in DecidedRules(outcome, beside: parts).rules {
                session.add(
                    rule(
                        decided.parts, decided.outcome, label: outcome.label, condition: decided.condition,
                        tests: decided.tests, product: product, cell: cell, reading: isMark ? .mark : .printed, &session
                    ),
                    grid: grid, nameCell: name, useCell: parts.useCell, marks: parts.marks)
            }
            if !DecidedRules(outcome, beside: parts).isWhole {
                session.findings.add(
                    "medication.outcome.second", .warning,
                    "Beside the decision stand words of another; they are kept as a condition, in the carrier's words.",
                    help: "Print one decision a row.", grid: grid, cell: cell)
            }
            session.ledger.mark(.value, table: index, cell: cell)
        }
        if columns.decidingColumns.isEmpty, let decision {
            isDecided = true
            var parts = parts
            add(decision.label, to: &parts)
            session.add(
                rule(
                    parts, decision.outcome, label: decision.label, product: nil, cell: name, reading: .carried,
                    &session),
                grid: grid, nameCell: name, useCell: parts.useCell, marks: parts.marks)
            session.ledger.mark(.value, table: index, cell: name)
        }
        if !isDecided {
            session.findings.add(
                "medication.row.undecided", .warning, "The row prints no decision for the medication.", grid: grid,
                cell: name)
        }
    }

    /// A cell's decision, each text read once.
    private mutating func decision(printed text: String) -> OutcomeNotation.Reading? {
        if let known = decisionsRead[text] { return known }
        let read = OutcomeNotation.read(text)
        decisionsRead[text] = .some(read)
        return read
    }

    /// The decision of a mark that the source's instructions or the chart's sentences explain.
    private mutating func meaning(
        of mark: String, _ session: inout MedicationSession
    ) -> (outcome: MedicationOutcome, label: String)? {
        if let known = markMeanings[mark] { return known }
        if let said = session.instructions.decision(of: mark) {
            markMeanings[mark] = said
            return said
        }
        guard OutcomeMark.isMark(mark) || OutcomeMark.isCode(mark),
            let found = OutcomeMark.decision(for: mark, in: pieces + headerPieces)
        else { return nil }
        markMeanings[mark] = (found.outcome, found.label)
        session.heard.insert(found.piece)
        return (found.outcome, found.label)
    }

    /// Whether a row marks one of the headers and no other, where they are answers to one question.
    private func isOneMark(in row: Int, _ header: DecidingHeader) -> Bool {
        !header.isOneOfSeveral || columns.decidingColumns.count { !grid.sense(row: row, column: $0).isBlank } == 1
    }

    private func reading(_ outcome: MedicationOutcome, _ sentence: String) -> OutcomeNotation.Reading {
        OutcomeNotation.Reading(
            outcome: outcome, label: sentence, condition: OutcomeNotation.condition(ofSentence: sentence))
    }

    /// The decision of a cell, with the product it is for.
    private mutating func outcome(
        of cell: Int, column: Int, row: Int, _ session: inout MedicationSession
    ) -> (OutcomeNotation.Reading, String?)? {
        let text = grid.sense(ofCell: cell).text
        switch columns.roles[column] {
        case .outcome(let name):
            if let said = session.instructions.decision(of: text) {
                return (
                    OutcomeNotation.Reading(outcome: said.outcome, label: said.label, condition: nil),
                    plan(ofColumn: column, named: name, in: session)
                )
            }
            if let read = decision(printed: text) {
                return (read, plan(ofColumn: column, named: name, in: session))
            }
            if OutcomeMark.isCode(text), let known = meaning(of: text, &session) {
                return (reading(known.outcome, known.label), plan(ofColumn: column, named: name, in: session))
            }
            session.refuse(
                "medication.outcome.unread", "\"\(text)\" is no decision that can be read with certainty.",
                help: "Say the decision in the carrier's words: level, graded, decline, refer.", grid: grid, row: row,
                cell: cell)
        case .marks(let name):
            // A lone column of marks decides for all plans, where its header names none.
            let isDecision = columns.decidingColumns.count == 1 && MedicationHeader(name) == .outcome
            let product = isDecision ? nil : name
            if let known = meaning(of: text, &session) {
                return (reading(known.outcome, known.label), product)
            }
            if let header = decidingHeaders[column] {
                if let decided = header.decision(of: text), isOneMark(in: row, header) {
                    return (
                        OutcomeNotation.Reading(outcome: decided, label: header.label, condition: nil), header.product
                    )
                }
                session.refuse(
                    "medication.outcome.unread", "\"\(text)\" under \"\(name)\" does not say what is decided.",
                    help: "Mark one decision in every row.", grid: grid, row: row, cell: cell)
                return nil
            }
            if OutcomeMark.isMark(text), !unexplained.insert(text).inserted {
                session.reported.insert([index, row])
                session.ledger.mark(.unread, table: index, cell: cell)
                return nil
            }
            session.refuse(
                "medication.mark.unexplained",
                "Nothing says what \"\(text)\" in a plan's column means; no rule is published for it.",
                help: "Put the meaning of the mark above or below the table.", grid: grid, row: row, cell: cell)
        default: break
        }
        return nil
    }
}

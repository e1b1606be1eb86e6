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
                outcome.condition = nil
                for note in notes { parts.add(note: note) }
            }
            if let beside = outcome.condition {
                if LookbackNotation.isWaiting(beside, outcome.outcome) {
                    outcome.condition = nil
                } else if let time = LookbackNotation.time(beside), parts.window == .always {
                    (parts.window, outcome.condition) = (time, nil)
                }
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
            let reading: CellReference.Reading = isMark ? .mark : .printed
            var second = outcome.condition.flatMap { SecondDecision($0, label: outcome.label) }
            if let windows = second?.windows, windows.count == 2 {
                if parts.window == .always, let other = second?.outcome {
                    for (window, decided) in zip(windows, [outcome.outcome, other]) {
                        parts.window = window
                        session.add(
                            rule(
                                parts, decided, label: outcome.label, product: product, cell: cell, reading: reading,
                                &session),
                            grid: grid, nameCell: name, useCell: parts.useCell, marks: parts.marks)
                    }
                    session.ledger.mark(.value, table: index, cell: cell)
                    continue
                }
                second = nil
            }
            if second == nil, outcome.outcome != .rated, let beside = outcome.condition,
                case let words = OutcomeWords(beside),
                // "Refer build chart" sends to another page, "Not eligible (Level or Graded)" names the plans.
                !words.outcomes.subtracting([outcome.outcome, .refer]).isEmpty,
                !(outcome.outcome == .decline && words.rest.allSatisfy { ["or", "and"].contains($0) })
            {
                session.findings.add(
                    "medication.outcome.second", .warning,
                    "Beside the decision stand words of another; they are kept as a condition, in the carrier's words.",
                    help: "Print one decision a row.", grid: grid, cell: cell)
            }
            let tests = second?.firstTests ?? outcome.condition.map(ConditionNotation.tests) ?? []
            // "Smoker rates (Eagle Level)" names the plan; "Table 2, NT only" says whom it is for.
            let isPlain =
                outcome.outcome == .rated
                && outcome.condition.map { !OutcomeWords($0).outcomes.isEmpty || tests.allSatisfy { !$0.isDecidable } }
                    ?? true
            session.add(
                rule(
                    parts, outcome.outcome, label: outcome.label, condition: outcome.condition,
                    tests: isPlain ? [] : tests, product: product, cell: cell, reading: reading,
                    &session),
                grid: grid, nameCell: name, useCell: parts.useCell, marks: parts.marks)
            if let second, outcome.outcome != .rated {
                session.add(
                    rule(
                        parts, second.outcome, label: outcome.label, condition: second.condition,
                        tests: second.tests, product: product, cell: cell, reading: reading, &session),
                    grid: grid, nameCell: name, useCell: parts.useCell)
            }
            session.ledger.mark(.value, table: index, cell: cell)
        }
        if columns.decidingColumns.isEmpty, let decision {
            isDecided = true
            var parts = parts
            let time =
                parts.window == .always && saysTime ? LookbackNotation.window(inSentence: decision.label) : .always
            if time != .always { parts.window = time }
            let isTime = parts.window != .always
            let condition =
                !saysTime || time != .always && LookbackNotation.isAll(ofSentence: decision.label)
                ? nil : OutcomeNotation.condition(ofSentence: decision.label)
            session.add(
                rule(
                    parts, decision.outcome, label: decision.label, condition: condition,
                    tests: isTime ? [] : condition.map(ConditionNotation.tests) ?? [], product: nil, cell: name,
                    reading: .carried, &session),
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

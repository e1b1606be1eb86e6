import ChartSchema
import Notation
import Tables
import Vocabulary

/// What one cell decides, in words or by a mark that the chart explains.
extension MedicationTable {
    /// What a mark decides, where the source's instructions or the chart's sentences explain it.
    private mutating func meaning(of mark: String, _ session: inout MedicationSession) -> OutcomeNotation.Reading? {
        if let known = markMeanings[mark] { return known }
        if let said = session.instructions.decision(of: mark) { return keep(said.outcome, said.label, of: mark) }
        guard
            OutcomeMark.isMark(mark) || OutcomeMark.isCode(mark) || OutcomeMark.isShort(mark)
                || LookbackNotation.isDash(mark) || OutcomeMark.isJoined(mark)
        else {
            guard let found = around.decision(named: mark) else { return nil }
            session.heard.insert(found.piece)
            let named = OutcomeNotation.Reading(outcome: found.outcome, label: mark)
            markMeanings[mark] = named
            return named
        }
        guard let found = around.decision(for: mark, beside: .explaining) else {
            return selfEvident(mark).map { reading($0, mark) }
        }
        session.heard.insert(found.piece)
        var kept = keep(found.outcome, found.label, of: mark)
        // "D/1 = Decline for new business": whatever the number says, it says it of this mark alone.
        if OutcomeMark.isJoined(mark), kept.condition == nil, !OutcomeWords(found.label).rest.isEmpty {
            kept.condition = found.label
            markMeanings[mark] = kept
        } else if kept.condition == nil, let beside = Self.wordsBeside(decisionOf: found.label) {
            kept.condition = beside
            markMeanings[mark] = kept
            return kept
        }
        if kept.condition != nil, kept.clauses.isEmpty { reportHalfRead(found.label, at: found.piece, in: &session) }
        return kept
    }

    /// "for new business" of "Decline for new business": what stands behind the decision of a legend and nobody understood is a condition, as it
    /// is in a cell.
    private static func wordsBeside(decisionOf label: String) -> String? {
        guard let read = OutcomeNotation.read(label), read.clauses.count == 1, !read.clauses[0].isWhole,
            let condition = read.condition, label.hasSuffix(condition) || label.hasSuffix(condition + ")")
        else { return nil }
        return condition
    }

    private mutating func keep(
        _ outcome: MedicationOutcome, _ sentence: String, of mark: String
    ) -> OutcomeNotation.Reading {
        let read = reading(outcome, sentence)
        markMeanings[mark] = read
        return read
    }

    /// Whether a row marks one of the headers and no other, where they are answers to one question.
    private func isOneMark(in row: Int, _ header: DecidingHeader) -> Bool {
        !header.isOneOfSeveral || columns.decidingColumns.count { !grid.sense(row: row, column: $0).isBlank } == 1
    }

    /// A decision that a sentence gives to many cells.
    private func reading(_ outcome: MedicationOutcome, _ sentence: String) -> OutcomeNotation.Reading {
        let condition = grid.texts[sentence].medication.condition
        let clauses = Statement(LegendClause.said(by: sentence), Scope.Setting())?.clauses ?? []
        if clauses.count == 1, clauses[0].outcome == outcome, clauses[0].isWhole, !clauses[0].isOtherwise,
            !clauses[0].namesPlan, condition != nil || !clauses[0].meanings.isEmpty
        {
            // "Accepted if filled within the past 24 months"
            return OutcomeNotation.Reading(
                outcome: outcome, label: sentence, condition: clauses[0].meanings.isEmpty ? nil : clauses[0].condition,
                clauses: clauses)
        }
        return OutcomeNotation.Reading(outcome: outcome, label: sentence, condition: condition)
    }

    /// "D if within 12 months; otherwise G", "Yes (after 50)": codes that the chart explains, and for whom they are, as in words.
    private mutating func spelledOut(_ text: String, _ session: inout MedicationSession) -> OutcomeNotation.Reading? {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count > 1, CodedCell.beginsWithCode(text) else { return nil }
        var spelled: [String] = []
        for (place, word) in words.enumerated() {
            let code = word.trimming("();,.")
            guard place == 0 || CodedCell.isCode(code), let known = meaning(of: code, &session), known.condition == nil
            else {
                if place == 0 { return nil }
                spelled.append(word)
                continue
            }
            spelled.append(word.replacing(code, with: known.outcome.inOneWord))
        }
        guard var read = OutcomeNotation.read(spelled.joined(separator: " ")), read.condition != nil,
            !read.clauses.contains(where: \.namesPlan),
            // "D; see G": what no decision was made of stays as it is printed.
            read.clauses.count > 1 || read.condition.map(singleSpaced(text).contains) ?? true
        else { return nil }
        read.label = singleSpaced(text)
        session.spelledOut.insert(read.label)
        return read
    }

    /// "Yes, age 60+" under a plan whose other cells are "Yes" and "No".
    private mutating func answer(
        inWords text: String, _ session: inout MedicationSession
    ) -> OutcomeNotation.Reading? {
        guard let worded = WordedAnswer(text), let known = meaning(of: worded.word, &session), known.condition == nil
        else { return nil }
        return worded.decision(known.outcome, label: singleSpaced(text))
    }

    /// Whether the other cells of a column accept and decline in words: "Yes, age 60+" among them accepts.
    private func standsAmongDecisions(_ cell: Int) -> Bool {
        let column = grid.column(ofCell: cell)
        let others = (columns.firstRow..<max(columns.firstRow, grid.rowCount)).compactMap { row in
            OutcomeWords(grid.sense(row: row, column: column).text).only
        }
        return others.contains { [.accept, .decline].contains($0) }
            && MedicationHeader(columns.name(of: column, in: grid)) == .outcome
    }

    /// The decision of a cell, with the product it is for.
    mutating func outcome(
        of cell: Int, column: Int, row: Int, _ session: inout MedicationSession
    ) -> (OutcomeNotation.Reading, String?)? {
        switch columns.roles[column] {
        case .outcome: return outcome(inWords: cell, column: column, row: row, &session).map { ($0, products[column]) }
        case .marks(let name): return outcome(ofMark: cell, under: name, column: column, row: row, &session)
        default: return nil
        }
    }

    private mutating func outcome(
        inWords cell: Int, column: Int, row: Int, _ session: inout MedicationSession
    ) -> OutcomeNotation.Reading? {
        let text = grid.sense(ofCell: cell).text
        if grid.texts.isPrinted(text) {
            let label = singleSpaced(text)
            return OutcomeNotation.Reading(outcome: .refer, label: label, condition: label)
        }
        if let said = session.instructions.decision(of: text) {
            return OutcomeNotation.Reading(outcome: said.outcome, label: said.label, condition: nil)
        }
        if let read = grid.sense(ofCell: cell).medication.decision { return read }
        if let known = meaning(of: text, &session) { return known }
        // "R*": a code, and the mark of a note.
        let marked = grid.sense(ofCell: cell).medication.marked
        if !marked.marks.isEmpty, let known = meaning(of: marked.text, &session) { return known }
        if let spelled = spelledOut(text, &session) { return spelled }
        if let worded = WordedAnswer(text), worded.saysWhom, standsAmongDecisions(cell),
            let read = worded.decision(worded.isYes ? .accept : .decline, label: singleSpaced(text))
        {
            return read
        }
        session.refuse(
            MedicationFinding.outcomeUnread, "\"\(text)\" is no decision that can be read with certainty.",
            help: "Say the decision in the carrier's words: level, graded, decline, refer.", grid: grid, row: row,
            cell: cell)
        return nil
    }

    private mutating func outcome(
        ofMark cell: Int, under name: String, column: Int, row: Int, _ session: inout MedicationSession
    ) -> (OutcomeNotation.Reading, String?)? {
        let (text, product) = (grid.sense(ofCell: cell).text, products[column])
        let known = meaning(of: text, &session)
        // "✓ shows the plan that is available" over Level, Graded, Decline.
        if let known, decidingHeaders[column] == nil || known.outcome != .accept { return (known, product) }
        if let header = decidingHeaders[column] {
            if let worded = header.decision(ofWords: text) { return (worded, header.product) }
            // "Refer" among "Yes" and "No".
            if !OutcomeMark.isMark(text), WordedAnswer(text) == nil, let own = OutcomeNotation.read(text),
                header.product == nil || own.outcome == .refer
            {
                return (own, header.product)
            }
            if let known, header.isSilentOnNo, header.decision(of: text) == nil { return (known, product) }
            if OutcomeMark.isMark(text), let decided = header.decision(of: text), isOneMark(in: row, header) {
                return (OutcomeNotation.Reading(outcome: decided, label: header.label, condition: nil), header.product)
            }
            session.refuse(
                MedicationFinding.outcomeUnread, "\"\(text)\" under \"\(name)\" does not say what is decided.",
                help: "Mark one decision in every row.", grid: grid, row: row, cell: cell)
            return nil
        }
        if let worded = answer(inWords: text, &session) { return (worded, product) }
        // "Refer" among "Yes" and "No".
        if !OutcomeMark.isMark(text), let own = OutcomeNotation.read(text) { return (own, product) }
        if let spelled = spelledOut(text, &session) { return (spelled, product) }
        if OutcomeMark.isMark(text), !unexplained.insert(text).inserted {
            session.reported.insert([index, grid.place(row: row, column: 0).row])
            session.ledger.mark(.unread, table: index, cell: cell)
            return nil
        }
        session.refuse(
            MedicationFinding.markUnexplained,
            "Nothing says what \"\(text)\" in a plan's column means; no rule is published for it.",
            help: "Put the meaning of the mark above or below the table.", grid: grid, row: row, cell: cell)
        return nil
    }
}

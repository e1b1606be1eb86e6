import ChartSchema
import Notation
import Tables

extension MedicationTable {
    /// A name of a list: its decision is that of the list or of the mark after it.
    mutating func readName(_ cell: Int, row: Int, into session: inout MedicationSession) {
        let printed = numbered(grid.sense(ofCell: cell).medication.marked)
        if let reason = reasonToPass(printed.text, row: row, session: &session) {
            session.ledger.mark(.ignored(reason), table: index, cell: cell)
            return
        }
        if let own = ListedDecision(printed.text), !isHeadingOfUse(printed.text, row: row) {
            if refuseExcepted(own, row: row, cell: cell, in: &session) { return }
            read(own, cell: cell, row: row, into: &session)
            return
        }
        if hearListSection(cell, row: row, in: &session) { return }
        if TakenBeside(printed.text) != nil, MedicationList.isDrug(printed.text) {
            session.refuse(
                MedicationFinding.rowUnread, "The item goes on with another, and it is not certain with which.",
                help: "Print both medications in the item.", grid: grid, row: row, cell: cell)
            return
        }
        let line = NamedMedication.line(printed.text)
        let areSeveral = several(printed, in: cell) != nil
        if line == nil, !areSeveral, grid.cells(inRow: row).count == 1,
            readHeading(cell, into: &session) || readSaying(cell, row: row, into: &session)
        {
            return
        }
        guard let decision else {
            readUndecided(printed, isLine: line != nil, cell: cell, row: row, into: &session)
            return
        }
        isDecisionUsed = true
        if let line {
            read(line, cell: cell, row: row, into: &session)
        } else if !printed.text.isEmpty {
            read(printed, decision, cell: cell, row: row, into: &session)
        }
    }

    /// "Actos – not available in NY" under "Graded": what the item decides for some, the heading decides for the others, and nobody says so.
    /// False where the item decides for all.
    private func refuseExcepted(
        _ item: ListedDecision, row: Int, cell: Int, in session: inout MedicationSession
    ) -> Bool {
        guard let decision, isDecisionUsed,
            item.decisions.allSatisfy({ own in
                own.use == nil && own.reading.condition != nil && own.reading.clauses.count < 2
                    && own.reading.outcome != decision.outcome
            })
        else { return false }
        session.refuse(
            MedicationFinding.listException,
            "The item decides for some cases only, and otherwise than the list that it stands in.",
            help: "Say in the item what is decided for whom.", grid: grid, row: row, cell: cell)
        return true
    }

    /// A name that nothing decides, or a line that is none.
    private mutating func readUndecided(
        _ printed: MarkedText, isLine: Bool, cell: Int, row: Int, into session: inout MedicationSession
    ) {
        if session.resolve(printed.text).isUnresolved, !isLine,
            !MedicationList.isItem(grid.texts[printed.text].medication)
        {
            noteLine(cell, in: &session)
            return
        }
        if undecided.isEmpty { refuseUndecided(in: &session) }
        undecided.insert(row)
    }

    /// A name below a decision.
    private mutating func read(
        _ printed: MarkedText, _ decision: (outcome: MedicationOutcome, label: String), cell: Int, row: Int,
        into session: inout MedicationSession
    ) {
        if printed.text.allSatisfy(\.isNumber) {
            session.ledger.mark(.ignored(.pageNumber), table: index, cell: cell)
        } else if printed.hasInnerMark {
            refuseInnerMark(row, cell: cell, &session)
        } else if isCut(printed.text) {
            refuseCut(printed.text, row: row, cell: cell, &session)
        } else if let outcome = self.decision(ofMarks: printed.marks, decision, cell: cell, row: row, &session) {
            if around.goesOn(outcome.label) || outcome.outcome != decision.outcome && Self.isForSome(outcome.label) {
                readException(outcome.label, of: decision, printed, cell: cell, into: &session)
                return
            }
            let note = outcome.label == decision.label ? nil : NoteSaying(outcome.label)
            if let note { reportOverlap(of: note, with: decision.label, cell: cell, in: &session) }
            read(printed, cell: cell, into: &session) { parts in
                var parts = parts
                addDecision(outcome.label, to: &parts)
                if let note { addAgain(decision.label, beside: note, to: &parts) }
                return [(.init(outcome: outcome.outcome, parts: parts, condition: nil, tests: []), outcome.label)]
            }
        }
    }

    /// A mark whose note decides for some what the list does not decide: "† Applicants aged 65 or over may be offered Graded."
    private mutating func readException(
        _ note: String, of decision: (outcome: MedicationOutcome, label: String), _ printed: MarkedText, cell: Int,
        into session: inout MedicationSession
    ) {
        guard let exception = Statement(note, Scope.Setting())?.clauses, exception.count == 1, !around.goesOn(note),
            case let reading = OutcomeNotation.Reading(
                outcome: decision.outcome, label: decision.label, condition: note,
                clauses: [Statement.Clause(outcome: decision.outcome)] + exception),
            DecidedRules(reading, beside: RowParts(medication: printed.text, use: use(ofItem: cell))).isWhole,
            case let saying = NoteSaying(note), !Self.overlap(saying, decision.label)
        else {
            session.refuse(
                MedicationFinding.listException, "What the mark after the name means is said for some cases only.",
                help: "Say in the item what is decided for whom.", grid: grid, row: grid.row(ofCell: cell), cell: cell)
            return
        }
        read(printed, cell: cell, into: &session) { parts in
            var parts = parts
            addAgain(decision.label, beside: saying, to: &parts)
            return DecidedRules(reading, beside: parts).rules.map {
                ($0, $0.outcome == decision.outcome ? decision.label : note)
            }
        }
    }

    /// "Acceptable for hair loss": for others the list decides.
    private static func isForSome(_ note: String) -> Bool {
        OutcomeNotation.condition(ofSentence: note) != nil
            || Statement(note, Scope.Setting())?.clauses.contains { !$0.scopes.isEmpty } ?? false
    }

    /// The decision of the marks after a name; that of the list where there are none. `nil` where the item was refused for one.
    private mutating func decision(
        ofMarks marks: [String], _ decision: (outcome: MedicationOutcome, label: String), cell: Int, row: Int,
        _ session: inout MedicationSession
    ) -> (outcome: MedicationOutcome, label: String)? {
        var outcome = decision
        for mark in marks {
            if let note = noted(mark) {
                session.heard.insert(note.piece)
                outcome = (note.outcome, note.label)
                continue
            }
            if let said = session.instructions.decision(of: mark) {
                outcome = said
                continue
            }
            if isBullet(mark) { continue }
            if around.decision(for: mark) == nil, isUnexplainedBullet(mark) {
                continue
            }
            guard let meaning = around.decision(for: mark) else {
                session.refuse(
                    MedicationFinding.markUnexplained, "Nothing says what \"\(mark)\" after the name means.",
                    help: "Put the meaning of the mark above or below the list.", grid: grid, row: row, cell: cell)
                return nil
            }
            session.heard.insert(meaning.piece)
            outcome = (meaning.outcome, meaning.label)
        }
        return outcome
    }

    /// A sign that no list of bullets has, before every name of the list.
    private func isBullet(_ mark: String) -> Bool {
        guard let sign = mark.first, mark.count == 1, !MarkedText.signs.contains(sign) else { return false }
        return beginsEveryName(sign)
    }

    /// "* Aricept", "* Namenda", "* Razadyne": a sign of footnotes before every name, of which no text speaks.
    private func isUnexplainedBullet(_ mark: String) -> Bool {
        guard let sign = mark.first, mark.count == 1, beginsEveryName(sign) else { return false }
        let names = OutcomeMark.names[mark] ?? []
        return !pieces.contains { piece in
            piece.text.contains(sign) && !grid.texts[piece.text].medication.isDrug
                || OutcomeWords.words(piece.text).contains(where: names.contains)
        }
    }

    private func beginsEveryName(_ sign: Character) -> Bool {
        grid.table.cells.indices.allSatisfy { cell in
            let sense = grid.sense(ofCell: cell)
            return !sense.medication.isDrug || sense.text.first == sign
        }
    }

    /// `Crestor (G)` as a marked name, where a note that decides begins with "(G)".
    private func numbered(_ printed: MarkedText) -> MarkedText {
        guard let mark = NumberMark(after: printed.text),
            mark.isGlued || mark.isEnclosed && noted("(\(mark.number))") != nil
        else { return printed }
        var marked = printed
        (marked.text, marked.marks) = (mark.text, ["(\(mark.number))"] + printed.marks)
        return marked
    }

    /// What the note of a number or letter in parentheses decides; `nil` where none does, or several that differ.
    private func noted(_ mark: String) -> (outcome: MedicationOutcome, label: String, piece: TextPiece)? {
        guard mark.hasPrefix("("), mark.hasSuffix(")") else { return nil }
        let found = notes(numbered: String(mark.dropFirst().dropLast()))
        let decided = found.map { OutcomeNotation.decisions(inSentence: $0.text) }
        guard let first = found.first, Set(decided).count == 1, decided[0].count == 1, let outcome = decided[0].first
        else {
            return nil
        }
        return (outcome, first.text, first.piece)
    }

    /// The names of an item; each may stand on a line of its own.
    private func several(_ printed: MarkedText, in cell: Int) -> [NamedMedication]? {
        (printed.marks.isEmpty ? grid.sense(ofCell: cell).medication.several : nil)
            ?? grid.texts[printed.text].medication.several
    }

    /// The rules of an item: for each of its names what decides makes of it.
    private func read(
        _ printed: MarkedText, cell: Int, into session: inout MedicationSession,
        decided: (RowParts) -> [(rule: DecidedRules.Decided, label: String)]
    ) {
        let all = session.resolve(printed.text).isUnresolved ? NamedMedication.all(in: printed.text) : []
        let names = all.contains { $0.beside != nil } ? all : several(printed, in: cell)
        for named in names ?? [NamedMedication(name: printed.text, beside: nil)] {
            let own = PrintedMedication(grid.texts[named.name].medication)
            if own.mayBeEither { reportPair(named.name, cell: cell, &session) }
            if own.mayBeSeveral { reportCombination(own.name, cell: cell, &session) }
            if own.isOfOpenTime { reportOpenTime(own, cell: cell, &session) }
            // "Coreg (CHF)" below "Heart": the nearer use.
            let isOwn = columns.isHeadedByUses && own.use != nil
            var parts = RowParts(medication: own.name, use: isOwn ? nil : use(ofItem: cell))
            parts.take(own, grid.reference(cell: cell, field: .use, reading: .printed))
            for decision in decided(parts) {
                var parts = decision.rule.parts
                for scope in scopes(ofItem: cell) { parts.take(scope) }
                if let condition = named.condition { parts.add(condition: condition) }
                parts.cells = [grid.reference(cell: cell, field: .medication, reading: .printed)]
                parts.takeUse(fromName: grid.reference(cell: cell, field: .use, reading: .printed))
                session.add(
                    rule(
                        parts, decision.rule.outcome, label: decision.label, condition: decision.rule.condition,
                        tests: decision.rule.tests, product: nil, cell: cell,
                        reading: printed.marks.isEmpty ? .carried : .mark, &session),
                    grid: grid, nameCell: cell, useCell: nil)
            }
        }
        session.ledger.mark(.value, table: index, cell: cell)
    }

    func refuseInnerMark(_ row: Int, cell: Int, _ session: inout MedicationSession) {
        session.refuse(
            MedicationFinding.nameUnread, "A footnote mark stands inside the name.",
            help: "Put the mark after the name it belongs to.", grid: grid, row: row, cell: cell)
    }

    /// "Carbidopa/": the rest of the name stands somewhere else, on the next page perhaps.
    func isCut(_ name: String) -> Bool {
        guard let last = name.last else { return false }
        return "/&,(".contains(last)
            || Self.unfinished.contains { name.hasSuffix(" \($0)") }
    }

    /// "and", "with": what a name that breaks off ends with.
    private static let unfinished = Lexicon.words("medication-name.unfinished")

    func refuseCut(_ name: String, row: Int, cell: Int, _ session: inout MedicationSession) {
        session.refuse(
            MedicationFinding.nameUnread, "\"\(name)\" breaks off: the rest of the name is not in the cell.",
            help: "Print the whole name in one cell.", grid: grid, row: row, cell: cell)
    }

    /// An item with a decision of its own.
    private mutating func read(
        _ item: ListedDecision, cell: Int, row: Int, into session: inout MedicationSession
    ) {
        let saying = NoteSaying(
            item.decisions.map(\.reading.label).joined(separator: "; "),
            use: item.decisions.lazy.compactMap(\.use).first)
        if let decision { reportOverlap(of: saying, with: decision.label, cell: cell, in: &session) }
        for named in item.names {
            var parts = RowParts(medication: named.name, use: use(ofItem: cell))
            for scope in scopes(ofItem: cell) { parts.take(scope) }
            if let decision { addAgain(decision.label, beside: saying, to: &parts) }
            parts.cells = [grid.reference(cell: cell, field: .medication, reading: .printed)]
            parts.takeUse(fromName: grid.reference(cell: cell, field: .use, reading: .printed))
            if let condition = named.condition { parts.add(condition: condition) }
            for decision in item.decisions {
                add(decision.reading, for: decision.use, parts, cell: cell, to: &session)
            }
        }
        if item.decisions.contains(where: { !DecidedRules($0.reading, beside: RowParts(medication: "")).isWhole }) {
            reportSecondDecision(cell, in: &session)
        }
        session.ledger.mark(.value, table: index, cell: cell)
    }

    /// The rules of what an item decides, for one of its uses or for all.
    private mutating func add(
        _ decision: OutcomeNotation.Reading, for use: String?, _ parts: RowParts, cell: Int,
        to session: inout MedicationSession
    ) {
        var parts = parts
        if let use {
            if let own = parts.use, own != use { parts.add(condition: own) }
            parts.use = use
            parts.cells.append(grid.reference(cell: cell, field: .use, reading: .printed))
        }
        for decided in DecidedRules(decision, beside: parts).rules {
            session.add(
                rule(
                    decided.parts, decided.outcome, label: decision.label, condition: decided.condition,
                    tests: decided.tests, product: nil, cell: cell, reading: .printed, &session),
                grid: grid, nameCell: cell, useCell: nil)
        }
    }

    /// Words of another decision that nobody can say for whom it is.
    func reportSecondDecision(_ cell: Int, in session: inout MedicationSession) {
        session.findings.add(
            MedicationFinding.outcomeSecond,
            "Beside the decision stand words of another; they are kept as a condition, in the carrier's words.",
            help: "Print one decision a row.", grid: grid, cell: cell)
    }

    /// Why an item of a list is no name: a line of the page, or the letter under which the names that follow are sorted.
    /// "Brand name | Generic name" over names.
    private func isHeader(_ row: Int, in session: inout MedicationSession) -> Bool {
        let texts = grid.cells(inRow: row).map { grid.sense(ofCell: $0).text }
        // "Medication" alone over names.
        let isAlone =
            texts.count == 1 && row + 1 < grid.rowCount && OutcomeWords.words(texts[0]).allSatisfy(Self.alone.contains)
        return (texts.count > 1 || isAlone)
            && texts.allSatisfy { text in
                [.name, .medication, .group].contains(MedicationHeader(text)) && session.resolve(text).isUnresolved
            }
    }

    private static let alone = Lexicon.words("list-header.alone")

    private func reasonToPass(_ text: String, row: Int, session: inout MedicationSession) -> LeftOut? {
        if Self.isLine(text) { return .line }
        if PageFurniture.isLone(text) || PageFurniture.isOfPage(text), session.resolve(text).isUnresolved {
            return .pageFurniture
        }
        if isHeader(row, in: &session) { return .listHeader }
        guard text.count == 1, let letter = text.uppercased().first, letter.isLetter, row + 1 < grid.rowCount,
            grid.sense(row: row + 1, column: 0).text.uppercased().hasPrefix(String(letter))
        else { return nil }
        return .letter
    }
}

import ChartSchema
import Notation
import Tables
import Vocabulary

/// Rows of a list that are no names: headings that decide, notes of marks, sentences.
extension MedicationTable {
    /// A row of a list that is a heading or sentence and no name; it may decide what follows. False for a name.
    mutating func readHeading(_ cell: Int, into session: inout MedicationSession) -> Bool {
        let text = grid.sense(ofCell: cell).text
        guard session.resolve(MarkedText(text).text).isUnresolved else { return false }
        let piece = TextPiece(text, at: grid.table.place(ofCell: cell))
        let outcomes = OutcomeNotation.decisions(inSentence: text)
        if Self.isNoteOfMark(text) || Self.speaksOfMarked(text) || isNoteOfNames(text) {
            legends.append(cell)
        } else if outcomes.count > 1 {
            open(cell, piece, in: &session)
            decision = nil
        } else if outcomes.isEmpty, decision != nil, mayBeSection(cell) || mayDecideAnew(cell) {
            decision = nil
            session.refuse(
                MedicationFinding.rowUnread,
                "The row is no medication and no decision; the rows below it are not read.",
                help: "Say what the rows below it mean: decline, graded, refer.", grid: grid,
                row: grid.row(ofCell: cell), cell: cell)
            return true
        } else if refusesPlans, Self.mayNamePlan(text) {
            hearRefusedPlan(cell, piece, in: &session)
        } else if let outcome = outcomes.first, !Self.beginsWithDrug(text) {
            refusesPlans = Self.onlyRefuses(text) && standsOverPlan(grid.row(ofCell: cell))
            let saying = HeadingRest.withoutNumber(text)
            open(cell, piece, in: &session)
            decision = (outcome, singleSpaced(saying))
            hearRest(ofSection: saying, cell: cell, in: &session)
            reportHalfRead(saying, at: piece, in: &session)
            session.heard.insert(piece)
        } else if !outcomes.isEmpty || decision == nil || OutcomeWords.words(text).count > 6 {
            noteLine(cell, in: &session)
            return true
        } else {
            return false
        }
        session.ledger.mark(.note, table: index, cell: cell)
        return true
    }

    /// A row that decides ends the one above it.
    mutating func open(_ cell: Int, _ piece: TextPiece, in session: inout MedicationSession) {
        closeHeading(in: &session)
        openHeading = (cell, piece, session.rules.count)
    }

    /// "(G) Refer to underwriting" where names end with "(G)", "1 Graded" where they end with a raised "1": what that mark means.
    func isNoteOfNames(_ text: String) -> Bool {
        guard let note = NumberMark.note(text), let open = text.first else { return false }
        let mark = open == "(" ? "(\(note.number))" : open == "[" ? "[\(note.number)]" : note.number
        let isEnclosed = mark != note.number
        return grid.table.cells.indices.contains { cell in
            let name = grid.sense(ofCell: cell).text
            guard name.hasSuffix(mark) else { return false }
            // "Vitamin D2" is a name.
            return isEnclosed
                || !MedicationList.isDrug(name) && MedicationList.isDrug(String(name.dropLast(mark.count)))
        }
    }

    /// Whether a text that names nothing stands over what follows: it is merged over the names, or calls them so, as headings do.
    private func mayBeSection(_ cell: Int) -> Bool {
        let text = grid.sense(ofCell: cell).text
        let isMerged = grid.columnCount > 1 && grid.span(ofCell: cell).columns == grid.columnCount
        let tagged = TaggedText(text)
        let isSentence = tagged.has(.pointing) || text.hasSuffix(":") || text.hasSuffix(".") && tagged.tags.count > 3
        return isAmongItems(grid.row(ofCell: cell)) && !PageFurniture.isOfPage(text)
            && (isMerged || isSentence || grid.texts[text].medication.header == .medication)
    }

    /// "SEIZURES - graded until the dose is stable", "PAIN - see the guide" between names: it decides, or says of what it decides, in words that
    /// nobody understood, and ends what was decided above it.
    private func mayDecideAnew(_ cell: Int) -> Bool {
        let text = grid.sense(ofCell: cell).text
        guard isAmongItems(grid.row(ofCell: cell)), !PageFurniture.isOfPage(text), !Self.beginsWithDrug(text) else {
            return false
        }
        let label = text.halves(apartAt: ": ")?.0 ?? "–—-".lazy.compactMap { text.halves(apartAt: " \($0) ")?.0 }.first
        return !OutcomeWords(text).outcomes.isEmpty
            || label.map { UseVocabulary.standard.uses(in: String($0)) != nil } ?? false
    }

    /// Tells of a heading that says more than its decision and stands over no name: it may be about the names above it.
    mutating func closeHeading(in session: inout MedicationSession) {
        defer { openHeading = nil }
        guard let open = openHeading, session.rules.count == open.rules else { return }
        switch DecidingSentence(open.piece.text) {
        case .alone where !TaggedText(open.piece.text).has(.pointing): return
        case .clause(let clause)
        where clause.meanings.isEmpty && !Self.pointsUp(open.piece.text) && !TaggedText(open.piece.text).has(.negation):
            return
        default: break
        }
        session.findings.add(
            MedicationFinding.noteUnapplied, severity: .warning, "The line decides, and no medication stands below it.",
            help: "Look whether it holds for the medications above it.", grid: grid, cell: open.cell)
    }

    /// Tells of a sentence that decides for some of a list's names, where each of them has a decision of its own.
    func reportUnusedSentences(in session: inout MedicationSession) {
        guard isList, !isDecisionUsed else { return }
        for piece in decidingPieces where session.limitsPeople(piece.text) || TaggedText(piece.text).has(.if) {
            session.reportLost(piece)
        }
    }

    /// Notes that decide, and whose marks stand in the list though nothing was made of them.
    func reportUnheardLegends(in session: inout MedicationSession) {
        for cell in legends {
            let text = grid.sense(ofCell: cell).text
            let piece = TextPiece(text, at: grid.table.place(ofCell: cell))
            let sign = text.prefix { $0 == text.first }
            guard !session.heard.contains(piece), !session.noted.contains(text),
                Self.isNoteOfMark(text) || isNoteOfNames(text),
                !OutcomeWords(text).outcomes.isEmpty || session.limitsPeople(text),
                grid.table.cells.indices.contains(where: { $0 != cell && grid.sense(ofCell: $0).text.contains(sign) })
            else { continue }
            session.findings.add(
                MedicationFinding.noteUnapplied, severity: .warning,
                "The note may change what rules mean; it is kept in words only.",
                grid: grid, cell: cell)
        }
    }

    /// A line of a list that says for whom or when something holds, and names no medication: "For smokers only." False for a name.
    func readSaying(_ cell: Int, row: Int, into session: inout MedicationSession) -> Bool {
        let text = grid.sense(ofCell: cell).text
        guard grid.cells(inRow: row).count == 1, session.resolve(MarkedText(text).text).isUnresolved,
            !MedicationList.isItem(grid.texts[text].medication)
        else { return false }
        let scope = Scope(text)
        let isSaying =
            scope.isWhole && !scope.meanings.isEmpty && scope.meanings.allSatisfy(\.isOfTitle)
            || text.hasSuffix(".") && OutcomeWords.words(text).count > 3 && session.limitsPeople(text)
        guard isSaying else { return false }
        session.ledger.mark(.note, table: index, cell: cell)
        session.reportLost(TextPiece(text, at: grid.table.place(ofCell: cell)))
        return true
    }

    /// Whether what stands before a comma, a dash, a colon or a parenthesis is the name of a drug, and no class of them; or the first words are.
    static func beginsWithDrug(_ text: String) -> Bool {
        let end = text.firstIndex { ",:;=–—(".contains($0) } ?? text.firstRange(of: " - ")?.lowerBound
        if let end, isDrug(singleSpaced(text[..<end])) { return true }
        let words = text.split(separator: " ").map(String.init)
        return words.count > 2 && (1...2).contains { isDrug(words.prefix($0).joined(separator: " ")) }
    }

    private static func isDrug(_ name: String) -> Bool {
        name.count > 2 && MedicationList.isDrug(name) && !MedicationList.isClass(name)
            && !DrugDictionary.standard.resolve(name).ingredients.isEmpty
    }

    /// A line of a list that names nothing and decides nothing; one that begins with the name of a medication is refused.
    func noteLine(_ cell: Int, in session: inout MedicationSession) {
        if Self.beginsWithDrug(grid.sense(ofCell: cell).text) {
            session.refuse(
                MedicationFinding.rowUnread,
                "The line begins with a medication, and what it says of it was not understood.",
                help: "Print the medication, a dash and the decision: \"Aricept – Decline\".", grid: grid,
                row: grid.row(ofCell: cell), cell: cell)
            return
        }
        session.ledger.mark(.note, table: index, cell: cell)
        let piece = TextPiece(grid.sense(ofCell: cell).text, at: grid.table.place(ofCell: cell))
        session.findings.add(
            MedicationFinding.noteUnapplied,
            severity: session.isLost(piece) || isAmongItems(grid.row(ofCell: cell))
                || mayBeUnheardPlan(grid.row(ofCell: cell))
                ? .warning : .info,
            "The line is kept as a note and applied to no rule.", grid: grid, cell: cell)
    }
}

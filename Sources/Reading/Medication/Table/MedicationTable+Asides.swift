import ChartSchema
import Notation
import Tables
import Vocabulary

/// Rows of one text that are no rows of the chart: sections, notes, legends, letters of the alphabet, what pages print around them.
extension MedicationTable {
    /// A row of one text that is no row of the chart: a section's heading or a note.
    func isAside(_ cell: Int) -> Bool {
        let text = grid.sense(ofCell: cell).text
        return grid.span(ofCell: cell).columns > 1 && columns.span == nil
            || grid.sense(ofCell: cell).medication.clauses.contains { $0.key != nil }
            || grid.column(ofCell: cell) != columns.medicationColumns.first || Self.isLetter(text)
            || OutcomeWords.words(text).count > 9 || MarkedText.isNote(text)
    }

    /// "C", "- C -": where a list of names comes to the next letter.
    static func isLetter(_ text: String) -> Bool { text.trimming(" -–—·.").count <= 1 }

    /// A use or a time that stands alone in the column of medications.
    mutating func isSection(_ cell: Int, _ session: inout MedicationSession) -> Bool {
        let text = grid.sense(ofCell: cell).text
        if DecisionScope.limitedUse(text) != nil || session.resolve(MarkedText(text).text).isUnresolved
            || isUseAmongSections(text)
        {
            return hearSection(cell, in: &session)
        }
        // "Statins" below the rows of "Heart failure".
        sectionScope = nil
        return false
    }

    /// "Organ transplant" where the other rows of one text are uses as well: drugs are called by it too.
    private func isUseAmongSections(_ text: String) -> Bool {
        guard !columns.roles.values.contains(.use), UseVocabulary.standard.uses(in: text) != nil,
            DrugDictionary.standard.resolve(text).ingredients.isEmpty
        else { return false }
        let sections = (columns.firstRow..<max(columns.firstRow, grid.rowCount)).map { grid.cells(inRow: $0) }
            .filter { $0.count == 1 && grid.column(ofCell: $0[0]) == columns.medicationColumns.first }
            .map { grid.sense(ofCell: $0[0]).text }
        let uses = sections.count { UseVocabulary.standard.uses(in: $0) != nil }
        return uses > 1 && uses * 2 > sections.count
    }

    /// One cell that pages print around their rows, and nothing beside it.
    func isLoneFurniture(_ cells: [Int]) -> Bool {
        guard cells.count == 1, grid.columnCount > 1 || headingName != nil,
            case let text = grid.sense(ofCell: cells[0]).text
        else { return false }
        return PageFurniture.isLone(text) || PageFurniture.isOfPage(text)
    }

    /// Whether a column of decisions holds a code.
    func isPrinted(_ code: String) -> Bool { cells.codes.contains(code.lowercased()) }

    /// Whether keys are codes of the columns of decisions, or stand among lines that explain these: a legend may explain more than is printed.
    func explainsCodes(_ keys: [String]) -> Bool {
        let codes = keys.filter { OutcomeMark.isCode($0) || OutcomeMark.isShort($0) }
        if codes.contains(where: isPrinted) { return true }
        return !codes.isEmpty && codes.count == keys.count && cells.areExplained
    }

    mutating func readAside(_ cell: Int, row: Int, into session: inout MedicationSession) {
        let text = grid.sense(ofCell: cell).text
        if hearSection(cell, in: &session) { return }
        if text.count <= 2 || Self.isLetter(text) {
            session.ledger.mark(.ignored(.letter), table: index, cell: cell)
            return
        }
        let keys = grid.sense(ofCell: cell).medication.clauses.compactMap(\.key)
        let isLegend = keys.contains(where: OutcomeMark.isMark)
        let isOfCodes = explainsCodes(keys)
        let hasMarks = columns.roles.values.contains { if case .marks = $0 { true } else { false } }
        let piece = TextPiece(text, at: grid.table.place(ofCell: cell))
        if isOfCodes || isLegend && hasMarks || session.heard.contains(piece) {
            session.legendsOfRows.insert(piece)
            session.ledger.mark(.note, table: index, cell: cell)
            return
        }
        if OutcomeNotation.read(text) != nil, OutcomeWords.words(text).count < 6, !isLegend {
            session.refuse(
                MedicationFinding.rowUnread, "The row holds a decision and names no medication.", grid: grid, row: row,
                cell: cell)
            return
        }
        session.ledger.mark(.note, table: index, cell: cell)
        // The rules that bear its mark carry it.
        if session.noted.contains(text),
            NumberMark.note(text) != nil || MarkedText.isNote(text) && OutcomeWords(text).outcomes.isEmpty
        {
            return
        }
        let isExplained = session.explainsDecision(text) || PageFurniture.isOfPage(text)
        let isRule =
            !isExplained && !OutcomeNotation.decisions(inSentence: text).isEmpty
            || !OutcomeWords(text).outcomes.isEmpty && !isLegend && !isExplained
            || session.isLost(piece) || text.contains(" only ")
        if isRule {
            session.openAsides.append((index, cell))
        } else {
            session.findings.add(
                MedicationFinding.noteUnapplied, severity: .info, MedicationSession.keptBetweenRows, grid: grid,
                cell: cell)
        }
    }
}

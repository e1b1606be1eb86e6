import ChartSchema
import Notation
import Tables

/// Rows of one text in a table without a column of decisions: "DECLINE" over the rows that it is for.
extension MedicationTable {
    /// Whether some row of the table decides for those below it.
    var hasDecidingSections: Bool {
        (columns.firstRow..<max(columns.firstRow, grid.rowCount)).contains { row in
            sectionCell(row).map {
                Self.decision(ofSection: HeadingRest.withoutNumber(grid.sense(ofCell: $0).text)) != nil
            }
                ?? false
        }
    }

    /// Takes the decision of a row of one text for the rows below it. A text that is neither a decision nor a drug may
    /// be a section of its own, so that nothing decides what follows it.
    ///
    /// - Returns: False for a row that is none of these.
    mutating func readSection(_ row: Int, into session: inout MedicationSession) -> Bool {
        guard let cell = sectionCell(row) else { return false }
        let text = grid.sense(ofCell: cell).text
        let piece = TextPiece(text, at: grid.table.place(ofCell: cell))
        // What stands below all rows and was taken for the table.
        if session.heard.contains(piece) {
            session.ledger.mark(.note, table: index, cell: cell)
            return true
        }
        let saying = HeadingRest.withoutNumber(text)
        if let outcome = Self.decision(ofSection: saying) {
            open(cell, piece, in: &session)
            decision = (outcome, singleSpaced(saying))
            hearRest(ofSection: saying, cell: cell, in: &session)
            reportHalfRead(saying, at: piece, in: &session)
            session.heard.insert(piece)
            session.ledger.mark(.label, table: index, cell: cell)
            return true
        }
        guard hasSections || decidesOtherwise(text), session.resolve(MarkedText(text).text).isUnresolved else {
            return false
        }
        decision = nil
        session.refuse(
            MedicationFinding.rowUnread, "The row is no medication and no decision; the rows below it are not read.",
            help: "Say what the rows below it mean: decline, graded, refer.", grid: grid, row: row, cell: cell)
        return true
    }

    /// "Group 3 - Graded if filled in the last 12 months, otherwise Level" below a title that decides: of what it says of the rows below it
    /// nothing was read, and the title does not hold for them.
    private func decidesOtherwise(_ text: String) -> Bool {
        !Self.isNoteOfMark(text) && !Self.speaksOfMarked(text) && !isNoteOfNames(text) && !PageFurniture.isOfPage(text)
            && !Self.beginsWithDrug(text) && !OutcomeNotation.decisions(inSentence: text).isEmpty
    }

    /// The only cell of a row, where it stands in the column of medications.
    private func sectionCell(_ row: Int) -> Int? {
        guard columns.decidingColumns.isEmpty, grid.columnCount > 1, columns.span == nil,
            case let cells = columns.cells(inRow: row, of: grid), cells.count == 1,
            grid.column(ofCell: cells[0]) == columns.medicationColumns.first
        else { return nil }
        return cells[0]
    }

    /// "DECLINE", "Not eligible", "Graded benefit": a decision, and hardly a word more.
    private static func decision(ofSection text: String) -> MedicationOutcome? {
        if let statement = Statement(text, Scope.Setting()), statement.clauses.count == 1,
            statement.clauses[0].isWhole, !statement.clauses[0].isOtherwise, statement.unknownNeighbours == 0
        {
            return statement.clauses[0].outcome
        }
        guard OutcomeWords.words(text).count <= 6, !MedicationList.isDrug(text),
            case let outcomes = OutcomeNotation.decisions(inSentence: text), outcomes.count == 1
        else { return nil }
        return outcomes.first
    }
}

import ChartSchema
import Notation
import Tables

/// The texts in and around the tables of a file, each asked once for what no limit knows of.
extension ReadingSession {
    /// What no limit of the chart knows of: notes, titles, sentences around tables, names of headers and rows.
    mutating func reportTexts() {
        guard !assembler.columns.isEmpty else { return }
        let known = KnownPeople(assembler)
        lazy var knownByTable = KnownPeople.byPart(assembler) { $0.table }
        lazy var knownByRow = KnownPeople.byPart(assembler) { [$0.table, $0.row] }
        var told: Set<String> = []
        for (index, table) in document.tables.enumerated() where table.furniture == nil && !isOfOtherSubject(index) {
            for (piece, sentence) in titlesThatSayWho(of: table) {
                if let known = knownByTable[index] { reportLeftOut(by: sentence, piece: piece, known: known) }
            }
            for (piece, cell) in notes(of: table, index: index) where told.insert(piece.text).inserted {
                tell(unlessConditionsOfRow: cell, of: table) {
                    $0.report(note: piece, cell: cell, of: table, known: known)
                }
            }
            for piece in table.cellNotes
            where NamedValues([piece], texts: texts).saysWho && told.insert(piece.text).inserted {
                report(KnownPeople.some, piece: piece)
            }
            for piece in textsAround(table) where told.insert(piece.text).inserted {
                report(around: piece, known: known)
            }
            // The same remark beside several rows is about each.
            for cell in table.cells.indices where ledger.isRemark(table: index, cell: cell) {
                reportRemark(cell, of: table, known: knownByRow[[index, table.cells[cell].row]] ?? known)
            }
            for cell in table.cells.indices
            where isName(cell, of: table, index: index) && !ledger.isRemark(table: index, cell: cell)
                && told.insert(singleSpaced(table.text(of: table.cells[cell]))).inserted
            {
                reportName(cell, of: table, known: known)
            }
        }
        reportFiguresOutside()
        reportWholeChart()
        if let title = document.title, told.insert(title.text).inserted {
            for sentence in texts.sentences(of: title.text) { report(sentence, piece: title, known: known) }
        }
    }

    /// A header, or the name of a row.
    private mutating func reportName(_ cell: Int, of table: Table, known: KnownPeople) {
        let text = singleSpaced(table.text(of: table.cells[cell]))
        let sense = texts[text]
        if sense.terms.asksTobacco, known.saysTobacco, isOverTobacco(cell, of: table) { return }
        let count = findings.all.count
        if sense.terms.isHeight {
            for sentence in texts.sentences(of: text) {
                reportShod(sentence, piece: TextPiece(text, at: table.place(ofCell: cell)))
            }
        }
        // What a class's header says more is a part of its name; that of the heights is in no record.
        if sense.terms.isHeight && !sense.terms.isWeight || isOverNames(cell, of: table),
            findings.all.count == count
        {
            let piece = TextPiece(text, at: table.place(ofCell: cell))
            // Of which columns a header says it, nobody asks here: it is no condition.
            for sentence in texts.sentences(of: text) { judge(sentence, piece: piece, known: known, cell: nil) }
        }
        reportLoneEnd(sense.terms, cell: cell, of: table)
        reportRestOfTobacco(inTitle: text, cell: cell, of: table)
        guard sense.speaks, findings.all.count == count, let says = known.unheard(sense.terms) else { return }
        report(says, piece: TextPiece(text, at: table.place(ofCell: cell)))
    }

    /// A row of text in a table.
    private mutating func report(note piece: TextPiece, cell: Int, of table: Table, known: KnownPeople) {
        let grid = parts.first { $0.table == table.index }?.grid ?? Grid(table, texts: texts)
        let count = countOfSaid
        for sentence in texts.sentences(of: piece.text) {
            report(sentence, piece: piece, known: known, cell: (grid, cell))
        }
        guard countOfSaid == count else { return }
        tell(unlessCondition: piece.text, piece: piece, cell: cell) {
            $0.reportUnknownValue(piece, known: known, isLine: $0.isNamedLine(cell, of: table.index))
        }
    }

    /// A text outside a table.
    private mutating func report(around piece: TextPiece, known: KnownPeople) {
        let count = countOfSaid
        for sentence in texts.sentences(of: piece.text) { report(sentence, piece: piece, known: known) }
        guard countOfSaid == count else { return }
        tell(unlessCondition: piece.text, piece: piece, cell: nil) { $0.reportUnknownValue(piece, known: known) }
    }

    /// Whether a table was put aside as a whole: premiums, blood pressure.
    private func isOfOtherSubject(_ table: Int) -> Bool {
        let own = parts.filter { $0.table == table }
        return !own.isEmpty && own.allSatisfy { $0.reason != nil }
    }

    func textsAround(_ table: Table) -> [TextPiece] {
        // "tobacco: No" is no sentence.
        table.headings.filter { !NamedValues([$0], texts: texts).saysWho }.map(NamedValues.withoutElement)
            + [table.caption, sheetName(of: table)].compactMap(\.self)
            + table.textAbove + table.textBefore + table.textAfter + table.cellNotes
    }

    /// "Draft", "Competitor": a sheet's name is a title of what is on it.
    func sheetName(of table: Table) -> TextPiece? {
        guard let name = table.name, !table.cells.isEmpty else { return nil }
        return TextPiece(name, at: table.place(ofCell: 0))
    }
}

import Tables

/// A name of a grid of one column, and the lines below it: cards, or uses with their decisions.
struct NamedCards {
    /// The name's cell.
    let name: Int
    /// The lines below it.
    let grid: Grid
    let cards: [MedicationCard]
    /// The columns of the lines, where they are no cards.
    let columns: MedicationColumns?

    /// "Lasix", "Use: Edema", "Decision: Level", "Humira" and so on; empty where any line is of another kind.
    static func all(in grid: Grid) -> [NamedCards] {
        let cells = MedicationCard.lines(of: grid)
        let names = cells.filter { cell in
            let text = grid.sense(ofCell: cell).text
            return MedicationCard.line(cell, grid) == nil && MedicationList.isDrug(text)
                && !MedicationList.isClass(text) && OutcomeWords(text).outcomes.isEmpty
        }
        guard let first = names.first, HeadingName(over: grid.table) == nil,
            !cells.prefix(while: { $0 != first }).contains(where: { MedicationCard.line($0, grid) != nil })
        else { return [] }
        let rows = names.map { grid.row(ofCell: $0) }
        let parts = zip(names, zip(rows, rows.dropFirst() + [grid.rowCount])).map { name, ends in
            NamedCards(name: name, lines: grid.part(rows: ends.0 + 1..<ends.1))
        }
        return parts.allSatisfy { !$0.cards.isEmpty || $0.columns != nil } ? parts : []
    }

    private init(name: Int, lines: Grid) {
        (self.name, grid) = (name, lines)
        cards = MedicationCard.all(in: lines)
        columns = cards.isEmpty ? MedicationColumns(pairsUnderNameIn: lines) : nil
    }
}

extension MedicationSession {
    /// Reads cards, or uses with their decisions, below names that stand between them. False where the grid holds anything else.
    mutating func readNamedCards(of grid: Grid) -> Bool {
        let parts = NamedCards.all(in: grid)
        guard let first = parts.first else { return false }
        keepTitles(of: grid, above: first.name)
        for part in parts {
            let text = grid.sense(ofCell: part.name).text
            let name = HeadingName(text: text, piece: TextPiece(text, at: grid.table.place(ofCell: part.name)))
            ledger.mark(.label, table: grid.table.index, cell: part.name)
            if let columns = part.columns {
                read(part.grid, columns, named: name)
            } else {
                read(part.cards, of: part.grid, named: name)
            }
        }
        return true
    }

    /// What stands above the first name is the page's.
    private mutating func keepTitles(of grid: Grid, above name: Int) {
        for cell in grid.table.cells.indices where cell < name {
            let piece = TextPiece(grid.sense(ofCell: cell).text, at: grid.table.place(ofCell: cell))
            ledger.mark(.note, table: grid.table.index, cell: cell)
            if isLost(piece) { reportLost(piece) }
        }
    }
}

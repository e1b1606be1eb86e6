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
        if grid.columnCount == 2 { return pairs(in: grid) }
        let cells = MedicationCard.lines(of: grid)
        let names = cells.filter { cell in
            MedicationCard.line(cell, grid) == nil && Self.medication(namedIn: grid.sense(ofCell: cell).text) != nil
        }
        guard let first = names.first, HeadingName(over: grid.table) == nil,
            !cells.prefix(while: { $0 != first }).contains(where: {
                MedicationCard.line($0, grid).map { !$0.saysWhom } ?? false
                    && PlanWords.labelled(grid.sense(ofCell: $0).text) == nil
            })
        else { return [] }
        let rows = names.map { grid.row(ofCell: $0) }
        let parts = zip(names, zip(rows, rows.dropFirst() + [grid.rowCount])).map { name, ends in
            NamedCards(name: name, lines: grid.part(rows: ends.0 + 1..<ends.1))
        }
        return parts.allSatisfy { !$0.cards.isEmpty || $0.columns != nil } ? parts : []
    }

    /// `Medication | Lasix` over `Use | Edema` and `Decision | Level`, several times; empty where any row is of another kind.
    private static func pairs(in grid: Grid) -> [NamedCards] {
        let rows = (0..<grid.rowCount).filter { row in
            let cells = grid.cells(inRow: row)
            guard cells.count == 2 else { return false }
            let texts = cells.map { grid.sense(ofCell: $0).text }
            return medication(namedIn: "\(texts[0]): \(texts[1])") != nil
        }
        guard rows.count > 1, HeadingName(over: grid.table) == nil else { return [] }
        let parts = zip(rows, rows.dropFirst() + [grid.rowCount]).map { row, end in
            NamedCards(name: grid.cells(inRow: row)[1], lines: grid.part(rows: row + 1..<end))
        }
        return parts.allSatisfy { !$0.cards.isEmpty } ? parts : []
    }

    /// "Lasix", "Medication: Lasix".
    static func medication(namedIn text: String) -> String? {
        var name = text
        if let (label, value) = text.halves(apartAt: ":"), OutcomeWords.words(label).count <= 2,
            [.medication, .name].contains(MedicationHeader(singleSpaced(label)))
        {
            name = singleSpaced(value)
        }
        return MedicationList.isDrug(name) && !MedicationList.isClass(name) && OutcomeWords(name).outcomes.isEmpty
            ? name : nil
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
            let name = HeadingName(
                text: NamedCards.medication(namedIn: text) ?? text,
                piece: TextPiece(text, at: grid.table.place(ofCell: part.name)))
            for cell in grid.cells(inRow: grid.row(ofCell: part.name)) {
                ledger.mark(.label, table: grid.table.index, cell: cell)
            }
            if let columns = part.columns {
                read(part.grid, columns, named: name)
            } else {
                read(part.cards, of: part.grid, named: name)
            }
        }
        return true
    }

    /// What stands above the first name is the page's, or names the plan of all cards.
    private mutating func keepTitles(of grid: Grid, above name: Int) {
        planOfCards = nil
        for row in 0..<grid.row(ofCell: name) {
            let cells = grid.cells(inRow: row)
            guard let first = cells.first else { continue }
            let text = cells.map { grid.sense(ofCell: $0).text.trimming(": ") }.joined(separator: ": ")
            let piece = TextPiece(text, at: grid.table.place(ofCell: first))
            for cell in cells { ledger.mark(.note, table: grid.table.index, cell: cell) }
            if takesPlans, planOfCards == nil, let plan = PlanWords.labelled(text) {
                planOfCards = plan
                planPieces.insert(piece)
            } else if isLost(piece) {
                reportLost(piece)
            }
        }
    }
}

import ChartSchema
import Tables

extension MedicationSession {
    /// Every sentence of the file that is no rule, once each: headings, captions, texts around the tables that were read,
    /// and cells that were kept as notes.
    func chartNotes() -> [ChartNote] {
        var notes: [ChartNote] = []
        var seen: Set<String> = []
        func add(_ kind: ChartNote.Kind, _ piece: TextPiece, table: Int?) {
            guard seen.insert("\(kind.rawValue) \(piece.text)").inserted else { return }
            notes.append(ChartNote(kind: kind, text: piece.text, table: table, place: piece.place))
        }
        let tables = Set(rules.lazy.map(\.rule.source.table))
        for grid in grids where grid.table.furniture == nil {
            let table = grid.table
            let isNote = table.cells.indices.filter { ledger.isNote(table: table.index, cell: $0) }
            guard tables.contains(table.index) || !isNote.isEmpty else { continue }
            for heading in table.headings { add(.heading, heading, table: nil) }
            if let caption = table.caption { add(.caption, caption, table: table.index) }
            for piece in table.textAbove + table.textBefore + table.textAfter { add(.footnote, piece, table: nil) }
            for piece in grid.unclearPairs { add(.footnote, piece, table: table.index) }
            // The value of a name is said with it.
            for cell in isNote where !grid.namedValues.contains(cell) {
                add(
                    .footnote, TextPiece(grid.sense(ofCell: cell).text, at: table.place(ofCell: cell)),
                    table: table.index)
            }
        }
        return notes
    }
}

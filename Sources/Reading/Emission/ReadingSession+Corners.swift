import ChartSchema
import Notation
import Tables

extension ReadingSession {
    /// What stands above the heights and says for whom the limits are, with words that nobody understood: it was applied to none.
    mutating func reportUnheardCorners(_ layout: TableLayout, stacks: [Int: HeaderStack], roles: [Int: ColumnRole]) {
        for (column, role) in roles where role.heightColumn != nil {
            for piece in stacks[column]?.pieces ?? [] {
                let terms = piece.terms
                guard terms.sex != nil || terms.tobacco != nil || terms.age != nil, !texts.isPlain(terms.text),
                    unheardCorners.insert(terms.text).inserted
                else { continue }
                findings.add(
                    ChartFinding.proseUnapplied,
                    "\"\(singleSpaced(terms.text))\" stands above the heights, and was not understood whole: it was applied to no limit.",
                    help: "Look for whom the limits below it are.", grid: layout.grid, cell: piece.cell)
            }
        }
    }

    /// "Broker business" over the heights: what stands there and names none of them says of the chart what a title says.
    mutating func report(cornerOf segment: Segment, of grid: Grid, known: KnownPeople) {
        guard let row = segment.header.last, let body = segment.body.first else { return }
        let heights = grid.cells(inRow: row).filter {
            grid.sense(row: body, column: grid.column(ofCell: $0)).height != nil
        }
        guard heights.count == 1, let cell = heights.first, case let name = grid.sense(ofCell: cell),
            name.height == nil, name.terms.isOfBuild || !name.terms.isHeight && name.terms.label != nil,
            !saysWho(name.terms),
            !name.text.hasSuffix(":")
        else { return }
        let piece = TextPiece(singleSpaced(name.text), at: grid.table.place(ofCell: cell))
        for sentence in texts.sentences(of: piece.text) where !sentence.isStatement {
            report(sentence, piece: piece, known: known, cell: (grid, cell))
        }
    }
}

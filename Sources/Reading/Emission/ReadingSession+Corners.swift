import ChartSchema

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
}

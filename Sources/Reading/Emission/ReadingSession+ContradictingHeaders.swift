import ChartSchema

extension ReadingSession {
    /// Columns whose headings say opposite things of whom they are for: "Smoker" above "Standard (same = as Nonsmoker)".
    mutating func dropContradicting(
        _ layout: TableLayout, stacks: [Int: HeaderStack], columns: inout [ValueColumn]
    ) {
        let grid = layout.grid
        columns.removeAll { column in
            guard let (upper, lower) = stacks[column.column].flatMap(Self.opposed) else { return false }
            findings.add(
                ChartFinding.headerContradicts,
                """
                "\(upper.terms.text)" and "\(lower.terms.text)" stand above the same figures and say opposite things of whom they \
                are for; the column was not read.
                """, help: "Ask the carrier whom the column is for.", grid: grid, cell: lower.cell)
            return true
        }
    }

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

    /// Two headings of a column of which one is for men or smokers, and the other for women or non-smokers.
    private static func opposed(_ stack: HeaderStack) -> (upper: HeaderStack.Piece, lower: HeaderStack.Piece)? {
        for (place, lower) in stack.pieces.enumerated() {
            let upper = stack.pieces[..<place].first { upper in
                let (one, other) = (upper.terms, lower.terms)
                let areSexes = one.sex.map { $0 != .any && other.sex == $0.complement } ?? false
                return areSexes || one.tobacco.map { $0 != .any && other.tobacco == $0.complement } ?? false
            }
            if let upper { return (upper, lower) }
        }
        return nil
    }
}

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

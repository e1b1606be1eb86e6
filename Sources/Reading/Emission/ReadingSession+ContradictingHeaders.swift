import ChartSchema

extension ReadingSession {
    /// Columns whose headings say opposite things of whom they are for: "Smoker" above "Standard (same = as Nonsmoker)".
    mutating func dropContradicting(
        _ layout: TableLayout, stacks: [Int: HeaderStack], columns: inout [ValueColumn]
    ) {
        let grid = layout.grid
        if let (one, other) = Self.selected(columns.compactMap { stacks[$0.column] }, in: layout) {
            findings.add(
                ChartFinding.headerContradicts,
                """
                "\(one.terms.text)" and "\(other.terms.text)" stand in one row over columns with names of their own, and say for whom in two \
                ways: what was chosen for all, or one for each; nothing was read.
                """, help: "Take the row out and say in pipeline.json for whom the chart is.", grid: grid,
                cell: other.cell)
            columns = []
            return
        }
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

    /// "Female" and "Non-Tobacco" in a row over "Preferred" and "Standard": what a form was asked for, and no headings.
    private static func selected(_ stacks: [HeaderStack], in layout: TableLayout) -> (
        HeaderStack.Piece, HeaderStack.Piece
    )? {
        let uppers = stacks.compactMap { $0.pieces.count > 1 ? $0.pieces.first : nil }.filter { !$0.isShared }
        guard uppers.count == stacks.count, let first = uppers.first, standsApart(first.cell, in: layout.grid) else {
            return nil
        }
        let kinds = uppers.map { kind(of: $0.terms) }
        guard !kinds.contains(nil), let other = kinds.firstIndex(where: { $0 != kinds[0] }) else { return nil }
        return (uppers[0], uppers[other])
    }

    /// Whether a row has a name of its own, "Pick:", or nothing right below it.
    private static func standsApart(_ cell: Int, in grid: Grid) -> Bool {
        let row = grid.row(ofCell: cell)
        let name = grid.cells(inRow: row).first.map { grid.sense(ofCell: $0) }
        let isNamed =
            name.map { !$0.isBlank && $0.text != grid.sense(ofCell: cell).text && !$0.terms.isHeight } ?? false
        return isNamed || row + 1 < grid.rowCount && grid.isBlank(row: row + 1)
    }

    /// The one thing that words say: of people, or the name of a plan.
    private static func kind(of terms: HeaderTerms) -> CellReference.Field? {
        let isWho = terms.sex != nil || terms.tobacco != nil || terms.age != nil
        if !isWho, let label = terms.label, ColumnNames.isPlan(label) { return .product }
        guard terms.isBare || terms.label.map(ColumnNames.isTobaccoOnly) ?? false else { return nil }
        switch (terms.sex, terms.tobacco, terms.age) {
        case (_?, nil, nil): return .sex
        case (nil, _?, nil): return .tobacco
        case (nil, nil, _?): return .age
        default: return nil
        }
    }

    /// Two headings of a column of which one is for men or smokers, and the other for women or non-smokers.
    private static func opposed(_ stack: HeaderStack) -> (upper: HeaderStack.Piece, lower: HeaderStack.Piece)? {
        // Sex and tobacco alone oppose: of headings that say the same of both, the first stands for all.
        var uppers: [HeaderStack.Piece] = []
        for lower in stack.pieces {
            let upper = uppers.first { upper in
                let (one, other) = (upper.terms, lower.terms)
                let areSexes = one.sex.map { $0 != .any && other.sex == $0.complement } ?? false
                return areSexes || one.tobacco.map { $0 != .any && other.tobacco == $0.complement } ?? false
            }
            if let upper { return (upper, lower) }
            let isKnown = uppers.contains { $0.terms.sex == lower.terms.sex && $0.terms.tobacco == lower.terms.tobacco }
            if !isKnown { uppers.append(lower) }
        }
        return nil
    }
}

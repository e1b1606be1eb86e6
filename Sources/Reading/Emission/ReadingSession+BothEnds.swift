import Tables

/// "Min-Max", "Low–High Standard" over one figure a row: which end it is, nobody says.
extension ReadingSession {
    mutating func namesBothEnds(_ layout: TableLayout, block: TableLayout.Block, segment index: Int) -> Bool {
        let unclear = block.columns.lazy.compactMap { column -> String? in
            guard let value = block.roles[index][column]?.value, !value.holdsRanges,
                let piece = block.stacks[index][column]?.pieces.last,
                layout.grid.span(ofCell: piece.cell).columns == 1, Self.namesBothEnds(piece.terms)
            else { return nil }
            return singleSpaced(piece.terms.text)
        }
        guard let name = unclear.first else { return false }
        findings.add(
            ChartFinding.columnUnclear,
            "\"\(name)\" names both ends of a range, and its cells hold one figure each; none of the limits was read.",
            help: "Print both figures, or say which end the column is.", table: layout.grid.table.index)
        return true
    }

    /// The words for both ends, one behind the other.
    private static func namesBothEnds(_ terms: HeaderTerms) -> Bool {
        let categories = terms.tokens.tokens.map(\.category).filter { $0 != .filler }
        return zip(categories, categories.dropFirst()).contains { $0 == (.min, .max) || $0 == (.max, .min) }
    }
}

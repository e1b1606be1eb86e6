import ChartSchema
import Tables

/// Headers whose words for ends say something else than which end the figures below are.
extension ReadingSession {
    /// "Weight less than": the figures are no part of their limits.
    mutating func reportStrictEnds(_ layout: TableLayout, stacks: [Int: HeaderStack], columns: [ValueColumn]) {
        var told: Set<Int> = []
        for column in columns where column.bound != nil && column.zone == nil {
            guard let piece = stacks[column.column]?.pieces.last(where: \.terms.isStrictEnd),
                told.insert(piece.cell).inserted
            else { continue }
            findings.add(
                ChartFinding.proseUnapplied,
                "The figures themselves do not belong to the limits, as this header says; they stay as printed.",
                help: "Correct the file where the difference of a pound matters.",
                piece: TextPiece(piece.terms.text, at: layout.grid.table.place(ofCell: piece.cell)))
        }
    }

    /// "More than" beside "Less than", and no third column: both ends of one limit, where the figures of the first are the lesser.
    func joinStrictEnds(_ layout: TableLayout, segment index: Int, columns: inout [ValueColumn]) {
        guard columns.count == 2, columns[0].identity == columns[1].identity,
            let low = columns.firstIndex(where: { $0.zone == .above }), columns[1 - low].zone == .below,
            columns.allSatisfy({ $0.bound == nil && !$0.holdsRanges && $0.quantity == .weight }),
            !(columns[0].label.map { ClassMeaning.refuses($0) || !(labels.rateClass(of: $0)?.isOffer ?? true) } ?? false)
        else { return }
        func figure(_ row: Int, _ place: Int) -> Figure? {
            layout.grid.sense(row: row, column: columns[place].column).interval?.max?.value
        }
        let rows = layout.rows.segments[index].body
        let pairs = rows.compactMap { row in
            figure(row, low).flatMap { least in figure(row, 1 - low).map { (least, $0) } }
        }
        guard !pairs.isEmpty, pairs.allSatisfy({ $0 < $1 }) else { return }
        (columns[low].bound, columns[1 - low].bound) = (.min, .max)
        (columns[low].zone, columns[1 - low].zone) = (nil, nil)
    }

    /// "Min-Max", "Low–High Standard" over one figure a row: which end it is, nobody says.
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

import ChartSchema
import Tables

/// Where texts stand beside the tables that were read, which tells whether one that speaks of the chart is of all rules.
struct StandingPlaces {
    let tables: [Table]
    /// Rows of one text outside the rules of their table.
    private let asides: [TextPiece: Side]
    /// Texts below the rules, by whether nothing but sentences stands in between: not behind "How to apply", "Modified:".
    private let below: [TextPiece: Bool]
    /// The same of lines inside a table.
    private let linesBelow: [String: Bool]

    private enum Side { case above, below }

    /// - Parameters:
    ///   - tables: Those that were read.
    ///   - rules: The cells that decide.
    ///   - asides: Rows of one text that nothing was made of, by their table.
    init(_ tables: [Table], rules: some Sequence<CellReference>, asides: [(table: Int, piece: TextPiece, row: Int)]) {
        let rows = Dictionary(grouping: rules, by: \.table).mapValues { cells in
            cells.lazy.map(\.row).min()!...cells.lazy.map(\.row).max()!
        }
        self.tables = tables
        self.asides = asides.reduce(into: [:]) { found, aside in
            guard let own = rows[aside.table], !own.contains(aside.row) else { return }
            found[aside.piece] = aside.row > own.upperBound ? .below : .above
        }
        var (below, lines): ([TextPiece: Bool], [String: Bool]) = ([:], [:])
        for table in tables {
            var isClear = true
            for piece in table.textAfter {
                below[piece] = below[piece] ?? isClear
                isClear = isClear && piece.text.hasSuffix(".")
            }
            guard !asides.isEmpty, let last = rows[table.index]?.upperBound else { continue }
            isClear = true
            for cell in table.cells where cell.row > last && !cell.isBlank {
                let text = singleSpaced(table.text(of: cell))
                lines[text] = lines[text] ?? isClear
                isClear = isClear && text.hasSuffix(".")
            }
        }
        (self.below, linesBelow) = (below, lines)
    }

    func isAside(_ piece: TextPiece) -> Bool { asides[piece] != nil }

    func isBelow(_ piece: TextPiece) -> Bool { asides[piece].map { $0 == .below } ?? (below[piece] != nil) }

    /// Whether a line that is no sentence stands between the rules and a text below them.
    func isBehindHeading(_ piece: TextPiece) -> Bool {
        !(below[piece] ?? linesBelow[singleSpaced(piece.text)] ?? true)
    }

    /// Whether a text that says "this list", or of a document "this guide", says it of every table.
    func isOverAll(_ piece: TextPiece, isOfDocument: Bool) -> Bool {
        guard let first = tables.first, let last = tables.last, tables.count > 1 else { return true }
        // Below headings that differ it is of one of them.
        guard tables.allSatisfy({ $0.headings == first.headings }) else { return false }
        return first.headings.contains(piece)
            || isOfDocument && (first.textAbove + first.textBefore + last.textAfter).contains(piece)
    }
}

import Tables

/// A table of the file, or one of several that stand side by side or, with heights across, below one another in it.
struct TablePart {
    /// The table's place in the document.
    let table: Int
    let grid: Grid
    /// Why it holds no limits on build, where its own words say so.
    let reason: LeftOut?
    /// Its grid with the heights down the side, and the columns that hold them.
    let oriented: (grid: Grid, heights: [HeightColumn])?
    /// Rows of text over heights that stand across, and below the last figures.
    private(set) var above: Grid?
    private(set) var below: Grid?
    /// Stands below another part of its table.
    private(set) var goesOn = false

    init(table: Int, grid: Grid) {
        self.table = table
        self.grid = grid
        reason = OtherSubject.reason(grid)
        oriented = reason == nil ? Orientation.decide(grid) : nil
    }

    /// The parts of every table that is no furniture, in the file's order.
    static func parts(of document: Document, texts: TextSenses) -> [TablePart] {
        document.tables.enumerated().flatMap { index, table -> [TablePart] in
            guard table.furniture == nil, table.rowCount > 0 else { return [] }
            return GridParts.split(Grid(table, texts: texts, numbersPages: true)).flatMap {
                TurnedParts.cut(TablePart(table: index, grid: $0)).flatMap(BlockParts.cut)
            }
        }
    }

    /// Runs of its columns, each with the texts that hold for all of them.
    func blocks(_ columns: [Range<Int>]) -> [TablePart] {
        grid.blocks(columns).map { TablePart(table: table, grid: $0) }
    }

    /// Some of its rows, with the rows of text around them.
    func part(rows: Range<Int>, above: Range<Int>, below: Range<Int>, goesOn: Bool) -> TablePart {
        var own = TablePart(table: table, grid: grid.part(rows: rows))
        own.above = above.isEmpty ? nil : grid.part(rows: above)
        own.below = below.isEmpty ? nil : grid.part(rows: below)
        own.goesOn = goesOn
        return own
    }

    /// The rows of one text below its figures.
    var textsBelow: [TextPiece] {
        guard let below else { return [] }
        return (0..<below.rowCount).compactMap { below.loneCell(inRow: $0) }.map {
            TextPiece(below.sense(ofCell: $0).text, at: below.table.place(ofCell: $0))
        }
    }
}

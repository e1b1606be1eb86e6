/// What stands above a table's header: caption, nearest heading, the text before it, and the rows of one text.
struct TableTitles {
    private let terms: [HeaderTerms]

    init(_ grid: Grid, segment: Segment) {
        let table = grid.table
        let pieces = [table.caption, table.headings.last, table.textBefore.last].compactMap { $0 }
        let rows = segment.titles.compactMap { grid.loneCell(inRow: $0) }
        terms =
            (pieces.map(\.text) + [table.name].compactMap(\.self)).map { grid.texts[$0].terms }
            + rows.map { grid.sense(ofCell: $0).terms }
    }

    /// "Maximum weight by age": figures in the header are ages.
    var sayAge: Bool { terms.contains { $0.isAgeName && $0.age == nil } }

    /// "Body mass index limits": the figures are BMIs where no header says otherwise, whatever unit a formula beside them names.
    var sayBMI: Bool { terms.contains { $0.isBMI && !$0.isWeight } }
}

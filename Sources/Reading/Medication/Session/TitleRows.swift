import Tables

/// First rows of one text over all columns that name a plan: each stands over its table, as a heading does.
enum TitleRows {
    /// The document, with the plans' names as the innermost headings.
    static func asHeadings(_ document: Document) -> Document {
        var document = document
        for place in document.tables.indices {
            guard let title = title(of: document.tables[place]) else { continue }
            document.tables[place].headings.append(title)
        }
        return document
    }

    private static func title(of table: Table) -> TextPiece? {
        let first = table.cells.indices.prefix { table.cells[$0].row == 0 }.filter { !table.cells[$0].isBlank }
        guard table.furniture == nil, table.columnCount > 1, first.count == 1, let cell = first.first,
            table.cells[cell].columnSpan >= table.columnCount, case let text = table.text(of: table.cells[cell]),
            PlanWords.isNameAlone(text)
        else { return nil }
        return TextPiece(singleSpaced(text), at: table.place(ofCell: cell))
    }
}

import Tables

/// A table of the file, or one of several that stand side by side in it.
struct TablePart {
    /// The table's place in the document.
    let table: Int
    let grid: Grid
    /// Why it holds no limits on build, where its own words say so.
    let reason: String?

    /// The parts of every table that is no furniture, in the file's order.
    static func parts(of document: Document, texts: TextSenses) -> [TablePart] {
        document.tables.enumerated().flatMap { index, table -> [TablePart] in
            guard table.furniture == nil, table.rowCount > 0 else { return [] }
            return GridParts.split(Grid(table, texts: texts, numbersPages: true)).map {
                TablePart(table: index, grid: $0, reason: OtherSubject.reason($0))
            }
        }
    }
}

/// Where a record was read: the raw file, and the cell in it that decided.
extension FlatList {
    /// - Parameters:
    ///   - file: The raw file's path.
    ///   - cell: `nil` only for a record that no cell gave.
    package mutating func source(_ file: String?, _ cell: CellReference?) {
        guard source != .nothing else { return }
        if form == .json {
            writer.object("source") { Self.write(file, cell, to: &$0) }
            return
        }
        if source == .placeOfChart { id("chart", chart, isOfChart: true) }
        id("source_file", file, isOfChart: true)
        whole("source_table", cell?.table)
        whole("source_row", cell?.rowInTable)
        whole("source_column", cell?.columnInTable)
        text("source_text", cell?.text)
        guard source != .cell else { return }
        text("source_sheet", cell?.place.sheet)
        text("source_cell", cell?.place.cellName)
        whole("source_page", cell?.place.page)
        text("source_box", cell?.place.boxInWords)
    }

    /// An object: its cell as in CSV, and what its place has that is no line.
    private static func write(_ file: String?, _ cell: CellReference?, to writer: inout CanonicalJSONWriter) {
        writer.member("file", file)
        writer.member("table", cell?.table)
        writer.member("row", cell?.rowInTable)
        writer.member("column", cell?.columnInTable)
        cell?.place.writeBeyondLine(to: &writer)
        writer.member("text", cell?.text)
    }
}

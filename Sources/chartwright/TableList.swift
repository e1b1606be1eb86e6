import Tables

/// `tables --list`: one line a table, in tab-separated fields: file, index, rows, columns, cells, heading.
struct TableList {
    let file: String
    private(set) var bytes: [UInt8] = []

    /// Column names, for the first line.
    static let header = Array("file\ttable\trows\tcolumns\tcells\theading\n".utf8)

    init(file: String) { self.file = file }

    mutating func add(_ table: Table) {
        let heading = table.name ?? table.caption?.text ?? table.headings.last?.text ?? Self.title(table)
        let figures = [table.index, table.rowCount, table.columnCount, table.cells.count].map(String.init)
        bytes += ([Self.plain(file)] + figures + [Self.plain(heading)]).joined(separator: "\t").utf8
        bytes.append(0x0A)
    }

    /// The text above the header, in tables without markup to say what it is.
    private static func title(_ table: Table) -> String {
        guard table.roles.first == .preamble, let cell = table.cells.first, cell.row == 0 else { return "" }
        return table.text(of: cell)
    }

    private static func plain(_ text: String) -> String {
        text.split { $0 == "\t" || $0.isNewline }.joined(separator: " ")
    }
}

import Tables

/// `tables --list`: one line a table, in tab-separated fields: file, index, rows, columns, cells, heading.
struct TableList {
    let file: String
    private(set) var bytes: [UInt8] = []

    /// Column names, for the first line.
    static let header = Array("file\ttable\trows\tcolumns\tcells\theading\n".utf8)

    init(file: String) { self.file = file }

    mutating func add(_ table: Table) {
        add(file)
        for figure in [table.index, table.rowCount, table.columnCount, table.cells.count] {
            bytes.append(0x09)
            bytes += String(figure).utf8
        }
        bytes.append(0x09)
        if let heading = table.name ?? table.caption?.text ?? table.headings.last?.text {
            add(heading)
        } else if let title = Self.title(table) {
            add(title)
        }
        bytes.append(0x0A)
    }

    /// The text above the header, in tables without markup to say what it is.
    private static func title(_ table: Table) -> ArraySlice<UInt8>? {
        guard table.roles.first == .preamble, let cell = table.cells.first, cell.row == 0 else { return nil }
        return table.bytes(of: cell)
    }

    private mutating func add(_ text: String) { add(Array(text.utf8)[...]) }

    /// A text on one line and in one field: tabs and line ends become single spaces.
    private mutating func add(_ text: ArraySlice<UInt8>) {
        let start = bytes.count
        for byte in text {
            if byte == 0x09 || 0x0A...0x0D ~= byte {
                if bytes.count > start, bytes.last != 0x20 { bytes.append(0x20) }
            } else {
                bytes.append(byte)
            }
        }
    }
}

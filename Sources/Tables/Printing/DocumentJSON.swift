import ChartSchema

/// A file's tables with all that is known of them as JSON, one row of a table a line.
package enum DocumentJSON {
    /// - Parameter only: The index of the one table that is wanted; `nil` for all.
    package static func bytes(_ document: Document, only: Int? = nil) -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4_096)
        let tables = document.tables.filter { only == nil || $0.index == only }
        writer.object {
            $0.member("file", document.file)
            $0.member("format", document.format.rawValue)
            $0.object("encoding") {
                $0.member("name", document.encoding.name)
                $0.member("basis", document.encoding.basis.rawValue)
                $0.member("declared", document.encoding.declared)
            }
            write(document.dialect, to: &$0)
            $0.key("title")
            if let title = document.title { write(title, to: &$0) } else { $0.null() }
            $0.lines("tables", of: tables, indent: 0) { write($1, to: &$0) }
        }
        writer.endLine()
        return writer.bytes
    }

    private static func write(_ dialect: CSVDialect?, to writer: inout CanonicalJSONWriter) {
        writer.key("dialect")
        guard let dialect else { return writer.null() }
        func character(_ byte: UInt8) -> String { String(Unicode.Scalar(byte)) }
        writer.object {
            $0.member("delimiter", character(dialect.delimiter))
            $0.member("quote", dialect.quote.map(character))
            $0.member("line_end", dialect.lineEnd)
        }
    }

    private static func write(_ piece: TextPiece, to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("text", piece.text)
            piece.place.write(to: &$0)
        }
    }

    private static func write(_ table: Table, to writer: inout CanonicalJSONWriter) {
        let printed = PrintedTable(table)
        writer.object {
            $0.member("index", table.index)
            $0.member("name", table.name)
            $0.member("furniture", table.furniture)
            $0.key("caption")
            if let caption = table.caption { write(caption, to: &$0) } else { $0.null() }
            $0.array("headings", of: table.headings) { write($1, to: &$0) }
            $0.array("text_above", of: table.textAbove) { write($1, to: &$0) }
            $0.array("text_before", of: table.textBefore) { write($1, to: &$0) }
            $0.array("text_after", of: table.textAfter) { write($1, to: &$0) }
            $0.member("row_count", table.rowCount)
            $0.member("column_count", table.columnCount)
            $0.array("furniture_columns", of: table.furnitureColumns.sorted()) { $0.value($1) }
            if let header = printed.header { $0.member("header", header) } else { $0.member("header", nil as String?) }
            $0.array("data_columns", of: printed.columns) { $0.value($1) }
            writeRows(table, to: &$0)
        }
    }

    private static func writeRows(_ table: Table, to writer: inout CanonicalJSONWriter) {
        var next = 0
        writer.lines("rows", of: Array(0..<table.rowCount), indent: 1) { writer, row in
            let start = next
            while next < table.cells.count, table.cells[next].row == row { next += 1 }
            let cells = table.cells[start..<next]
            writer.object {
                $0.member("row", row)
                $0.member("role", table.roles[row].rawValue)
                $0.member("why", table.roles[row].reason)
                if let first = cells.first {
                    table.place(of: first).write(to: &$0)
                } else {
                    $0.member("line", nil as Int?)
                }
                $0.array("cells", of: Array(cells)) { write($1, of: table, to: &$0) }
            }
        }
    }

    private static func write(_ cell: Cell, of table: Table, to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("row", cell.row)
            $0.member("column", cell.column)
            $0.member("row_span", cell.rowSpan)
            $0.member("column_span", cell.columnSpan)
            table.place(of: cell).write(to: &$0)
            $0.member("text", table.text(of: cell))
            if cell.isHeader { $0.member("is_header", true) }
            if cell.isHidden { $0.member("is_hidden", true) }
        }
    }
}

extension RowRole {
    /// Why a row has this role.
    package var reason: String {
        switch self {
        case .preamble: "one cell alone, above the first row of figures"
        case .header: "above the first row of figures, or written otherwise than the figures below it"
        case .body: "from the first row of figures to the last"
        case .note: "below the last row of figures"
        case .blank: "holds no text"
        case .furniture: "holds the column letters of a spreadsheet, or says the header again"
        }
    }
}

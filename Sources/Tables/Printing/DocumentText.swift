/// A file's tables for a person at a terminal: what the file is, then each table as aligned columns.
package enum DocumentText {
    /// The widest a column is printed; longer texts are cut and end in an ellipsis.
    private static let widestColumn = 48

    /// - Parameter only: The index of the one table that is wanted; `nil` for all.
    package static func text(_ document: Document, only: Int? = nil) -> String {
        var lines = [document.file, "  " + description(of: document)]
        if let title = document.title { lines.append("  title: \(visible(title.text))") }
        for table in document.tables where only == nil || table.index == only {
            lines.append("")
            lines += self.lines(of: table)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func description(of document: Document) -> String {
        let encoding = document.encoding
        var parts = [document.format.rawValue, "\(encoding.name) (\(encoding.basis.rawValue)"]
        parts[1] += encoding.declared.map { ", declared as \($0))" } ?? ")"
        if let dialect = document.dialect {
            parts.append("delimiter \(symbol(dialect.delimiter))")
            parts.append(dialect.quote.map { "quote \(symbol($0))" } ?? "no quotes")
            let names = ["\r\n": "CRLF", "\r": "CR", "\n": "LF"]
            parts.append("lines end in \(names[dialect.lineEnd] ?? "LF")")
        }
        let count = document.tables.count
        return (parts + ["\(count) table\(count == 1 ? "" : "s")"]).joined(separator: ", ")
    }

    private static func symbol(_ byte: UInt8) -> String {
        byte == 0x09 ? "tab" : String(Unicode.Scalar(byte))
    }

    private static func lines(of table: Table) -> [String] {
        let printed = PrintedTable(table)
        var title = "table \(table.index)"
        if let name = table.name { title += " \"\(visible(name))\"" }
        title += ": \(printed.rows.count) rows, \(printed.columns.count) columns"
        var lines = [title]
        if let furniture = table.furniture { lines.append("  furniture: \(furniture)") }
        for heading in table.headings { lines.append("  heading: \(visible(heading.text))") }
        if let caption = table.caption { lines.append("  caption: \(visible(caption.text))") }
        lines += asides(table, .preamble)
        lines.append("")
        lines += grid(printed)
        let notes = asides(table, .note)
        return lines + (notes.isEmpty ? [] : [""] + notes)
    }

    /// Rows that are no data, each on a line of its own.
    private static func asides(_ table: Table, _ role: RowRole) -> [String] {
        table.roles.indices.filter { table.roles[$0] == role }.map { row in
            let texts = table.cells.filter { $0.row == row && !$0.isBlank }.map { visible(table.text(of: $0)) }
            return "  \(role.rawValue): \(texts.joined(separator: "  "))"
        }
    }

    private static func grid(_ printed: PrintedTable) -> [String] {
        var rows = printed.rows.map { row in
            printed.columns.map { cut(visible(String(decoding: printed.bytes(row: row, column: $0), as: UTF8.self))) }
        }
        if let header = printed.header { rows.insert(header.map { cut(visible($0)) }, at: 0) }
        let widths = printed.columns.indices.map { place in rows.map { $0[place].count }.max() ?? 0 }
        if printed.header != nil { rows.insert(widths.map { String(repeating: "-", count: $0) }, at: 1) }
        return rows.map { row in
            var line = "  "
            for (place, text) in row.enumerated() {
                line += text + String(repeating: " ", count: widths[place] - text.count + 2)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    private static func cut(_ text: String) -> String {
        text.count > widestColumn ? text.prefix(widestColumn - 1) + "…" : text
    }

    /// One line, without what would move a terminal's cursor.
    private static func visible(_ text: String) -> String {
        String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }
}

import Foundation
import Tables

/// One kind of file that a chart may arrive in.
struct FileDialect: Sendable, CustomStringConvertible {
    var name: String
    var write: @Sendable ([Table]) -> [UInt8]

    var description: String { name }

    static let all: [FileDialect] = [
        FileDialect(name: "comma, UTF-8, LF") { csv($0, ",", "\n").utf8Bytes },
        FileDialect(name: "comma, UTF-8 with mark, CRLF") { [0xEF, 0xBB, 0xBF] + csv($0, ",", "\r\n").utf8Bytes },
        FileDialect(name: "semicolon, windows-1252, CRLF") { csv($0, ";", "\r\n").bytes(in: .windowsCP1252) },
        FileDialect(name: "tab, UTF-16LE, CRLF") {
            [0xFF, 0xFE] + csv($0, "\t", "\r\n").bytes(in: .utf16LittleEndian)
        },
        FileDialect(name: "pipe, UTF-8, LF") { csv($0, "|", "\n").utf8Bytes },
        FileDialect(name: "comma, macOS Roman, CR") { csv($0, ",", "\r").macRomanBytes },
        FileDialect(name: "HTML, UTF-8") { html($0).utf8Bytes },
        FileDialect(name: "HTML, windows-1252") {
            html($0, meta: "<meta http-equiv=Content-Type content=\"text/html; charset=windows-1252\">").bytes(
                in: .windowsCP1252)
        },
        FileDialect(name: "HTML without closing tags") { html($0, closes: false).utf8Bytes },
        FileDialect(name: "XHTML") {
            ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + html($0, root: " xmlns=\"http://www.w3.org/1999/xhtml\"", meta: "")).utf8Bytes
        },
        FileDialect(name: "SpreadsheetML") { workbook($0).utf8Bytes },
    ]

    // MARK: Delimited

    private static func csv(_ tables: [Table], _ delimiter: String, _ lineEnd: String) -> String {
        let width = tables.map(\.columnCount).max() ?? 1
        func line(_ fields: [String]) -> String {
            (fields + Array(repeating: "", count: max(0, width - fields.count))).map { field in
                field.contains(delimiter) || field.contains("\"")
                    ? "\"" + field.replacingOccurrences(of: "\"", with: "\"\"") + "\"" : field
            }.joined(separator: delimiter)
        }
        var lines: [String] = []
        for table in tables {
            if !lines.isEmpty { lines.append(line([])) }
            for title in titles(table) { lines.append(line([title])) }
            for row in 0..<table.rowCount {
                lines.append(
                    line(
                        (0..<table.columnCount).map {
                            table.isAnchor(row: row, column: $0) ? table.text(row: row, column: $0) : ""
                        }))
            }
        }
        return lines.map { $0 + lineEnd }.joined()
    }

    private static func titles(_ table: Table) -> [String] {
        (table.headings.last.map { [$0.text] } ?? []) + (table.caption.map { [$0.text] } ?? [])
    }

    // MARK: Markup

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }

    private static func html(
        _ tables: [Table], root: String = "", meta: String = "<meta charset=\"utf-8\">", closes: Bool = true
    ) -> String {
        var text = "<html\(root)><head>\(meta)<title>Build chart</title></head>\n<body>\n"
        for table in tables {
            for (level, heading) in table.headings.enumerated() {
                text += "<h\(level + 2)>\(escaped(heading.text))</h\(level + 2)>\n"
            }
            text += "<table border=\"1\">\n"
            if let caption = table.caption { text += "<caption>\(escaped(caption.text))</caption>\n" }
            for row in 0..<table.rowCount {
                text += "<tr>"
                for column in 0..<table.columnCount {
                    guard let cell = table.cell(row: row, column: column) else {
                        text += closes ? "<td></td>" : "<td>"
                        continue
                    }
                    guard table.isAnchor(row: row, column: column) else { continue }
                    let span = cell.columnSpan > 1 ? " colspan=\"\(cell.columnSpan)\"" : ""
                    text += "<td\(span)>\(escaped(table.text(of: cell)))" + (closes ? "</td>" : "")
                }
                text += closes ? "</tr>\n" : "\n"
            }
            text += "</table>\n"
        }
        return text + "</body></html>\n"
    }

    private static func workbook(_ tables: [Table]) -> String {
        var text = """
            <?xml version="1.0"?>
            <?mso-application progid="Excel.Sheet"?>
            <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">

            """
        for (index, table) in tables.enumerated() {
            text += " <Worksheet ss:Name=\"Sheet\(index + 1)\"><Table>\n"
            for title in titles(table) {
                text += "  <Row><Cell><Data ss:Type=\"String\">\(escaped(title))</Data></Cell></Row>\n"
            }
            for row in 0..<table.rowCount {
                text += "  <Row>"
                var expected = 0
                for column in 0..<table.columnCount where table.isAnchor(row: row, column: column) {
                    let cell = table.cell(row: row, column: column)!
                    let index = column == expected ? "" : " ss:Index=\"\(column + 1)\""
                    let merge = cell.columnSpan > 1 ? " ss:MergeAcross=\"\(cell.columnSpan - 1)\"" : ""
                    text +=
                        "<Cell\(index)\(merge)><Data ss:Type=\"String\">\(escaped(table.text(of: cell)))</Data></Cell>"
                    expected = column + cell.columnSpan
                }
                text += "</Row>\n"
            }
            text += " </Table></Worksheet>\n"
        }
        return text + "</Workbook>\n"
    }
}

extension String {
    fileprivate var utf8Bytes: [UInt8] { Array(utf8) }
    /// Foundation on Linux drops what it cannot convert; the charts' few accents are written by hand.
    fileprivate var macRomanBytes: [UInt8] {
        unicodeScalars.map { scalar in
            switch scalar {
            case "é": 0x8E
            case "É": 0x83
            case "–": 0xD0
            default: UInt8(scalar.value)
            }
        }
    }
    fileprivate func bytes(in encoding: String.Encoding) -> [UInt8] {
        [UInt8](data(using: encoding, allowLossyConversion: true)!)
    }
}

import ChartSchema

extension Inspection {
    /// The whole inspection as one JSON object on one line.
    package var json: String {
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.member("file", file)
            $0.member("format", format)
            $0.member("encoding", encoding)
            $0.member("encoding_basis", encodingBasis)
            $0.member("dialect", dialect)
            $0.array("tables", of: tables) { writer, table in
                writer.object {
                    $0.member("table", table.index)
                    $0.member("rows", table.rowCount)
                    $0.member("columns", table.columnCount)
                    $0.member("title", table.title)
                    $0.member("left_out", table.leftOut)
                }
            }
            $0.object("cells") {
                $0.member("value", cells.value)
                $0.member("label", cells.label)
                $0.member("note", cells.note)
                $0.member("ignored", cells.ignored)
                $0.member("unread", cells.unread)
            }
            $0.member("records", records)
            $0.key("source")
            entry.write(to: &$0)
        }
        writer.endLine()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension Inspection.Entry {
    /// The source as it would stand in `pipeline.json`, one column of the layout a line.
    package var json: String {
        var lines = ["{"]
        lines.append("  \"chart\": \(quoted(chart)), \"kind\": \"build\", \"edition\": \(quoted(edition)),")
        lines.append("  \"path\": \(quoted(path)),")
        lines.append("  \"products\": [\(products.map(quoted).joined(separator: ", "))],")
        lines.append("  \"layout\": {\"tables\": [")
        for (index, table) in layout.enumerated() {
            lines.append(
                "    {\"rows\": \(quoted(table.rows)), \"direction\": \(quoted(table.direction)), \"columns\": [")
            for (place, column) in table.columns.enumerated() {
                lines.append("      \(quoted(column))" + (place + 1 < table.columns.count ? "," : ""))
            }
            lines.append("    ]}" + (index + 1 < layout.count ? "," : ""))
        }
        lines.append("  ]}")
        lines.append("}")
        return lines.joined(separator: "\n")
    }

    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("chart", chart)
            $0.member("kind", "build")
            $0.member("edition", edition)
            $0.member("path", path)
            $0.member("products", products)
            $0.object("layout") {
                $0.array("tables", of: layout) { writer, table in
                    writer.object {
                        $0.member("rows", table.rows)
                        $0.member("direction", table.direction)
                        $0.member("columns", table.columns)
                    }
                }
            }
        }
    }

    private func quoted(_ text: String) -> String {
        var writer = CanonicalJSONWriter()
        writer.value(text)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

import ChartSchema
import Results

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
                    $0.array("cells", of: table.rows) { writer, row in
                        writer.beginArray()
                        for cell in row {
                            writer.object {
                                $0.member("text", cell.text)
                                $0.member("taken_for", cell.taken.rawValue)
                            }
                        }
                        writer.endArray()
                    }
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
            $0.array("decisions", of: decisions) { writer, decision in
                writer.object {
                    $0.member("table", decision.table)
                    $0.member("about", decision.about)
                    $0.member("choice", decision.choice)
                    $0.member("certainty", decision.certainty)
                    $0.member("evidence", decision.evidence)
                    $0.member("against", decision.against)
                    $0.member("contradiction", decision.contradiction)
                }
            }
            $0.array("missing", of: questions) { writer, question in
                writer.object {
                    $0.member("about", question.about)
                    $0.member("hint", question.hint)
                    $0.member("needed", question.isNeeded)
                    $0.member("answers", question.answers)
                }
            }
            $0.key("source")
            entry.write(to: &$0)
        }
        writer.endLine()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension Inspection.Entry {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("chart", chart)
            $0.member("kind", kind.rawValue)
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
}

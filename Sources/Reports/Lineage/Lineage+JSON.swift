import ChartSchema
import Results

extension Lineage {
    /// The way back as JSON: one value a line.
    package func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4096)
        writer.beginObject()
        for (name, text) in [
            ("chart", chart.description), ("version", version), ("path", chartPath), ("sha256", chartSHA256),
            ("asked", question),
        ] {
            writer.lineBreak(indent: 1)
            writer.member(name, text)
        }
        writer.lineBreak(indent: 1)
        writer.object("source") {
            $0.member("path", source.path)
            $0.member("sha256", source.sha256)
            $0.member("format", source.format)
            $0.member("encoding", source.encoding)
        }
        writer.lineBreak(indent: 1)
        writer.object("raw") { raw.write(to: &$0) }
        writer.lineBreak(indent: 1)
        writer.lines("values", of: values, indent: 1) { $1.write(to: &$0) }
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension Lineage.RawFile {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        switch self {
        case .same: writer.member("state", "same")
        case .changed(let sha256):
            writer.member("state", "changed")
            writer.member("sha256", sha256)
        case .unreadable(let reason):
            writer.member("state", "unreadable")
            writer.member("reason", reason)
        }
    }
}

extension Lineage.Value {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.object("record") { record.write(to: &$0) }
            $0.array("corrections", of: corrections) { $1.write(to: &$0) }
            $0.array("cells", of: steps) { writer, step in
                writer.object {
                    $0.member("field", step.cell.field.rawValue)
                    $0.member("reading", step.cell.reading.rawValue)
                    $0.member("table", step.cell.table)
                    $0.member("row", step.cell.row)
                    $0.member("column", step.cell.column)
                    step.cell.place.write(to: &$0)
                    $0.member("text", step.cell.text)
                    if let said = step.said { $0.member("said", said) }
                    $0.member("raw_line", step.line)
                }
            }
        }
    }
}

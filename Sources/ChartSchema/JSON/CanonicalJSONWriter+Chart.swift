/// What charts of every kind have in common: their first members, and their notes.
extension CanonicalJSONWriter {
    /// The members before a chart's columns or rules, one a line.
    mutating func chartHead(
        schema: String, kind: ManifestEntry.Kind, id: ChartID, products: [String], title: String?, source: ChartSource
    ) {
        let texts: [(String, String?)] = [
            ("schema", schema), ("kind", kind.rawValue), ("id", id.description), ("carrier", id.carrier),
            ("chart", id.chart), ("edition", id.edition),
        ]
        for (name, text) in texts {
            lineBreak(indent: 1)
            member(name, text)
        }
        lineBreak(indent: 1)
        member("products", products)
        lineBreak(indent: 1)
        member("title", title)
        lineBreak(indent: 1)
        object("source") {
            $0.member("path", source.path)
            $0.member("sha256", source.sha256)
            $0.member("format", source.format)
            $0.member("encoding", source.encoding)
        }
    }
}

extension ChartNote {
    func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("kind", kind.rawValue)
            $0.member("text", text)
            $0.member("table", table)
            place.write(to: &$0)
            $0.member("applied", applied)
        }
    }
}

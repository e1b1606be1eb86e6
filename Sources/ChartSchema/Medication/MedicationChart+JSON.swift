/// The canonical JSON of a medication chart: the bytes that name it in the store.
extension MedicationChart {
    /// The chart as canonical JSON: scalars first, then rules and notes, one of each a line.
    ///
    /// The same chart gives the same bytes, always; another chart gives other bytes.
    public func canonicalJSON() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 1024 + rules.count * 640)
        writer.beginObject()
        writer.chartHead(
            schema: MedicationChart.schema, kind: .medication, id: id, products: products, title: title,
            source: source)
        writer.lineBreak(indent: 1)
        writer.key("rules")
        writer.beginArray()
        for rule in rules {
            writer.lineBreak(indent: 2)
            rule.write(to: &writer)
        }
        if !rules.isEmpty { writer.endLine(indent: 1) }
        writer.endArray()
        writer.lineBreak(indent: 1)
        writer.lines("notes", of: notes, indent: 1) { $1.write(to: &$0) }
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension MedicationRule {
    func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("product", product)
            $0.members { Self.list(self, in: &$0) }
            $0.array("tests", of: tests) { $1.write(to: &$0) }
            $0.array("cells", of: cells) { $1.write(to: &$0) }
            if !corrections.isEmpty { $0.array("corrections", of: corrections) { $1.write(to: &$0) } }
        }
    }
}

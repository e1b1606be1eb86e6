import ChartSchema
import Results

extension FindingsReport {
    /// One finding a line.
    package func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4096)
        writer.beginObject()
        writer.member("version", version?.description)
        writer.object("counts") { counts.write(to: &$0) }
        writer.lines("findings", of: findings, indent: 0) { $1.write(to: &$0) }
        if version == nil { UncheckedRules(unchecked).write(to: &writer) }
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

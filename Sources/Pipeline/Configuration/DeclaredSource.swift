import ChartSchema

/// A source as it is written in `pipeline.json`, with what its carrier says of all of them.
///
/// What decides about nothing a chart says (rules, where a file came from, that it was withdrawn) is left out.
package struct DeclaredSource: Sendable, Hashable {
    private var carrier: PlacedJSON
    private var source: PlacedJSON

    init(_ source: PlacedJSON, of carrier: PlacedJSON) {
        self.source = source
        self.carrier = carrier
    }

    /// What the carrier and the source say under some keys.
    func said(of keys: Set<String>) -> [UInt8] {
        var writer = CanonicalJSONWriter()
        writer.beginArray()
        for part in [carrier, source] {
            guard case .object(let members) = part.value else { continue }
            for member in members where keys.contains(member.key) {
                writer.value(member.key)
                member.value.write(to: &writer)
            }
        }
        writer.endArray()
        return writer.bytes
    }

    /// Writes it as a `pipeline.json` of one carrier and one source.
    func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("schema", PipelineConfiguration.schema)
            $0.key("carriers")
            $0.beginArray()
            $0.beginObject()
            if case .object(let members) = carrier.value {
                for member in members where !["sources", "rules"].contains(member.key) {
                    $0.key(member.key)
                    member.value.write(to: &$0)
                }
            }
            $0.lineBreak(indent: 2)
            $0.key("sources")
            $0.beginArray()
            source.write(to: &$0, without: ["origin", "retrieved", "rules", "withdrawn", "golden"])
            $0.endArray()
            $0.endObject()
            $0.endArray()
        }
    }
}

import ChartSchema
import Eligibility
import Results

extension ListingPage {
    /// One element a line, under `name`.
    func json(_ name: String, _ write: (inout CanonicalJSONWriter, Element) -> Void) -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 256 + elements.count * 256)
        writer.beginObject()
        writer.member("version", version.description)
        writer.member("total", total)
        writer.member("offset", offset)
        writer.member("limit", limit)
        writer.lines(name, of: elements, indent: 0, write)
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension ListingPage<ListedMedication> {
    package func json() -> [UInt8] { json("medications") { $1.write(to: &$0) } }
}

extension ListingPage<ManifestEntry> {
    /// Each chart without its findings, of which there is the number.
    package func json() -> [UInt8] {
        json("charts") { writer, entry in
            writer.object {
                $0.member("id", entry.id.description)
                $0.member("kind", entry.kind.rawValue)
                $0.member("carrier", entry.carrier)
                $0.member("chart", entry.chart)
                $0.member("edition", entry.edition)
                $0.member("products", entry.products)
                $0.member("sha256", entry.sha256)
                $0.member("rows", entry.counts.rows)
                $0.member("records", entry.counts.records)
                $0.member("findings", entry.findings.count)
                $0.member("withdrawn_from", entry.withdrawal?.from)
            }
        }
    }
}

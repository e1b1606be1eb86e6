import ChartSchema
import FuzzingFrame

/// Documents of a store: a quick reader for the canonical form and a strict one for any, which must say the same.
enum DocumentDoor: Door {
    static let name = "document"

    static func enter(_ bytes: [UInt8]) {
        // Each document says what it is: all readers of all documents would take six times as long.
        let beginning = String(decoding: bytes.prefix(80), as: UTF8.self)
        if beginning.contains("-chart/") { return hold(Chart.self, bytes) }
        if beginning.contains("manifest-entries/") { return _ = try? PublishedEntries(json: bytes) }
        if beginning.contains("manifest-findings/") { return _ = try? PublishedFindings(json: bytes) }
        guard beginning.contains("manifest/") else { return hold(LatestPointer.self, bytes) }
        hold(DatasetManifest.self, bytes)
        hold(ManifestRoot.self, bytes)
    }

    private static func hold<Document: CanonicalDocument>(_ type: Document.Type, _ bytes: [UInt8]) {
        let read = try? Document(json: bytes)
        let strict = try? Document.read(bytes)
        guard let read else { return promise(strict == nil, "\(type): only the strict reader reads it") }
        let written = read.canonicalJSON()
        promise(written == strict?.canonicalJSON(), "\(type): two readers, two documents")
        let again = try? Document(json: written)
        promise(written == again?.canonicalJSON(), "\(type): what is written is not read again")
    }
}

import ChartSchema

/// Documents of a store: a quick reader for the canonical form and a strict one for any, which must say the same.
enum DocumentDoor: Door {
    static let name = "document"

    static func enter(_ bytes: [UInt8]) {
        hold(Chart.self, bytes)
        hold(DatasetManifest.self, bytes)
        hold(ManifestRoot.self, bytes)
        hold(LatestPointer.self, bytes)
        _ = try? PublishedEntries(json: bytes)
        _ = try? PublishedFindings(json: bytes)
    }

    private static func hold<Document: CanonicalDocument>(_ type: Document.Type, _ bytes: [UInt8]) {
        let read = try? Document(json: bytes)
        let strict = try? Document.read(bytes)
        guard let read else { return precondition(strict == nil, "\(type): only the strict reader reads it") }
        let written = read.canonicalJSON()
        precondition(written == strict?.canonicalJSON(), "\(type): two readers, two documents")
        let again = try? Document(json: written)
        precondition(written == again?.canonicalJSON(), "\(type): what is written is not read again")
    }
}

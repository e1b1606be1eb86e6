import ChartSchema

/// The checks of single documents.
extension StoreVerifier {
    /// Asks the store, and makes its error a problem.
    mutating func noting<Value>(_ path: String, _ call: (DatasetStore) throws(StoreError) -> Value) -> Value? {
        do {
            return try call(store)
        } catch {
            switch error {
            case .missing: add(.missing, path, error.message)
            case .hashMismatch: add(.hash, path, error.message)
            case .malformed: add(.malformed, path, error.message)
            default: add(.unreadable, path, error.message)
            }
            return nil
        }
    }

    mutating func bytes(of path: String, sha256: String? = nil) -> [UInt8]? {
        return noting(path) { store throws(StoreError) in try store.checkedBytes(of: path, sha256: sha256) }
    }

    /// Reads a document, and checks that writing it again gives the same bytes.
    mutating func document<Document: CanonicalDocument>(
        _ type: Document.Type, _ bytes: [UInt8], _ path: String
    ) -> Document? {
        let document = noting(path) { store throws(StoreError) in try store.document(type, bytes, path: path) }
        if let document, document.canonicalJSON() != bytes {
            add(.notCanonical, path, "it is not laid out as this program writes it, or says more than it should")
        }
        return document
    }

    /// The manifest that a root and its parts, or one document, say; checks that writing it again gives the same bytes, part by part.
    mutating func whole(_ stored: StoredManifest, _ bytes: [UInt8], _ path: String) -> DatasetManifest {
        var manifest = stored.head
        var again: [UInt8]? = stored.canonicalJSON()
        if case .parts(let root) = stored {
            for part in root.parts {
                // One damaged file does not hide what the others hold.
                if let entries = entries(part) { manifest.charts += entries } else { again = nil }
            }
            if again != nil { again = manifest.rooted.root.canonicalJSON() }
        }
        if let again, again != bytes {
            add(.notCanonical, path, "it is not laid out as this program writes it, or says more than it should")
        }
        return manifest
    }

    private mutating func entries(_ part: ManifestRoot.Part) -> [ManifestEntry]? {
        for digest in part.digests {
            let path = ManifestPart.path(of: digest)
            if checkedParts[path] == nil { checkedParts[path] = bytes(of: path, sha256: digest) != nil }
            if checkedParts[path] == false { return nil }
        }
        return noting(ManifestPart.path(of: part.entries)) { store throws(StoreError) in try store.entries([part]) }
    }

    mutating func checkChart(_ entry: ManifestEntry, in manifest: String) {
        guard let bytes = bytes(of: entry.path, sha256: entry.sha256) else { return }
        guard let chart = document(Chart.self, bytes, entry.path) else { return }
        func expect(_ name: String, _ said: String, _ found: String) {
            guard said != found else { return }
            add(.contradiction, entry.path, "\(manifest) says \(name) \(said), the chart says \(found)")
        }
        expect("id", entry.id.description, chart.id.description)
        expect("kind", entry.kind.rawValue, chart.kind.rawValue)
        expect("products", entry.products.joined(separator: ", "), chart.products.joined(separator: ", "))
        expect("source", entry.source.path, chart.source.path)
        expect("source hash", entry.source.sha256, chart.source.sha256)
        expect("rows", "\(entry.counts.rows)", "\(chart.rowCount)")
        expect("records", "\(entry.counts.records)", "\(chart.recordCount)")
    }
}

import ChartSchema

/// A version's manifest as it was published.
enum StoredManifest: Sendable {
    /// In one document: versions of earlier releases.
    case whole(DatasetManifest)
    case parts(ManifestRoot)

    /// The manifest without what stands in parts.
    var head: DatasetManifest {
        switch self {
        case .whole(let manifest): manifest
        case .parts(let root): root.head
        }
    }

    func canonicalJSON() -> [UInt8] {
        switch self {
        case .whole(let manifest): manifest.canonicalJSON()
        case .parts(let root): root.canonicalJSON()
        }
    }

    /// Whether bytes are those of a root: its form is said in its first line.
    static func isRoot(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.prefix(128).firstRange(of: Array("\"\(ManifestRoot.schema)\"".utf8)) != nil
    }
}

extension DatasetStore {
    /// A version's manifest as it was published, checked against its hash; of one in parts the root alone.
    func storedManifest(_ version: VersionNumber, sha256: String?) throws(StoreError) -> StoredManifest {
        let path = DatasetManifest.path(of: version)
        let manifest = try storedManifest(try checkedBytes(of: path, sha256: sha256), path: path)
        guard manifest.head.version == version else {
            throw .malformed(
                path: files.full(path), reason: "expected version \(version), found \(manifest.head.version)")
        }
        return manifest
    }

    func storedManifest(_ bytes: [UInt8], path: String) throws(StoreError) -> StoredManifest {
        StoredManifest.isRoot(bytes)
            ? .parts(try document(ManifestRoot.self, bytes, path: path))
            : .whole(try document(DatasetManifest.self, bytes, path: path))
    }

    /// The SHA-256 of a version's manifest, as the version after it, or the pointer, knows it.
    ///
    /// - Throws: ``StoreError/unknownVersion(_:known:)`` when it was never published.
    func manifestHash(of version: VersionNumber) throws(StoreError) -> String {
        guard let pointer = try latestPointer() else { throw .empty(path: root) }
        if version == pointer.version { return pointer.sha256 }
        let known = try versions()
        guard known.contains(version), let child = known.first(where: { $0 > version }) else {
            throw .unknownVersion(version, known: known)
        }
        let path = DatasetManifest.path(of: child)
        let parent: DatasetManifest.Parent?
        if let said = try parentSaid(by: child) {
            parent = said
        } else {
            parent = try storedManifest(child, sha256: nil).head.parent
        }
        guard let parent, parent.version == version else {
            let found = parent?.version.description ?? "none"
            throw .malformed(path: files.full(path), reason: "expected the parent \(version), found \(found)")
        }
        return parent.sha256
    }

    /// The version before one, from the first bytes of its manifest: all that has to be read of it to trust that one.
    private func parentSaid(by version: VersionNumber) throws(StoreError) -> DatasetManifest.Parent? {
        let path = DatasetManifest.path(of: version)
        guard let bytes = try files.contents(of: path, limit: 4096) else { throw .missing(path: files.full(path)) }
        let key = "\n \"parent\":"
        let text = String(decoding: bytes, as: UTF8.self)
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key.dropFirst()) }) else { return nil }
        let value = line.dropFirst(key.count - 1)
        return try? DatasetManifest.Parent.read(Array((value.hasSuffix(",") ? value.dropLast() : value).utf8))
    }

    /// What a version says of itself: of a manifest in parts the root alone is read.
    public func head(_ version: VersionNumber) throws(StoreError) -> VersionHead {
        let sha256 = try manifestHash(of: version)
        switch try storedManifest(version, sha256: sha256) {
        case .parts(let root):
            return VersionHead(manifest: root.head, charts: root.charts, records: root.records, sha256: sha256)
        case .whole(var manifest):
            let (charts, records) = (manifest.charts.count, manifest.charts.reduce(0) { $0 + $1.counts.records })
            manifest.charts = []
            return VersionHead(manifest: manifest, charts: charts, records: records, sha256: sha256)
        }
    }
}

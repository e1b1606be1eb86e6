import ChartSchema

/// The published dataset in its folder (`normalized/`): immutable charts named by their content, one manifest a
/// version, and a pointer to the latest.
///
/// - ``latest()``, ``manifest(_:)``, ``versions()`` say what was published.
/// - ``chart(_:)`` reads one chart and checks its bytes against their hash.
/// - ``publish(charts:carriedOver:deciding:)`` adds a version, or finds that nothing changed.
/// - ``verify()`` proves that every byte is what it was.
/// - ``resolve(_:)`` finds a chart by a short name.
///
/// A store is only a path: it holds no file open and caches nothing.
public struct DatasetStore: Sendable {
    /// The store's folder, without a slash at its end.
    public let root: String
    var files: StoreFiles

    public init(root: String) {
        var root = root
        while root.count > 1, root.hasSuffix("/") { root.removeLast() }
        self.root = root
        self.files = StoreFiles(root: root)
    }

    /// Where a consumer starts; `nil` when nothing has been published.
    public func latestPointer() throws(StoreError) -> LatestPointer? {
        guard let bytes = try files.contents(of: LatestPointer.path) else { return nil }
        return try document(LatestPointer.self, bytes, path: LatestPointer.path)
    }

    /// The latest version's manifest, checked against the pointer's hash; `nil` when nothing has been published.
    public func latest() throws(StoreError) -> DatasetManifest? {
        guard let pointer = try latestPointer() else { return nil }
        return try manifest(pointer.version, sha256: pointer.sha256)
    }

    /// A version's manifest, checked against the hash that the version after it, or the pointer, knows.
    ///
    /// - Throws: ``StoreError/unknownVersion(_:known:)`` when it was never published.
    public func manifest(_ version: VersionNumber) throws(StoreError) -> DatasetManifest {
        try manifest(version, sha256: try manifestHash(of: version))
    }

    /// Every published version, oldest first. A manifest that the pointer has not reached was never published.
    public func versions() throws(StoreError) -> [VersionNumber] {
        guard let pointer = try latestPointer() else { return [] }
        return try storedVersions().filter { $0 <= pointer.version }
    }

    /// The manifests in the folder, published or not, oldest first.
    func storedVersions() throws(StoreError) -> [VersionNumber] {
        let names = try files.names(in: "versions")
        return names.compactMap { $0.hasSuffix(".json") ? VersionNumber(String($0.dropLast(5))) : nil }.sorted()
    }

    /// Where a chart's file is, as it is opened.
    package func location(of entry: ManifestEntry) -> String { files.full(entry.path) }

    /// The files that every version has, whatever its charts are.
    package var constantFiles: [String] { DatasetSchemas.files.map { files.full($0.path) } }

    /// The files of a version's parts, as they are opened, with their SHA-256.
    package func partFiles(of pointer: LatestPointer) throws(StoreError) -> [(path: String, sha256: String)] {
        guard case .parts(let root) = try storedManifest(pointer.version, sha256: pointer.sha256) else { return [] }
        return root.parts.flatMap(\.digests).map {
            (files.full(ManifestPart.path(of: $0)), $0)
        }
    }

    /// There while a run writes, and after one that was cut short.
    package var markOfInterruptedRun: String { files.full(StoreFiles.runMark) }

    /// A chart, checked against its hash.
    public func chart(_ entry: ManifestEntry) throws(StoreError) -> Chart {
        let chart = try document(Chart.self, try chartBytes(entry), path: entry.path)
        guard chart.id == entry.id, chart.kind == entry.kind else {
            throw .malformed(
                path: files.full(entry.path),
                reason: "expected the \(entry.kind) chart \(entry.id), found the \(chart.kind) chart \(chart.id)")
        }
        return chart
    }

    /// A chart's canonical bytes, checked against their hash.
    public func chartBytes(_ entry: ManifestEntry) throws(StoreError) -> [UInt8] {
        try checkedBytes(of: entry.path, sha256: entry.sha256)
    }

    /// What a chart was read with, checked against its hash: a `chartwright/chart-settings/1` document.
    public func settingsBytes(_ inputs: ManifestEntry.Inputs) throws(StoreError) -> [UInt8] {
        try checkedBytes(of: inputs.settingsPath, sha256: inputs.settings)
    }

    func manifest(_ version: VersionNumber, sha256: String) throws(StoreError) -> DatasetManifest {
        switch try storedManifest(version, sha256: sha256) {
        case .whole(let manifest): return manifest
        case .parts(let root):
            var manifest = root.head
            manifest.charts = try entries(root.parts)
            return manifest
        }
    }

    func checkedBytes(of path: String, sha256: String?) throws(StoreError) -> [UInt8] {
        guard let bytes = try files.contents(of: path) else { throw .missing(path: files.full(path)) }
        if let sha256 {
            let found = sha256Hexadecimal(bytes)
            guard found == sha256 else {
                throw .hashMismatch(path: files.full(path), expected: sha256, found: found)
            }
        }
        return bytes
    }

    func document<Document: CanonicalDocument>(
        _ type: Document.Type, _ bytes: [UInt8], path: String
    ) throws(StoreError) -> Document {
        do {
            return try Document(json: bytes)
        } catch {
            throw .malformed(path: files.full(path), reason: error.description)
        }
    }
}

import ChartSchema
import Glibc

/// What no published version refers to: charts, settings and parts of manifests that an interrupted run left behind.
public struct Pruning: Hashable, Sendable {
    public struct File: Hashable, Sendable {
        /// Relative to the store.
        public var path: String
        public var bytes: Int
    }

    /// In byte order of their paths.
    public var files: [File]
    /// Whether they have been removed.
    public var isDone: Bool

    public var bytes: Int { files.reduce(0) { $0 + $1.bytes } }
}

extension DatasetStore {
    /// Finds, and removes where asked, the charts, settings and parts that no published version names; nothing else is touched.
    ///
    /// Every manifest must be readable and be what was published: what cannot be read may name anything.
    ///
    /// - Parameter isRemoving: Whether to remove what is found.
    /// - Throws: ``StoreError``; nothing has been removed when a manifest is damaged, when several are newer than the
    ///   pointer, or while another run publishes.
    public func prune(removing isRemoving: Bool) throws(StoreError) -> Pruning {
        guard let pointer = try latestPointer() else { throw .empty(path: root) }
        let lock = try StoreLock(folder: root)
        defer { _ = lock }
        return try prune(since: pointer, removing: isRemoving)
    }

    /// The same for a run that holds the lock.
    func prune(since pointer: LatestPointer, removing isRemoving: Bool) throws(StoreError) -> Pruning {
        let unannounced = try storedVersions().filter { $0 > pointer.version }
        guard unannounced.count <= 1 else {
            throw .unannouncedVersions(unannounced, path: files.full(LatestPointer.path))
        }
        let named = try namedFiles(since: pointer)
        var result = Pruning(files: [], isDone: isRemoving)
        for file in try files.storedFiles() where DatasetStore.isNamedByContent(file) && !named.contains(file) {
            result.files.append(Pruning.File(path: file, bytes: try files.size(of: file)))
        }
        guard isRemoving else { return result }
        for file in result.files { try files.delete(file.path) }
        for folder in Set(result.files.map { $0.path.split(separator: "/").dropLast().joined(separator: "/") }).sorted()
        {
            files.removeFolderIfEmpty(folder)
        }
        return result
    }

    /// The charts, settings and parts that published versions name, each manifest held by the hash that its child knows.
    private func namedFiles(since pointer: LatestPointer) throws(StoreError) -> Set<String> {
        var named: Set<String> = []
        var next: DatasetManifest.Parent? = .init(version: pointer.version, sha256: pointer.sha256)
        while let version = next {
            let stored = try storedManifest(version.version, sha256: version.sha256)
            let manifest: DatasetManifest
            switch stored {
            case .whole(let whole): manifest = whole
            case .parts(let root):
                named.formUnion(root.parts.flatMap(\.paths))
                manifest = try self.manifest(version.version, sha256: version.sha256)
            }
            for entry in manifest.charts {
                named.insert(entry.path)
                if let inputs = entry.inputs { named.insert(inputs.settingsPath) }
            }
            next = manifest.parent
        }
        return named
    }

    /// Whether a path is one that only a chart, settings or a part can have: `charts/ab/ab….json`.
    private static func isNamedByContent(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count == 3, parts[2].hasSuffix(".json") else { return false }
        let name = String(parts[2].dropLast(5))
        guard name.isHexadecimalSHA256 else { return false }
        return path == ManifestEntry.path(ofChart: name) || path == ManifestEntry.Inputs.path(ofSettings: name)
            || path == ManifestPart.path(of: name)
    }
}

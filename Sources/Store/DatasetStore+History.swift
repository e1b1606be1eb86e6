import ChartSchema

extension DatasetStore {
    /// Every published version, oldest first, with the SHA-256 of its manifest's bytes.
    ///
    /// - Parameters:
    ///   - limit: At most so many of the newest, and the first of all; `nil` for all.
    ///   - last: Leaves out later versions.
    public func history(
        newest limit: Int? = nil, upTo last: VersionNumber? = nil
    ) throws(StoreError) -> [(manifest: DatasetManifest, sha256: String)] {
        let versions = try versions().filter { version in last.map { version <= $0 } ?? true }
        let wanted = versions.prefix(1) + versions.dropFirst().suffix(limit ?? .max)
        var history: [(manifest: DatasetManifest, sha256: String)] = []
        for version in wanted {
            let manifest = try manifest(version)
            history.append((manifest, sha256Hexadecimal(manifest.canonicalJSON())))
        }
        return history
    }
}

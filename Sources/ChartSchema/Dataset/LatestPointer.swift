/// Where a consumer starts: the latest version and the hash of its manifest.
public struct LatestPointer: Hashable, Sendable, Decodable {
    /// The pointer's file, relative to the store.
    public static let path = "latest.json"

    public var version: VersionNumber
    /// Relative to the store.
    public var manifest: String
    /// Of the manifest's bytes.
    public var sha256: String

    public init(version: VersionNumber, sha256: String) {
        self.version = version
        self.manifest = DatasetManifest.path(of: version)
        self.sha256 = sha256
    }
}

extension LatestPointer: CanonicalDocument {
    /// The pointer as canonical JSON, on one line.
    public func canonicalJSON() -> [UInt8] {
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.member("version", version.description)
            $0.member("manifest", manifest)
            $0.member("sha256", sha256)
        }
        writer.endLine()
        return writer.bytes
    }
}

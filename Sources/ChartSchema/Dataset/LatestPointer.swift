/// Where a consumer starts: the latest version and the hash of its manifest.
public struct LatestPointer: Hashable, Sendable {
    /// The pointer's file, relative to the store.
    public static let path = "latest.json"

    public var version: VersionNumber
    /// Relative to the store.
    public var manifest: String { DatasetManifest.path(of: version) }
    /// Of the manifest's bytes.
    public var sha256: String

    public init(version: VersionNumber, sha256: String) {
        self.version = version
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

extension LatestPointer: Decodable {
    private enum Key: String, CodingKey {
        case version, manifest, sha256
    }

    /// Reads the JSON form; a path that is not the version's is refused.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            version: try container.decode(VersionNumber.self, forKey: .version),
            sha256: try container.decode(String.self, forKey: .sha256))
        let written = try container.decode(String.self, forKey: .manifest)
        guard written == manifest else {
            throw DecodingError.dataCorruptedError(
                forKey: .manifest, in: container, debugDescription: "expected \"\(manifest)\", found \"\(written)\"")
        }
    }
}

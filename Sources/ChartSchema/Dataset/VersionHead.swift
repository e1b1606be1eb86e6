/// What a version says of itself, without its charts.
public struct VersionHead: Hashable, Sendable {
    /// The manifest without its charts.
    public var manifest: DatasetManifest
    /// How many charts the version has.
    public var charts: Int
    /// How many records its charts have.
    public var records: Int
    /// Of the manifest's bytes.
    public var sha256: String

    public init(manifest: DatasetManifest, charts: Int, records: Int, sha256: String) {
        self.manifest = manifest
        self.charts = charts
        self.records = records
        self.sha256 = sha256
    }
}

/// One version of the dataset: every chart, and what changed since the parent version.
///
/// Versions are published in parts (``ManifestRoot``); those of earlier releases are one document, which ``canonicalJSON()`` still writes.
///
///     let manifest = DatasetManifest(
///         version: VersionNumber(1, 0, 0), parent: nil, schemas: [BuildChart.schema],
///         changes: ChangeSummary(level: .minor, changes: []), charts: [])
///     DatasetManifest.path(of: manifest.version)  // versions/1.0.0.json
public struct DatasetManifest: Hashable, Sendable {
    /// The name and version of the JSON form in one piece.
    public static let schema = "chartwright/manifest/1"

    public var version: VersionNumber
    /// The version before; `nil` for the first.
    public var parent: Parent?
    /// The day it was published, an ISO date: never before its parent's. `nil` in versions that do not say it.
    public var published: String?
    /// Where it does not say its day: the first on which it can have been there, an ISO date; `nil` where nobody knows.
    public var notBefore: String?
    /// The forms of the documents of this version, in byte order.
    public var schemas: [String]
    public var changes: ChangeSummary
    /// In the order of their ids.
    public var charts: [ManifestEntry]

    public init(
        version: VersionNumber, parent: Parent?, published: String? = nil, notBefore: String? = nil, schemas: [String],
        changes: ChangeSummary, charts: [ManifestEntry]
    ) {
        self.version = version
        self.parent = parent
        self.published = published
        self.notBefore = notBefore
        self.schemas = schemas
        self.changes = changes
        self.charts = charts
    }

    /// The version before, held by its hash so that history cannot change unseen.
    public struct Parent: Hashable, Sendable, Decodable {
        public var version: VersionNumber
        /// Of the parent's manifest.
        public var sha256: String

        public init(version: VersionNumber, sha256: String) {
            self.version = version
            self.sha256 = sha256
        }
    }

    /// The days on which editions come to hold or are withdrawn, ascending: between two of them the same ones are in force.
    public var turningDays: [String] { Set(charts.map(\.edition) + charts.compactMap(\.withdrawal?.from)).sorted() }

    /// A version's manifest, relative to the store.
    public static func path(of version: VersionNumber) -> String { "versions/\(version).json" }
}

extension DatasetManifest: CanonicalDocument {
    /// The manifest as canonical JSON: one chart a line, each finding on a line of its own.
    public func canonicalJSON() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 1024 + charts.count * 1024)
        writer.beginObject()
        writeHead(schema: DatasetManifest.schema, to: &writer)
        writer.lines("charts", of: charts, indent: 1) { $1.write(to: &$0) }
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }

    /// Writes the members before the charts, or before what stands for them.
    func writeHead(schema: String, to writer: inout CanonicalJSONWriter) {
        writeHead(schema: schema, to: &writer) { changes.write(to: &$0) }
    }

    /// - Parameter writeChanges: Writes what changed.
    func writeHead<Failure: Error>(
        schema: String, to writer: inout CanonicalJSONWriter,
        _ writeChanges: (inout CanonicalJSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        writer.lineBreak(indent: 1)
        writer.member("schema", schema)
        writer.lineBreak(indent: 1)
        writer.member("version", version.description)
        writer.lineBreak(indent: 1)
        writer.key("parent")
        if let parent {
            writer.object {
                $0.member("version", parent.version.description)
                $0.member("sha256", parent.sha256)
            }
        } else {
            writer.null()
        }
        if let published {
            writer.lineBreak(indent: 1)
            writer.member("published", published)
        }
        if let notBefore {
            writer.lineBreak(indent: 1)
            writer.member("not_before", notBefore)
        }
        writer.lineBreak(indent: 1)
        writer.member("schemas", schemas)
        writer.lineBreak(indent: 1)
        writer.key("changes")
        try writeChanges(&writer)
        writer.lineBreak(indent: 1)
    }

    private enum Key: String, CodingKey {
        case schema, version, parent, published, schemas, changes, charts
        case notBefore = "not_before"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        try self.init(headFrom: decoder, schema: DatasetManifest.schema)
        charts = try container.decode([ManifestEntry].self, forKey: .charts)
        for (entry, next) in zip(charts, charts.dropFirst()) where entry.id >= next.id {
            throw DecodingError.dataCorruptedError(
                forKey: .charts, in: container,
                debugDescription: "\(next.id) may not stand after \(entry.id): ids ascend and do not repeat")
        }
    }

    /// Reads the members before the charts.
    init(headFrom decoder: any Decoder, schema: String) throws {
        let container = try decoder.container(keyedBy: Key.self)
        try container.expect(schema, forKey: .schema)
        self.init(
            version: try container.decode(VersionNumber.self, forKey: .version),
            parent: try container.decodeIfPresent(Parent.self, forKey: .parent),
            published: try container.decodeIfPresent(String.self, forKey: .published),
            notBefore: try container.decodeIfPresent(String.self, forKey: .notBefore),
            schemas: try container.decode([String].self, forKey: .schemas),
            changes: try container.decode(ChangeSummary.self, forKey: .changes), charts: [])
    }
}

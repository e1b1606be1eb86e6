/// A part of a manifest: entries that follow each other, and what was found about their charts, each a document of its own.
///
/// Where a part ends depends on the ids of its charts alone, and on nothing that was published before: a part begins at a chart whose id
/// says so (``begins(at:)``). The same entries give the same files, whatever the history, and a chart that comes, goes or changes
/// touches one part, or two.
public struct ManifestPart: Sendable {
    /// The names and versions of the two JSON forms.
    public static let entriesSchema = "chartwright/manifest-entries/1"
    public static let findingsSchema = "chartwright/manifest-findings/1"
    /// How many charts a part has on average.
    static let length: UInt64 = 64

    public var entries: [ManifestEntry]

    init(_ entries: some Sequence<ManifestEntry>) { self.entries = Array(entries) }

    /// The file of the entries or of the findings that have this SHA-256, relative to the store.
    public static func path(of sha256: String) -> String { "parts/\(sha256.prefix(2))/\(sha256).json" }

    /// Whether a chart begins a part: one of 64 does, by the hash of its id.
    package static func begins(at id: ChartID) -> Bool {
        var hash = FowlerNollVo()
        hash.add(id.carrier)
        hash.add(id.chart)
        hash.add(id.edition)
        return hash.folded % length == 0
    }

    /// The entries without their findings, one a line.
    public func entriesJSON() -> [UInt8] { Self.entriesJSON(entries.map(PartEntry.init)[...]) }

    /// What was found about the charts, one finding a line; `nil` where nothing was.
    public func findingsJSON() -> [UInt8]? { Self.findingsJSON(entries.map(PartEntry.init)[...]) }

    package static func entriesJSON(_ entries: ArraySlice<PartEntry>) -> [UInt8] {
        document(entriesSchema, entries, reserving: 768) { $1.write(to: &$0) }
    }

    package static func findingsJSON(_ entries: ArraySlice<PartEntry>) -> [UInt8]? {
        let found = entries.filter(\.hasFindings)
        guard !found.isEmpty else { return nil }
        return document(findingsSchema, found[...], reserving: 2048) { writer, entry in
            writer.object {
                $0.member("id", entry.id.description)
                entry.writeFindings(to: &$0)
            }
        }
    }

    private static func document(
        _ schema: String, _ entries: ArraySlice<PartEntry>, reserving each: Int,
        _ body: (inout CanonicalJSONWriter, PartEntry) -> Void
    ) -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 64 + entries.count * each)
        writer.beginObject()
        writer.lineBreak(indent: 1)
        writer.member("schema", schema)
        writer.lineBreak(indent: 1)
        writer.lines("charts", of: entries, indent: 1, body)
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension DatasetManifest {
    /// The charts in parts, in their order.
    public var inParts: [ManifestPart] { charts.map(PartEntry.init).parts.map { ManifestPart(charts[$0]) } }
}

extension [PartEntry] {
    /// Where the parts stand that the entries are divided into, in their order.
    package var parts: [Range<Int>] {
        var starts = indices.filter { $0 == 0 || ManifestPart.begins(at: self[$0].id) }
        starts.append(count)
        return zip(starts, starts.dropFirst()).map { $0..<$1 }
    }
}

/// The entries of a part as they were published: without findings, which stand in ``PublishedFindings``.
public struct PublishedEntries: Sendable, Decodable {
    public var charts: [ManifestEntry]

    private enum Key: String, CodingKey {
        case schema, charts
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        try container.expect(ManifestPart.entriesSchema, forKey: .schema)
        charts = try container.decode([Bare].self, forKey: .charts).map(\.entry)
    }

    /// An entry whose findings stand elsewhere.
    private struct Bare: Decodable {
        var entry: ManifestEntry

        init(from decoder: any Decoder) throws { entry = try ManifestEntry(from: decoder, findings: []) }
    }
}

/// What was found about the charts of a part, as it was published.
public struct PublishedFindings: Sendable, Decodable {
    /// By their ids.
    public var charts: [ChartID: [Finding]]

    private enum Key: String, CodingKey {
        case schema, charts
    }

    private struct Found: Decodable {
        var id: ChartID
        var findings: [Finding]
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        try container.expect(ManifestPart.findingsSchema, forKey: .schema)
        charts = Dictionary(
            try container.decode([Found].self, forKey: .charts).map { ($0.id, $0.findings) }
        ) { first, _ in first }
    }
}

extension KeyedDecodingContainer {
    /// Refuses another text than this.
    func expect(_ text: String, forKey key: Key) throws {
        let found = try decode(String.self, forKey: key)
        guard found == text else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "expected \"\(text)\", found \"\(found)\"")
        }
    }
}

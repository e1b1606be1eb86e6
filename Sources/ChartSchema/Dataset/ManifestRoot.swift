/// The manifest of a version in parts: what the version is, and the files that hold its entries and its findings.
///
/// A root takes some 200 bytes a part, and a part some 50 charts, so that a version costs what has changed and a reader opens only what
/// it asks about. ``DatasetManifest/inParts`` cuts a manifest; ``ManifestPart`` says how.
public struct ManifestRoot: Hashable, Sendable {
    /// The name and version of this JSON form.
    public static let schema = "chartwright/manifest-root/1"

    /// The manifest without its charts.
    public var head: DatasetManifest
    /// In the order of their charts.
    public var parts: [Part]

    public init(head: DatasetManifest, parts: [Part]) {
        self.head = head
        self.parts = parts
    }

    /// Charts that follow each other in the order of their ids.
    public struct Part: Hashable, Sendable {
        public var first: ChartID
        public var last: ChartID
        /// How many charts, and their records.
        public var charts: Int
        public var records: Int
        /// Of the file of the entries, 64 lower-case hexadecimal digits; it also names the file.
        public var entries: String
        /// The same of the file of their findings; `nil` where there are none.
        public var findings: String?

        public init(
            first: ChartID, last: ChartID, charts: Int, records: Int, entries: String, findings: String?
        ) {
            self.first = first
            self.last = last
            self.charts = charts
            self.records = records
            self.entries = entries
            self.findings = findings
        }

        /// The hashes of its files.
        public var digests: [String] { [entries] + (findings.map { [$0] } ?? []) }

        /// Of its files, relative to the store.
        public var paths: [String] { digests.map(ManifestPart.path) }

        /// Whether charts of carriers whose id begins like this may stand here.
        public func mayHold(carrierPrefix prefix: String) -> Bool {
            last.carrier >= prefix && (first.carrier <= prefix || first.carrier.hasPrefix(prefix))
        }

        /// Whether editions of the same chart may stand here.
        public func mayHold(editionsOf id: ChartID) -> Bool {
            let wanted = (id.carrier, id.chart)
            return (first.carrier, first.chart) <= wanted && wanted <= (last.carrier, last.chart)
        }
    }

    /// How many charts the version has.
    public var charts: Int { parts.reduce(0) { $0 + $1.charts } }
    /// How many records its charts have.
    public var records: Int { parts.reduce(0) { $0 + $1.records } }
}

extension ManifestRoot: CanonicalDocument {
    /// The root as canonical JSON: one part a line.
    public func canonicalJSON() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 1024 + parts.count * 256)
        writer.beginObject()
        head.writeHead(schema: ManifestRoot.schema, to: &writer)
        writeParts(to: &writer)
        return writer.bytes
    }

    /// Hands over the root as canonical JSON in pieces, with changes that need not all be held.
    ///
    /// - Parameter changes: Stand for those that the head has.
    package func writeCanonicalJSON<Failure: Error>(
        changes: some Sequence<ChangeSummary.Change>, _ take: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        var writer = CanonicalJSONWriter(reservingCapacity: 1 << 16)
        writer.beginObject()
        try head.writeHead(schema: ManifestRoot.schema, to: &writer) { writer throws(Failure) in
            try head.changes.write(changes, to: &writer) { writer throws(Failure) in
                if writer.bytes.count > 1 << 16 { try take(writer.drain()) }
            }
        }
        writeParts(to: &writer)
        try take(writer.bytes)
    }

    private func writeParts(to writer: inout CanonicalJSONWriter) {
        writer.lines("parts", of: parts, indent: 1) { $1.write(to: &$0) }
        writer.endLine()
        writer.endObject()
        writer.endLine()
    }

    private enum Key: String, CodingKey {
        case parts
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            head: try DatasetManifest(headFrom: decoder, schema: ManifestRoot.schema),
            parts: try container.decode([Part].self, forKey: .parts))
        for (part, next) in zip(parts, parts.dropFirst()) where part.last >= next.first {
            throw DecodingError.dataCorruptedError(
                forKey: .parts, in: container,
                debugDescription: "\(next.first) may not stand after \(part.last): ids ascend and do not repeat")
        }
    }
}

extension ManifestRoot.Part {
    package func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("first", first.description)
            $0.member("last", last.description)
            $0.member("charts", charts)
            $0.member("records", records)
            $0.member("entries", entries)
            $0.member("findings", findings)
        }
    }
}

extension ManifestRoot.Part: Decodable {
    private enum Key: String, CodingKey {
        case first, last, charts, records, entries, findings
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            first: try container.decode(ChartID.self, forKey: .first),
            last: try container.decode(ChartID.self, forKey: .last),
            charts: try container.decode(Int.self, forKey: .charts),
            records: try container.decode(Int.self, forKey: .records),
            entries: try container.decode(String.self, forKey: .entries),
            findings: try container.decodeIfPresent(String.self, forKey: .findings))
        for (key, hash) in [(Key.entries, entries), (.findings, findings ?? entries)] where !hash.isHexadecimalSHA256 {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: container, debugDescription: "expected 64 hexadecimal digits, found \"\(hash)\"")
        }
        guard first <= last else {
            throw DecodingError.dataCorruptedError(
                forKey: .last, in: container, debugDescription: "\(last) may not stand after \(first)")
        }
    }
}

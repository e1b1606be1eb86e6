/// The JSON form of a finding, the same in NDJSON and in manifests. `policy` and `accepted` stand only where there is
/// something to say.
extension Finding {
    /// The finding as one line of NDJSON, with its line feed.
    public func ndjsonLine() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 512)
        write(to: &writer)
        writer.endLine()
        return writer.bytes
    }

    package func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member(written: "rule", rule)
            $0.member(written: "severity", severity.rawValue)
            $0.member(written: "message", message)
            $0.member(written: "chart", chart)
            $0.object("location") { location.write(to: &$0) }
            $0.object("context") {
                for name in context.keys.sorted(by: Finding.inByteOrder) { $0.member(name, context[name]) }
            }
            $0.member(written: "fingerprint", fingerprint)
            $0.member(written: "help", help)
            if let policy { $0.object("policy") { policy.write(to: &$0) } }
            if let acceptance { $0.object("accepted") { acceptance.write(to: &$0) } }
        }
    }

    private static func inByteOrder(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}

extension Finding.Location {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.member(written: "file", file)
        writer.member(written: "table", table)
        writer.member(written: "row", row)
        writer.member(written: "column", column)
        if let place { place.write(to: &writer) } else { writer.member(written: "line", nil as Int?) }
        writer.member(written: "text", text)
    }
}

extension Finding.Location: Decodable {
    private enum Key: String, CodingKey {
        case file, table, row, column, text
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            file: try container.decode(String.self, forKey: .file),
            table: try container.decodeIfPresent(Int.self, forKey: .table),
            row: try container.decodeIfPresent(Int.self, forKey: .row),
            column: try container.decodeIfPresent(Int.self, forKey: .column),
            place: try Place.decoded(from: decoder),
            text: try container.decodeIfPresent(String.self, forKey: .text))
    }
}

extension Finding.PolicyChange {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.member(written: "was", was.rawValue)
        writer.member(written: "scope", scope.rawValue)
        writer.member(written: "pattern", pattern)
        writer.member(written: "reason", reason)
    }
}

extension Finding.Acceptance {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.member(written: "reason", reason)
        writer.member(written: "who", who)
        writer.member(written: "date", date)
        writer.member(written: "until", until)
    }
}

extension Finding: Decodable {
    private enum Key: String, CodingKey {
        case rule, severity, message, chart, location, context, help, policy, accepted
    }

    /// Reads the JSON form. The fingerprint is not read but made again from the rest.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            rule: try container.decode(String.self, forKey: .rule),
            severity: try container.decode(Severity.self, forKey: .severity),
            message: try container.decode(String.self, forKey: .message),
            help: try container.decodeIfPresent(String.self, forKey: .help),
            chart: try container.decodeIfPresent(String.self, forKey: .chart),
            location: try container.decode(Location.self, forKey: .location),
            context: try container.decode([String: String].self, forKey: .context),
            policy: try container.decodeIfPresent(PolicyChange.self, forKey: .policy),
            acceptance: try container.decodeIfPresent(Acceptance.self, forKey: .accepted))
    }
}

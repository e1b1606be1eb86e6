extension ManifestEntry {
    /// - Parameters:
    ///   - withFindings: Whether they stand with the entry.
    ///   - accepted: How many of them are accepted; `nil`: they say it themselves.
    package func write(to writer: inout CanonicalJSONWriter, withFindings: Bool = true, accepted: Int? = nil) {
        writer.object {
            $0.member(written: "id", id.description)
            $0.member(written: "kind", kind.rawValue)
            $0.member(written: "carrier", carrier)
            $0.member(written: "chart", chart)
            $0.member(written: "products", products)
            $0.member(written: "edition", edition)
            $0.member(written: "path", path)
            $0.member(written: "sha256", sha256)
            $0.object("counts") {
                counts.write(to: &$0)
                let accepted = accepted ?? findings.count { !$0.isOpen }
                if accepted > 0 { $0.member(written: "accepted", accepted) }
            }
            $0.object("source") {
                $0.member(written: "path", source.path)
                $0.member(written: "sha256", source.sha256)
            }
            if let inputs {
                $0.object("inputs") {
                    $0.member(written: "settings", inputs.settings)
                    $0.member(written: "vocabulary", inputs.vocabulary)
                }
            }
            if let withdrawal {
                $0.object("withdrawn") {
                    $0.member(written: "from", withdrawal.from)
                    $0.member(written: "reason", withdrawal.reason)
                }
            }
            if withFindings { $0.lines("findings", of: findings, indent: 2) { $1.write(to: &$0) } }
        }
    }
}

extension ManifestEntry.Counts {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.member(written: "rows", rows)
        writer.member(written: "records", records)
        writer.object("cells") { cells.writeMembers(to: &$0) }
        if corrected > 0 { writer.member(written: "corrected", corrected) }
    }
}

extension ManifestEntry.Counts: Decodable {
    private enum Key: String, CodingKey {
        case rows, records, cells, corrected
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            rows: try container.decode(Int.self, forKey: .rows),
            records: try container.decode(Int.self, forKey: .records),
            cells: try container.decode(CellCounts.self, forKey: .cells),
            corrected: try container.decodeIfPresent(Int.self, forKey: .corrected) ?? 0)
    }
}

extension ManifestEntry: Decodable {
    private enum Key: String, CodingKey {
        case id, kind, products, path, sha256, counts, source, inputs, findings
        case withdrawal = "withdrawn"
    }

    /// Reads the JSON form; a path that is not the one the hash gives is refused.
    public init(from decoder: any Decoder) throws {
        let findings = try decoder.container(keyedBy: Key.self).decode([Finding].self, forKey: .findings)
        try self.init(from: decoder, findings: findings)
    }

    /// The same of an entry whose findings are known from elsewhere.
    init(from decoder: any Decoder, findings: [Finding]) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try container.decode(ChartID.self, forKey: .id),
            kind: try container.decode(Kind.self, forKey: .kind),
            products: try container.decode([String].self, forKey: .products),
            sha256: try container.decode(String.self, forKey: .sha256),
            counts: try container.decode(Counts.self, forKey: .counts),
            source: try container.decode(Source.self, forKey: .source),
            inputs: try container.decodeIfPresent(Inputs.self, forKey: .inputs),
            withdrawal: try container.decodeIfPresent(Withdrawal.self, forKey: .withdrawal),
            findings: findings)
        guard sha256.isHexadecimalSHA256 else {
            throw DecodingError.dataCorruptedError(
                forKey: .sha256, in: container, debugDescription: "expected 64 hexadecimal digits, found \"\(sha256)\"")
        }
        if let inputs, !inputs.settings.isHexadecimalSHA256 || !inputs.vocabulary.isHexadecimalSHA256 {
            throw DecodingError.dataCorruptedError(
                forKey: .inputs, in: container, debugDescription: "expected digests of 64 hexadecimal digits")
        }
        let written = try container.decode(String.self, forKey: .path)
        guard written == path else {
            throw DecodingError.dataCorruptedError(
                forKey: .path, in: container, debugDescription: "expected \"\(path)\", found \"\(written)\"")
        }
    }
}

extension String {
    /// Whether the text is 64 lower-case hexadecimal digits.
    package var isHexadecimalSHA256: Bool {
        utf8.count == 64
            && utf8.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }
    }
}

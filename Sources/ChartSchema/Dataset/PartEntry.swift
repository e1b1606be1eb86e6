/// An entry that goes into a part: with its findings, or with their bytes where these need not be read.
package struct PartEntry: Sendable {
    /// Without findings where their bytes are known.
    private let entry: ManifestEntry
    private let written: Written?

    private struct Written: Sendable {
        /// What the findings stand in, each at a place of its own.
        let document: [UInt8]
        let ranges: [Range<Int>]
        let accepted: Int
    }

    package init(_ entry: ManifestEntry) {
        self.entry = entry
        written = nil
    }

    /// Reads entries that their findings stand with.
    package static func read(_ bytes: [UInt8]) -> [PartEntry]? {
        CanonicalJSONReader.read(bytes) { $0.partEntries(of: bytes) }
    }

    /// Reads an object of two arrays of such entries, and of nothing else.
    package static func read(
        _ first: StaticString, _ second: StaticString, of bytes: [UInt8]
    ) -> ([PartEntry], [PartEntry])? {
        CanonicalJSONReader.read(bytes) { reader in
            reader.object { reader in
                reader.key(first)
                let entries = reader.partEntries(of: bytes)
                reader.key(second)
                return (entries, reader.partEntries(of: bytes))
            }
        }
    }

    fileprivate init?(reading reader: inout CanonicalJSONReader, of document: [UInt8]) {
        guard var entry = ManifestEntry(reading: &reader) else { return nil }
        reader.key("findings")
        if let (ranges, accepted) = reader.writtenFindings() {
            written = Written(document: document, ranges: ranges, accepted: accepted)
        } else {
            entry.findings = reader.findings()
            written = nil
        }
        self.entry = entry
    }

    package var id: ChartID { entry.id }
    package var records: Int { entry.counts.records }

    /// The entry with its findings.
    package var whole: ManifestEntry {
        guard let written else { return entry }
        var entry = entry
        entry.findings = written.ranges.map { range in
            guard let finding = Finding.read(written.document[range]) else {
                preconditionFailure("what stands as it was written can be read")
            }
            return finding
        }
        return entry
    }

    /// What is left to be known of it once it was read; `nil` where its hashes are none.
    package var proved: ProvedEntry? { ProvedEntry(entry) }
}

extension CanonicalJSONReader {
    fileprivate mutating func partEntries(of document: [UInt8]) -> [PartEntry] {
        array { reader in reader.object { PartEntry(reading: &$0, of: document) } }
    }
}

// MARK: Writing

extension PartEntry {
    /// Without its findings.
    func write(to writer: inout CanonicalJSONWriter) {
        entry.write(to: &writer, withFindings: false, accepted: written?.accepted)
    }

    var hasFindings: Bool { written.map { !$0.ranges.isEmpty } ?? !entry.findings.isEmpty }

    /// The findings, one a line, as a member.
    func writeFindings(to writer: inout CanonicalJSONWriter) {
        guard let written else {
            writer.lines("findings", of: entry.findings, indent: 2) { $1.write(to: &$0) }
            return
        }
        writer.lines("findings", of: written.ranges, indent: 2) { $0.value(json: written.document[$1]) }
    }
}

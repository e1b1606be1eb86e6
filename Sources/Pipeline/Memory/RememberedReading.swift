import ChartSchema
import Foundation
import Validation

/// What reading a source gave, without the chart itself, which is in the store.
struct RememberedReading: Sendable {
    var key: ReadingKey
    /// The raw file.
    var file: RememberedFile
    /// The chart's file in the store.
    var chart: RememberedFile
    /// The chart's place in a manifest, with what was found about the chart by itself, before any review.
    var entry: ManifestEntry
    /// The rules that could say nothing about the chart by itself.
    var unchecked: [UncheckedRule]
    /// `nil` for a chart that no rule holds against others.
    var across: JudgedAcross?
    /// The names that a medication chart prints, in byte order.
    var names: [String]
}

// MARK: JSON, one reading a line

extension RememberedReading {
    func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            // First of all, so that a line can be found without being read.
            $0.member("id", entry.id.description)
            $0.member("key", key.digest)
            $0.object("parts") { writer in
                for part in ReadingKey.Part.allCases { writer.member(part.rawValue, key.parts[part]) }
            }
            $0.member("file", file.line)
            $0.member("chart", chart.line)
            var bare = entry
            bare.findings = []
            $0.key("entry")
            bare.write(to: &$0)
            $0.array("findings", of: entry.findings) { $1.write(to: &$0) }
            $0.array("unchecked", of: unchecked) { $1.write(to: &$0) }
            if let across {
                $0.key("across")
                across.write(to: &$0)
            }
            $0.member("names", names)
        }
    }

    /// The bytes that the line of a chart begins with.
    static func beginning(of id: ChartID) -> String { "{\"id\":\"\(id)\"," }
}

extension RememberedReading: Decodable {
    private enum Key: String, CodingKey {
        case key, parts, file, chart, entry, findings, unchecked, across, names
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let parts = try container.decode([String: String].self, forKey: .parts)
        key = ReadingKey(
            digest: try container.decode(String.self, forKey: .key),
            parts: Dictionary(
                uniqueKeysWithValues: parts.compactMap { name, digest in
                    ReadingKey.Part(rawValue: name).map { ($0, digest) }
                }))
        func located(_ key: Key) throws -> RememberedFile {
            guard let file = RememberedFile(line: try container.decode(String.self, forKey: key)) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container, debugDescription: "expected a file and its state")
            }
            return file
        }
        file = try located(.file)
        chart = try located(.chart)
        entry = try container.decode(ManifestEntry.self, forKey: .entry)
        entry.findings = try container.decode([Finding].self, forKey: .findings)
        unchecked = try container.decode([UncheckedRule].self, forKey: .unchecked)
        across = try container.decodeIfPresent(JudgedAcross.self, forKey: .across)
        names = try container.decode([String].self, forKey: .names)
    }
}

extension RememberedFile {
    /// `SHA256 SIZE INODE MODIFIED CHANGED settled PATH`.
    var line: String {
        "\(sha256) \(state.size) \(state.inode) \(state.modified) \(state.changed) \(isSettled ? "settled" : "fresh") \(path)"
    }

    init?(line: some StringProtocol) {
        let parts = line.split(separator: " ", maxSplits: 6, omittingEmptySubsequences: false)
        guard parts.count == 7, let size = Int64(parts[1]), let inode = UInt64(parts[2]),
            let modified = Int64(parts[3]),
            let changed = Int64(parts[4]), parts[5] == "settled" || parts[5] == "fresh"
        else { return nil }
        self.init(
            path: String(parts[6]), sha256: String(parts[0]),
            state: FileState(size: size, inode: inode, modified: modified, changed: changed),
            isSettled: parts[5] == "settled")
    }
}

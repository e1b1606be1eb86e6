import ChartSchema
import Foundation

/// The latest version in `normalized/`, found as a consumer finds it: from `latest.json` to the manifest, its parts and the charts.
struct PublishedDataset: Sendable {
    var entries: [ManifestEntry]

    static let latest = Result { try PublishedDataset() }

    private init() throws {
        let pointer = try Self.decode(LatestPointer.self, at: LatestPointer.path)
        let root = try Self.decode(ManifestRoot.self, at: pointer.manifest)
        entries = try root.parts.flatMap { part in
            let found = try part.findings.map { digest in
                try Self.decode(PublishedFindings.self, at: ManifestPart.path(of: digest)).charts
            }
            return try Self.decode(PublishedEntries.self, at: ManifestPart.path(of: part.entries)).charts.map { entry in
                var entry = entry
                entry.findings = found?[entry.id] ?? []
                return entry
            }
        }
    }

    func entry(_ id: ChartID) -> ManifestEntry? {
        entries.first { $0.id == id }
    }

    func chart(at entry: ManifestEntry) throws -> BuildChart {
        try Self.decode(BuildChart.self, at: entry.path)
    }

    private static func file(_ path: String) -> URL {
        FixtureFiles.repository.appending(path: "normalized/\(path)")
    }

    private static func decode<Document: Decodable>(_ type: Document.Type, at path: String) throws -> Document {
        try JSONDecoder().decode(type, from: Data(contentsOf: file(path)))
    }
}

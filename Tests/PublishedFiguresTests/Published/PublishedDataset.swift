import ChartSchema
import Foundation

/// The latest version in `normalized/`, found as a consumer finds it: from `latest.json` to the manifest to the charts.
struct PublishedDataset: Sendable {
    var manifest: DatasetManifest

    static let latest = Result { try PublishedDataset() }

    private init() throws {
        let pointer = try Self.decode(LatestPointer.self, at: LatestPointer.path)
        manifest = try Self.decode(DatasetManifest.self, at: pointer.manifest)
    }

    func entry(_ id: ChartID) -> ManifestEntry? {
        manifest.charts.first { $0.id == id }
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

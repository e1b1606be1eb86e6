import Foundation
import Testing

/// Every source of `pipeline.json` is described here, every description is a source, and every file is there.
///
/// The file is decoded with types of the test's own: what consumers rely on is the file, not our loader.
@Suite struct PipelineFileTests {
    private struct Pipeline: Decodable {
        struct Carrier: Decodable {
            struct Product: Decodable { var id: String }
            struct Source: Decodable {
                var chart: String
                var kind: String
                var path: String
                var edition: String
                var products: [String]
            }
            var id: String
            var products: [Product]
            var sources: [Source]
        }
        var carriers: [Carrier]
    }

    private static func carriers() throws -> [Pipeline.Carrier] {
        let data = try Data(contentsOf: FixtureFiles.repository.appending(path: "pipeline.json"))
        return try JSONDecoder().decode(Pipeline.self, from: data).carriers
    }

    @Test func everySourceIsDescribed() throws {
        let sources = try Self.carriers().flatMap { carrier in
            carrier.sources.filter { $0.kind == "build" }.map { "\(carrier.id)/\($0.chart)/\($0.edition)" }
        }
        #expect(sources.sorted() == AllCharts.expectations.map(\.id.description).sorted())
    }

    @Test func everyFileIsThere() throws {
        for carrier in try Self.carriers() {
            for source in carrier.sources {
                #expect(source.path.hasPrefix("raw/\(carrier.id)/\(source.edition)/"), "\(source.path)")
                let file = FixtureFiles.repository.appending(path: source.path)
                #expect(FileManager.default.fileExists(atPath: file.path(percentEncoded: false)), "\(source.path)")
            }
        }
    }

    @Test func everyProductIsNamed() throws {
        for carrier in try Self.carriers() {
            let named = Set(carrier.products.map(\.id))
            let used = Set(carrier.sources.flatMap(\.products))
            #expect(named == used, "\(carrier.id)")
        }
    }
}

import Carriers
import ChartSchema
import Foundation
import Reading
import Tables
import Testing

/// One build chart of the repository's own pipeline.
struct RepositorySource: Sendable, CustomStringConvertible {
    var carrier: String
    var chart: String
    var path: String
    var edition: String
    var products: [ReadingInstructions.Product]

    var description: String { path }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let all = Result {
        try JSONDecoder().decode(Configuration.self, from: Data(contentsOf: root.appending(path: "pipeline.json")))
            .carriers.flatMap(\.buildCharts)
    }

    /// For the arguments of a test; empty when the configuration cannot be read, which a test finds.
    static var listed: [RepositorySource] { (try? all.get()) ?? [] }

    func read() throws -> (Document, DraftChart) {
        let bytes = [UInt8](try Data(contentsOf: RepositorySource.root.appending(path: path)))
        let document = try TableReader.read(bytes, file: path)
        var instructions = ReadingInstructions(
            id: ChartID(carrier: carrier, chart: chart, edition: edition), products: products)
        try #require(CarrierAdapters.named(carrier)).instruct(&instructions, chart: chart)
        return (document, ChartReader.read(document, sha256: "", instructions: instructions))
    }

    /// What is needed of `pipeline.json`.
    private struct Configuration: Decodable {
        var carriers: [Carrier]

        struct Carrier: Decodable {
            var id: String
            var products: [Product]
            var sources: [Source]

            var buildCharts: [RepositorySource] {
                sources.filter { $0.kind == "build" }.map { source in
                    RepositorySource(
                        carrier: id, chart: source.chart, path: source.path, edition: source.edition,
                        products: products.filter { source.products.contains($0.id) }.map { product in
                            ReadingInstructions.Product(id: product.id, name: product.name)
                        })
                }
            }
        }

        struct Product: Decodable {
            var id: String
            var name: String
        }

        struct Source: Decodable {
            var chart: String
            var path: String
            var kind: String
            var edition: String
            var products: [String]
        }
    }
}

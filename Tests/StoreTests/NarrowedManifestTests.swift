import ChartSchema
import Foundation
import Testing

@testable import Store

/// A manifest of which only some lines are decoded holds what the whole one holds for those plans.
@Suite struct NarrowedManifestTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "normalized").path
    private let store = DatasetStore(root: root)

    /// The entries that should be decoded, read from the whole manifest.
    private func expected(
        _ manifest: DatasetManifest, carriers: [String], products: [String]
    ) -> [ManifestEntry] {
        let own = manifest.charts.filter { carriers.isEmpty || carriers.contains($0.carrier) }
        let series = Set(
            own.filter { products.isEmpty || !Set($0.products).isDisjoint(with: products) }
                .map { [$0.carrier, $0.chart] })
        return own.filter { series.contains([$0.carrier, $0.chart]) }
    }

    @Test func everyCarrierAndProduct() throws {
        let manifest = try #require(try store.latest())
        let carriers = Set(manifest.charts.map(\.carrier)).sorted()
        var questions: [(carriers: [String], products: [String])] = carriers.map { ([$0], []) }
        questions += Set(manifest.charts.flatMap(\.products)).sorted().map { ([], [$0]) }
        questions += manifest.charts.map { ([$0.carrier], Array($0.products.prefix(1))) }
        questions += [
            (Array(carriers.prefix(2)), []), (["nobody"], []), ([], ["nothing"]), ([carriers[0]], ["nothing"]),
        ]
        for (carriers, products) in questions {
            let narrowed = try #require(try store.latest(carriers: carriers, products: products))
            #expect(narrowed.version == manifest.version)
            #expect(
                narrowed.charts == expected(manifest, carriers: carriers, products: products),
                "\(carriers) \(products)")
        }
    }

    @Test func whereNothingIsNamedItIsTheWholeManifest() throws {
        #expect(try store.latest(carriers: [], products: []) == store.latest())
    }

    /// The beginning of a carrier's name is not the carrier.
    @Test func namesAreWhole() throws {
        let manifest = try #require(try store.latest())
        let carrier = manifest.charts[0].carrier
        let narrowed = try #require(try store.latest(carriers: [String(carrier.dropLast())], products: []))
        #expect(narrowed.charts.isEmpty)
    }

    @Test func damageIsNoticed() throws {
        let copy = FileManager.default.temporaryDirectory.appending(path: "narrowed-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: copy) }
        try FileManager.default.createDirectory(atPath: copy + "/versions", withIntermediateDirectories: true)
        let pointer = try #require(try store.latestPointer())
        let path = DatasetManifest.path(of: pointer.version)
        try FileManager.default.copyItem(atPath: Self.root + "/latest.json", toPath: copy + "/latest.json")
        var bytes = try Data(contentsOf: URL(filePath: Self.root + "/" + path))
        bytes[bytes.count - 10] ^= 1
        try bytes.write(to: URL(filePath: copy + "/" + path))
        #expect(throws: StoreError.self) { try DatasetStore(root: copy).latest(carriers: ["sbli"], products: []) }
    }
}

import ChartSchema
import Diff
import Foundation
import Testing

@testable import Store

/// A manifest of which only some parts are opened holds what the whole one holds for those plans.
@Suite struct NarrowedManifestTests {
    /// 90 carriers, some names of which begin those of others; charts in one to three editions, with findings.
    private static func published() throws -> TemporaryStore {
        let temporary = try TemporaryStore()
        var charts: [ChartToPublish] = []
        for number in 0..<90 {
            for edition in 0...(number % 3) {
                var chart = SmallCharts.chart("build")
                chart.id = ChartID(carrier: "c\(number)", chart: "build", edition: "20\(20 + edition)-01-01")
                chart.products = ["p\(number % 4)"]
                if edition == 1 { chart.products.append("new") }
                charts.append(SmallCharts.ready(chart, findings: number % 2 == 0 ? [SmallCharts.finding(number)] : []))
            }
        }
        _ = try temporary.store.publish(charts: charts)
        return temporary
    }

    /// The entries that should be read, taken from the whole manifest.
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
        let temporary = try Self.published()
        let manifest = try #require(try temporary.store.latest())
        #expect(try (temporary.store.latestRoot()?.parts.count ?? 0) > 2)
        #expect(manifest.charts.contains { !$0.findings.isEmpty })
        let carriers = Set(manifest.charts.map(\.carrier)).sorted()
        var questions: [(carriers: [String], products: [String])] = carriers.map { ([$0], []) }
        questions += Set(manifest.charts.flatMap(\.products)).sorted().map { ([], [$0]) }
        questions += carriers.prefix(9).map { ([$0], ["new"]) }
        questions += [
            (Array(carriers.prefix(2)), []), (["nobody"], []), ([], ["nothing"]), ([carriers[0]], ["nothing"]),
            ([], []),
            // The beginning of a carrier's name is not the carrier.
            (["c"], []),
        ]
        for (carriers, products) in questions {
            let narrowed = try #require(try temporary.store.latest(carriers: carriers, products: products))
            #expect(narrowed.version == manifest.version)
            #expect(
                narrowed.charts == expected(manifest, carriers: carriers, products: products),
                "\(carriers) \(products)")
        }
    }

    /// A version of one document is narrowed, too.
    @Test func earlierForms() throws {
        let store = EarlierFormsTests.store("manifest-1-with-medications")
        let manifest = try #require(try store.latest())
        for entry in manifest.charts {
            let narrowed = try store.latest(carriers: [entry.carrier], products: Array(entry.products.prefix(1)))
            #expect(
                narrowed?.charts
                    == expected(manifest, carriers: [entry.carrier], products: Array(entry.products.prefix(1))))
        }
    }

    /// Parts that nobody asks about are not opened, and of those that are, damage is noticed.
    @Test func onlyWhatIsAskedAboutIsOpened() throws {
        let temporary = try Self.published()
        let parts = try #require(try temporary.store.latestRoot()).parts
        let (first, last) = (parts[0].first.carrier, parts[parts.count - 1].last.carrier)
        for path in parts[0].paths { try temporary.remove(path) }
        #expect(try temporary.store.latest(carriers: [last], products: [])?.charts.isEmpty == false)
        #expect(try temporary.store.resolve("\(last)/build").entry.carrier == last)
        #expect(try temporary.store.head(VersionNumber.first).charts == 180)
        #expect(throws: StoreError.self) { try temporary.store.latest(carriers: [first], products: []) }
        #expect(throws: StoreError.self) { try temporary.store.latest() }
    }
}

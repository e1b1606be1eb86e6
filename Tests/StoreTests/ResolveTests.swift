import ChartSchema
import Diff
import Store
import Testing

/// Short names of charts.
@Suite struct ResolveTests {
    static let ids = [
        "acme/term/2023-01-01", "acme/term/2024-05-01", "acme/term-plus/2024-05-01", "acorn/whole-life/2024-05-01",
    ].map { ChartID($0)! }

    let temporary: TemporaryStore

    init() throws {
        temporary = try TemporaryStore()
        let charts = Self.ids.map {
            SmallCharts.ready(SmallCharts.chart($0.chart, carrier: $0.carrier, edition: $0.edition))
        }
        _ = try temporary.store.publish(charts: Array(charts.dropLast()))
        _ = try temporary.store.publish(charts: charts)
    }

    @Test(arguments: [
        ("acme/term/2023-01-01", "acme/term/2023-01-01"), ("acme/term", "acme/term/2024-05-01"),
        ("acme/term/2023", "acme/term/2023-01-01"), ("acme/term-", "acme/term-plus/2024-05-01"),
        ("aco", "acorn/whole-life/2024-05-01"), ("a/w", "acorn/whole-life/2024-05-01"),
        ("acme/term@latest", "acme/term/2024-05-01"), ("acme/term@1.0.0", "acme/term/2024-05-01"),
    ])
    func aNameLeadsToAChart(_ name: String, _ id: String) throws {
        #expect(try temporary.store.resolve(name).entry.id.description == id)
    }

    @Test func theVersionIsLookedIn() throws {
        #expect(try temporary.store.resolve("acme/term@1.0.0").version == VersionNumber(1, 0, 0))
        #expect(throws: ChartResolutionError.unknown("acorn/whole-life@1.0.0", candidates: [])) {
            try temporary.store.resolve("acorn/whole-life@1.0.0")
        }
        #expect(throws: ChartResolutionError.self) { try temporary.store.resolve("acme/term@9.0.0") }
    }

    @Test func severalChartsAreNamed() throws {
        #expect(
            throws: ChartResolutionError.ambiguous("acme", candidates: Array(Self.ids.dropLast()).sorted())
        ) { try temporary.store.resolve("acme") }
        #expect(throws: ChartResolutionError.self) { try temporary.store.resolve("acme/term/202") }
    }

    @Test(arguments: [
        ("acme/trem", "acme/term/2024-05-01"), ("whole-life", "acorn/whole-life/2024-05-01"),
        ("acrn/whole-lif", "acorn/whole-life/2024-05-01"), ("acme/term/2032-01-01", "acme/term/2023-01-01"),
    ])
    func aMistakeGetsTheNearestName(_ name: String, _ candidate: String) throws {
        let error = #expect(throws: ChartResolutionError.self) { try temporary.store.resolve(name) }
        guard case .unknown(_, let candidates)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(candidates.map(\.description).contains(candidate), "\(candidates)")
    }

    @Test(arguments: ["", "/", "a//b", "a/b/c/d", "a/b@", "a/b@x", "@1.0.0", "acme/"])
    func whatCannotBeANameIsRefused(_ name: String) {
        #expect(throws: ChartResolutionError.notAReference(name)) { try temporary.store.resolve(name) }
    }
}

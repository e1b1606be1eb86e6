import ChartSchema
import Eligibility
import Store
import Testing

@testable import Pages

@Suite struct LargeDatasetTests {
    /// A site of many carriers that all have the charts of one: hundreds of plans, all of one day.
    private static let site = Result {
        let store = PublishedSite.store
        let manifest = try PublishedSite.manifest.get()
        let wanted = ["foresters/fully-underwritten", "transamerica/fe-express-drugs"]
        let entries = manifest.charts.filter { wanted.contains("\($0.carrier)/\($0.chart)") }
        var large = manifest
        large.charts = []
        var builds: [BuildChart] = []
        var medications: [MedicationChart] = []
        for number in 0..<1_000 {
            for entry in entries {
                let id = ChartID(carrier: "carrier-\(10_000 + number)", chart: entry.chart, edition: "2024-01-01")
                var copy = entry
                copy.id = id
                large.charts.append(copy)
                switch try store.chart(entry) {
                case .build(var chart) where number < 120:
                    chart.id = id
                    builds.append(chart)
                case .medication(var chart) where number < 120:
                    chart.id = id
                    medications.append(chart)
                default: break
                }
            }
        }
        let dataset = EligibilityDataset(
            version: manifest.version, build: BuildIndex(builds), medication: MedicationIndex(medications))
        return try Site(large, dataset: dataset, store: store)
    }

    @Test(arguments: [
        ("/", []), ("/build", [("height", "66"), ("weight", "201")]),
        ("/build", [("height", "66"), ("weight", "201"), ("page", "3")]),
        ("/medication", [("name", "Abacavir")]),
        ("/plans", [("height", "66"), ("weight", "201"), ("medication", "Abacavir"), ("medication", "warfarin")]),
        ("/products", []), ("/charts", []), ("/compare", []), ("/calendar", []), ("/findings", []),
        ("/medications", []),
    ])
    func pagesStaySmall(_ path: String, _ query: [(String, String)]) throws {
        let page = try #require(try Self.site.get().page(path: path, query: query))
        #expect(page.status == 200)
        #expect(page.body.count < Site.largestPage, "\(path): \(page.body.count) bytes")
        if path != "/", path != "/compare", path != "/calendar", path != "/medications" {
            #expect(page.text.contains("class=\"paging\""), "\(path) has no pages")
        }
    }

    /// Whatever page is asked for, there is one, and together they hold every plan once.
    @Test func pagesHoldEveryPlanOnce() throws {
        let site = try Self.site.get()
        var seen: Set<String> = []
        var page = 1
        while page < 50 {
            let query = [("height", "66"), ("weight", "201"), ("page", String(page))]
            let text = try #require(try site.page(path: "/build", query: query)).text
            let own = text.matches(of: /data-plan="([^"]*)"/).map { String($0.1) }
            for plan in own { #expect(seen.insert(plan).inserted, "\(plan) stands on two pages") }
            if !text.contains("rel=\"next\"") { break }
            page += 1
        }
        #expect(seen.count == site.dataset.build.plans.count)
    }
}

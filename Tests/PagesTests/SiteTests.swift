import ChartSchema
import Diff
import Eligibility
import Foundation
import Store
import Testing

@testable import Pages

@Suite struct SiteTests {
    /// Text of the address stands in pages as text.
    @Test(arguments: [
        "/build?height=%22%3E%3Cscript%3E&weight=%3Csvg%20onload%3D1%3E&product=%3Cb%3E&carrier=%22",
        "/medication?name=%3Cscript%3Ealert(1)%3C%2Fscript%3E&use=%22onfocus%3D%22&dose=%3Cb%3E",
        "/plans?height=1&weight=%3Cb%3E&medication=%22%3E%3Cimg%3E&use=%3Cb%3E&last-filled=%3Cb%3E",
        "/medications?search=%22%3E%3Cscript%3E",
        "/findings?rule=%3Cscript%3E&chart=%22%3E%3Cscript%3E&severity=%3Cb%3E",
        "/compare?age=%22%3E%3Cscript%3E&plan=%3Cb%3E&class=%3Cb%3E",
        "/charts?edition=%22%3E%3Cscript%3E&kind=%3Cb%3E",
        "/charts/accendo/final-expense-drugs/2020-06-25?search=%22%3E%3Cscript%3E",
    ])
    func whatIsAskedIsText(_ address: String) throws {
        let page = try #require(try PublishedSite.page(address))
        for markup in ["<script>", "<svg onload", "<b>\"", "\"><", "<img>", "\"onfocus"] {
            #expect(!page.text.contains(markup) || markup == "\"><", "\(address) gives \(markup)")
        }
        #expect(!page.text.contains("value=\"\"><"), "\(address) ends an attribute")
    }

    @Test func noPageHoldsScriptOrStyle() throws {
        for address in ["/", "/build?height=66&weight=201", "/versions/1.1.0?from=1.0.0", "/calendar/2024-01-01"] {
            let text = try #require(try PublishedSite.page(address)).text
            #expect(!text.contains(" style=\"") && !text.contains("<style") && !text.contains("<script>"), "\(address)")
        }
    }

    @Test(arguments: [
        "/nothing", "/charts/a/b/c", "/charts/a", "/products/a/b", "/versions/9.9.9", "/versions/x",
        "/calendar/2024-13-01", "/calendar/x", "//", "/build/", "/charts/banner/field-guide/2026-03-01/limits/999-0",
        "/charts/banner/field-guide/2026-03-01/limits/-1-0", "/charts/banner/field-guide/2026-03-01/rules/0",
        "/charts/../../etc/passwd", "/assets/style-000000000000.css", "/medications/other",
    ])
    func whatIsNotThereIsNone(_ address: String) throws { #expect(try PublishedSite.page(address) == nil) }

    /// A day's page is the library's account of the day, in both of its times.
    @Test func aDayIsTheLibrarys() throws {
        let manifest = try PublishedSite.manifest.get()
        let published = try PublishedSite.store.publishedDays(upTo: manifest.version)
        let days = DatasetDay.all(upTo: manifest, published)
        #expect(days.contains { day in published.all.contains { $0.published == day } })
        let list = try #require(try PublishedSite.page("/calendar")).links
        for day in days + ["1999-12-31"] {
            let page = try #require(try PublishedSite.page("/calendar/\(day)"))
            let told = try DatasetDay(day, in: PublishedSite.store)
            for version in told.versions { #expect(page.links.contains("/versions/\(version.version)"), "\(day)") }
            for chart in told.editions { #expect(page.links.contains("/charts/\(chart)"), "\(day)") }
            for near in [told.before, told.after].compactMap(\.self) {
                #expect(page.links.contains("/calendar/\(near)"), "\(day)")
            }
            let isQuiet = told.versions.isEmpty && told.editions.isEmpty
            #expect(page.text.contains("Nothing came into force") == isQuiet, "\(day)")
            #expect(list.contains("/calendar/\(day)") == days.contains(day))
        }
    }

    @Test func notFoundIsAPage() throws {
        let page = try PublishedSite.site.get().notFound(path: "/<b>" + String(repeating: "x", count: 10_000))
        #expect(page.status == 404 && page.text.contains("/&lt;b&gt;") && page.body.count < 10_000)
    }

    @Test func assetsHoldTheirHashForEver() throws {
        let home = try #require(try PublishedSite.page("/"))
        let assets = home.links.filter { $0.hasPrefix("/assets/") }
        #expect(Set(assets).count == 3)
        for address in assets {
            let asset = try #require(try PublishedSite.page(address))
            #expect(asset.caching == .immutable && !asset.body.isEmpty)
        }
        #expect(home.caching == .version)
    }

    /// The same question gives the same bytes.
    @Test(arguments: [
        "/", "/build?height=66&weight=201", "/medication?name=warfarin", "/findings", "/calendar", "/compare",
    ])
    func pagesAreTheSameEveryTime(_ address: String) throws {
        let manifest = try PublishedSite.manifest.get()
        let other = try Site(
            manifest, dataset: try EligibilityDataset(manifest, in: PublishedSite.store), store: PublishedSite.store)
        let (path, query) = PublishedSite.parts(of: address)
        #expect(try other.page(path: path, query: query) == PublishedSite.page(address))
    }

    /// Every chart has its page, every link of it leads somewhere, and no page is too large.
    @Test func everyChartHasItsPage() throws {
        let manifest = try PublishedSite.manifest.get()
        var known: Set<String> = []
        for entry in manifest.charts {
            let page = try #require(try PublishedSite.page(Address.chart(entry.id)), "\(entry.id) has no page")
            #expect(page.status == 200 && page.body.count < Site.largestPage)
            #expect(page.text.contains(entry.source.sha256))
            for link in page.links.filter({ !$0.hasPrefix("#") }).prefix(25) where known.insert(link).inserted {
                let target = String(link.split(separator: "#", maxSplits: 1)[0])
                #expect(try PublishedSite.page(target) != nil, "\(entry.id) leads to \(link)")
            }
        }
        #expect(known.count > 200)
    }

    /// Each figure of a chart stands in its table, and behind each stands the text it was read from.
    @Test func everyFigureLeadsToItsCell() throws {
        let site = try PublishedSite.site.get()
        for chart in site.dataset.build.charts.prefix(4) {
            let page = try #require(try PublishedSite.page(Address.chart(chart.id))).text
            for (row, each) in chart.rows.enumerated() {
                for (number, limit) in each.limits.enumerated() {
                    let address = Address.limit(chart.id, row: row, limit: number)
                    let start = try #require(page.range(of: "href=\"\(address)\">"), "\(address) is no link")
                    let figures = String(page[start.upperBound...].prefix { $0 != "<" })
                    for figure in [limit.weightMin, limit.weightMax, limit.bmiMin, limit.bmiMax].compactMap(\.self) {
                        #expect(figures.contains(figure.description), "\(address): \(figures) without \(figure)")
                    }
                    guard row % 7 == 0, let cell = limit.cells.first else { continue }
                    let origin = try PublishedSite.page(address)?.text ?? ""
                    #expect(origin.contains("\(cell.place.inWords)") && origin.contains(chart.source.sha256))
                }
            }
        }
    }

    @Test func fieldsAreThoseOfTheForm() throws {
        let site = try PublishedSite.site.get()
        let page = try #require(try PublishedSite.page("/build")).text
        for field in site.buildForm.sections.flatMap(\.fields) {
            #expect(page.contains(" name=\"\(field.id)\""), "\(field.id) is not asked")
            for option in field.options { #expect(page.contains(" name=\"\(field.id)\" value=\"\(option)\"")) }
        }
        // A carrier whose charts do not look at tobacco is not asked about it.
        let asking: [String] = site.buildForm.field("tobacco")?.plans ?? []
        let indifferent = try #require(
            site.products.first { product in
                !product.buildCharts.isEmpty && !asking.contains { $0.hasPrefix(product.carrier + "/") }
            })
        let narrowed = try #require(try PublishedSite.page("/build?carrier=\(indifferent.carrier)")).text
        #expect(!narrowed.contains(" name=\"tobacco\"") && page.contains(" name=\"tobacco\""))
    }

    /// What decides for a medication is asked once the medication is known, with the form's own options.
    @Test func dependentFieldsAppear() throws {
        let before = try #require(try PublishedSite.page("/medication")).text
        let after = try #require(try PublishedSite.page("/medication?name=warfarin")).text
        #expect(!before.contains(" name=\"use\"") && after.contains(" name=\"use\""))
        let dependency = try #require(try PublishedSite.site.get().medicationForm.field("use")?.dependsOn)
        let options = dependency.options.filter { $0.answer.lowercased() == "warfarin" }.flatMap(\.options)
        #expect(!options.isEmpty)
        for option in options { #expect(after.contains("<option value=\"\(option)\">"), "\(option) is not offered") }
    }

    @Test func suggestionsGoOnFromWhatIsTyped() throws {
        let page = try #require(try PublishedSite.page("/medications/suggestions?text=coum"))
        #expect(page.contentType == "application/json")
        #expect(page.text.contains("{\"name\":\"Coumadin\",\"ingredients\":[\"warfarin\"]}"))
        #expect(try #require(try PublishedSite.page("/medications/suggestions")).text.contains("\"suggestions\":[]"))
    }
}

import Store
import Testing

@testable import Eligibility

/// Products as the manifest's entries say them, beside those of the charts themselves.
@Suite struct ProductListingTests {
    @Test(arguments: [nil, "2016-01-01", "2020-12-31"])
    func entriesSayWhatChartsSay(_ day: String?) throws {
        let store = DatasetStore(root: PublishedDataset.root)
        let manifest = try #require(try store.latest())
        let listed = manifest.products(effectiveOn: day)
        #expect(listed == (try EligibilityDataset(manifest, in: store, effectiveOn: day)).products)
        #expect(!listed.isEmpty)
    }

    @Test func nothingElseIsOpened() throws {
        let store = DatasetStore(root: PublishedDataset.root)
        let bare = try #require(try store.latest(carriers: [], products: [], withFindings: false))
        #expect(bare.charts.flatMap(\.findings) == [])
        #expect(bare.products() == (try #require(try store.latest())).products())
    }
}

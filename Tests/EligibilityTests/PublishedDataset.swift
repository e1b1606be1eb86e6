import ChartSchema
import Foundation
import Store
import Testing

/// The dataset that the repository publishes.
enum PublishedDataset {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "normalized").path

    /// Read once for all tests.
    static let charts = Result {
        let store = DatasetStore(root: root)
        let manifest = try #require(try store.latest(), "nothing is published in \(root)")
        return try manifest.charts.map { entry throws(StoreError) in try store.chart(entry) }
    }

    static let buildCharts = Result { try charts.get().compactMap(\.buildChart) }
    static let medicationCharts = Result { try charts.get().compactMap(\.medicationChart) }

    /// The names of charts, for the arguments of a test; none when nothing can be read, which `PublishedDatasetTests` finds.
    static var buildChartIDs: [String] { ((try? buildCharts.get()) ?? []).map(\.id.description) }
    static var medicationChartIDs: [String] { ((try? medicationCharts.get()) ?? []).map(\.id.description) }
}

@Suite struct PublishedDatasetTests {
    @Test func bothKindsOfChartAreThere() throws {
        #expect(try !PublishedDataset.buildCharts.get().isEmpty)
        #expect(try !PublishedDataset.medicationCharts.get().isEmpty)
    }
}

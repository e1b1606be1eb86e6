import ChartSchema
import Foundation
import Store

/// The dataset that the repository publishes.
enum PublishedDataset {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "normalized").path

    /// Read once for all tests.
    static let charts: [Chart] = {
        do {
            let store = DatasetStore(root: root)
            guard let manifest = try store.latest() else { fatalError("nothing is published in \(root)") }
            return try manifest.charts.map { entry throws(StoreError) in try store.chart(entry) }
        } catch {
            fatalError("\(error)")
        }
    }()

    static let buildCharts = charts.compactMap(\.buildChart)
    static let medicationCharts = charts.compactMap(\.medicationChart)
}

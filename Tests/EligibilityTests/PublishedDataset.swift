import ChartSchema
import Foundation
import Store
import Testing

/// The dataset that the repository publishes.
enum PublishedDataset {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "normalized").path

    static func buildCharts() throws -> [BuildChart] {
        let store = DatasetStore(root: root)
        let manifest = try #require(try store.latest())
        return try manifest.charts.filter { $0.kind == .build }.map { try store.chart($0) }
    }

    static func medicationCharts() throws -> [MedicationChart] {
        let store = DatasetStore(root: root)
        let manifest = try #require(try store.latest())
        return try manifest.charts.filter { $0.kind == .medication }.map { try store.medicationChart($0) }
    }
}

import ChartSchema
import Foundation
import Store
import Testing

@testable import Diff

/// Two versions compared by the parts in which they differ give what whole manifests give.
@Suite struct ManifestPartsDiffTests {
    @Test func partsGiveTheSameDiffAsWholeManifests() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = DatasetStore(root: folder)
        func ready(_ chart: BuildChart, _ rule: String? = nil) -> ChartToPublish {
            let findings = rule.map {
                [
                    Finding(
                        rule: $0, severity: .info, message: "m", help: "h", chart: chart.id.description,
                        location: Finding.Location(file: "raw/x.csv"))
                ]
            }
            return ChartToPublish(chart: .build(chart), cells: CellCounts(), findings: findings ?? [])
        }
        let charts = (0..<400).map { DatasetDiffTests.chart("c\($0)", source: $0) }
        _ = try store.publish(charts: charts.map { ready($0, "a.b") })
        var next = charts.filter { !["c3", "c11", "c250"].contains($0.id.chart) }
        next[0].rows[0].limits[0].weightMax = 77
        next.append(DatasetDiffTests.chart("c5", edition: "2025-01-01", source: 7, 2))
        next.append(DatasetDiffTests.chart("zz", source: 9))
        next.append(DatasetDiffTests.chart("Z", source: 8))
        _ = try store.publish(charts: next.map { ready($0, $0.id.chart == "c7" ? "c.d" : "a.b") })
        let versions = try store.versions()
        #expect(versions.count == 2)
        for (a, b) in [(versions[0], versions[1]), (versions[1], versions[0]), (versions[0], versions[0])] {
            let (old, new) = try DiffSide.versions(a, b, in: store)
            let fast = try DatasetDiffer().diff(from: old, to: new)
            let whole = try DatasetDiffer().diff(
                from: DiffSide(try store.manifest(a), in: store), to: DiffSide(try store.manifest(b), in: store))
            #expect(fast == whole)
            #expect(fast.isEmpty == (a == b))
        }
        let (old, _) = try DiffSide.versions(versions[0], versions[1], in: store)
        #expect(old.entries.count < 20 && old.total == 400)
        #expect(throws: StoreError.self) { try DiffSide.versions(VersionNumber(9, 9, 9), versions[0], in: store) }
    }
}

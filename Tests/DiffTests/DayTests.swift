import ChartSchema
import Foundation
import Store
import Testing

@testable import Diff

/// What happened on a day, and which editions are old.
@Suite struct DayTests {
    @Test func versionsAndEditionsOfADayAndTheDaysAround() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "days-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = DatasetStore(root: folder.path)
        var charts: [ChartToPublish] = []
        for (edition, day) in [
            ("2020-01-01", "2020-03-01"), ("2024-05-01", "2024-03-01"), ("2024-03-01", "2024-03-01"),
        ] {
            let chart = DatasetDiffTests.chart("x", edition: edition)
            charts.append(ChartToPublish(chart: .build(chart), cells: CellCounts(), findings: []))
            _ = try store.publish(charts: charts) { previous, draft throws(StoreError) in
                var decision = try VersionDecision(from: previous, to: draft, in: store)
                decision?.published = day
                return decision
            }
        }
        func day(_ text: String) throws -> DatasetDay { try DatasetDay(text, in: store) }
        let busy = try day("2024-03-01")
        #expect(busy.versions.map(\.version) == ["1.1.0", "1.2.0"] && busy.editions == ["acme/x/2024-03-01"])
        #expect(busy.before == "2020-03-01" && busy.after == "2024-05-01")
        let idle = try day("2022-01-01")
        #expect(idle.versions.isEmpty && idle.editions.isEmpty)
        #expect(idle.before == "2020-03-01" && idle.after == "2024-03-01")
        #expect(try day("2020-01-01").before == nil && day("2024-05-01").after == nil)
        #expect(try day("2024-05-01").editions == ["acme/x/2024-05-01"])
    }

    @Test func onlyTheNewestEditionGrowsOld() throws {
        let names = [("x", "2016-01-01"), ("x", "2024-01-01"), ("y", "2020-01-01"), ("z", "2019-06-01")]
        let manifest = DatasetManifest(
            version: VersionNumber(1, 0, 0), parent: nil, schemas: [],
            changes: ChangeSummary(level: .minor, changes: []),
            charts: names.map { name, edition in
                ChartToPublish(
                    chart: .build(DatasetDiffTests.chart(name, edition: edition)), cells: CellCounts(), findings: []
                ).entry(sha256: String(repeating: "0", count: 64))
            })
        func due(_ today: String) -> [String] { DueForReview(manifest, today: today, after: 24).charts.map(\.chart) }
        #expect(due("2021-06-01") == ["acme/z/2019-06-01"])
        #expect(due("2022-01-01") == ["acme/z/2019-06-01", "acme/y/2020-01-01"])
        #expect(due("2019-01-01").isEmpty)
    }
}

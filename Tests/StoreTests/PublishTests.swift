import ChartSchema
import Diff
import Testing

@testable import Store

/// Publishing versions and reading them back.
@Suite struct PublishTests {
    @Test func theFirstVersionCanBeRead() throws {
        let temporary = try TemporaryStore()
        let store = temporary.store
        #expect(try store.latest() == nil)
        let chart = SmallCharts.chart()
        let outcome = try store.publish(charts: [SmallCharts.ready(chart, findings: [SmallCharts.finding(4)])])
        let manifest = try #require(try store.latest())
        #expect(outcome == .published(manifest))
        #expect(manifest.version == VersionNumber(1, 0, 0))
        #expect(manifest.parent == nil)
        #expect(manifest.charts.map(\.id.description) == ["acme/term/2024-05-01"])
        #expect(manifest.charts[0].counts.records == 6)
        #expect(try store.chart(manifest.charts[0]) == .build(chart))
        #expect(try store.versions() == [VersionNumber(1, 0, 0)])
    }

    @Test func publishingTheSameAgainChangesNoFile() throws {
        let temporary = try TemporaryStore()
        let charts = [SmallCharts.ready(SmallCharts.chart())]
        _ = try temporary.store.publish(charts: charts)
        let before = try temporary.snapshot()
        guard case .unchanged(let manifest?) = try temporary.store.publish(charts: charts) else {
            Issue.record("something was published")
            return
        }
        #expect(manifest.version == VersionNumber(1, 0, 0))
        #expect(try temporary.snapshot() == before)
    }

    @Test func nothingToPublishMakesNoFolder() throws {
        let temporary = try TemporaryStore()
        #expect(try temporary.store.publish(charts: []) == .unchanged(nil))
        #expect(try temporary.snapshot().isEmpty)
    }

    @Test func orderOfChartsAndCarryingOverDoNotReachTheBytes() throws {
        let charts = ["a", "b", "c"].map { SmallCharts.ready(SmallCharts.chart($0)) }
        let (one, two) = (try TemporaryStore(), try TemporaryStore())
        _ = try one.store.publish(charts: charts)
        _ = try two.store.publish(charts: charts.reversed())
        #expect(try one.snapshot() == two.snapshot())

        var changed = charts
        var middle = SmallCharts.chart("b")
        middle.rows[0].limits[0].weightMax = 149
        changed[1] = SmallCharts.ready(middle)
        _ = try one.store.publish(charts: changed)
        let carried = try #require(try two.store.latest()).charts.filter { $0.chart != "b" }
        _ = try two.store.publish(charts: [changed[1]], carriedOver: carried)
        #expect(try one.snapshot() == two.snapshot())
        #expect(try one.store.versions() == [VersionNumber(1, 0, 0), VersionNumber(1, 1, 0)])
    }

    @Test func aChildKnowsItsParentsHash() throws {
        let temporary = try TemporaryStore()
        _ = try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.chart())])
        let first = try temporary.bytes("versions/1.0.0.json")
        var chart = SmallCharts.chart()
        chart.title = "Another"
        _ = try temporary.store.publish(charts: [SmallCharts.ready(chart)])
        let manifest = try #require(try temporary.store.latest())
        #expect(manifest.version == VersionNumber(1, 0, 1))
        #expect(
            manifest.parent
                == DatasetManifest.Parent(version: VersionNumber(1, 0, 0), sha256: sha256Hexadecimal(first)))
        #expect(try temporary.store.head(VersionNumber(1, 0, 0)).sha256 == sha256Hexadecimal(first))
    }

    @Test func oneIdTwiceIsRefused() throws {
        let temporary = try TemporaryStore()
        let chart = SmallCharts.ready(SmallCharts.chart())
        #expect(throws: StoreError.duplicateChart(chart.id)) {
            try temporary.store.publish(charts: [chart, chart])
        }
    }

    /// A chart that could be written and not read again would make the whole store unreadable.
    @Test func aChartThatCouldNotBeReadAgainIsRefused() throws {
        let temporary = try TemporaryStore()
        _ = try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.chart())])
        let before = try temporary.snapshot()
        var stray = SmallCharts.chart()
        stray.rows[0].limits[0].column = 7
        var unnamed = SmallCharts.chart("a/b")
        unnamed.title = nil
        var huge = SmallCharts.chart()
        huge.rows[0].limits[0].weightMax = Figure(12_345_678_901_234)
        for (chart, reason) in [
            (stray, "rows: a limit names column 7 of 2"),
            (unnamed, "id: expected carrier/chart/edition, found \"acme/a/b/2024-05-01\""),
            (huge, "rows[0].limits[0].weight_max_lb: number out of range: 12345678901234.0"),
        ] {
            #expect(throws: StoreError.unpublishable(chart.id, reason: reason)) {
                try temporary.store.publish(charts: [SmallCharts.ready(chart)])
            }
        }
        #expect(try temporary.snapshot() == before)
    }

    @Test func anUnknownVersionNamesTheKnownOnes() throws {
        let temporary = try TemporaryStore()
        #expect(throws: StoreError.empty(path: temporary.store.root)) {
            try temporary.store.manifest(VersionNumber(1, 0, 0))
        }
        _ = try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.chart())])
        #expect(throws: StoreError.unknownVersion(VersionNumber(2, 0, 0), known: [VersionNumber(1, 0, 0)])) {
            try temporary.store.manifest(VersionNumber(2, 0, 0))
        }
    }
}

import ChartSchema
import Foundation
import Store
import Testing

@testable import Diff

/// Charts of two states find their partners, and only those that differ are read.
@Suite struct DatasetDiffTests {
    /// A state of charts in memory that counts what is read of it.
    final class Shelf {
        var charts: [BuildChart]
        var reads = 0
        init(_ charts: [BuildChart]) { self.charts = charts }

        func side(_ name: String) -> DiffSide {
            var side = DiffSide(
                DatasetManifest(
                    version: VersionNumber(1, 0, 0), parent: nil, schemas: [BuildChart.schema],
                    changes: ChangeSummary(level: .minor, changes: []),
                    charts: charts.map {
                        ChartToPublish(chart: .build($0), cells: CellCounts(), findings: []).entry(
                            sha256: sha256Hexadecimal($0.canonicalJSON()))
                    }.sorted { $0.id < $1.id }), in: DatasetStore(root: "nowhere"))
            side.name = name
            let byID = Dictionary(uniqueKeysWithValues: charts.map { ($0.id, $0) })
            side.chart = { entry throws(StoreError) in
                self.reads += 1
                return .build(byID[entry.id]!)
            }
            return side
        }
    }

    static func chart(_ name: String, edition: String = "2024-05-01", source: Int = 1, _ moved: Int = 0) -> BuildChart {
        var chart = DiffCharts.chart(DiffCharts.two, rows: 3) { row, column in 130 + 5 * row + 20 * column + moved }
        chart.id = ChartID(carrier: "acme", chart: name, edition: edition)
        chart.source.sha256 = String(repeating: "\(source % 10)", count: 64)
        return chart
    }

    static func diff(_ a: [BuildChart], _ b: [BuildChart]) throws -> DatasetDiff {
        try DatasetDiffer().diff(from: Shelf(a).side("a"), to: Shelf(b).side("b"))
    }

    @Test func nothingIsNothing() throws {
        let diff = try Self.diff([Self.chart("x")], [Self.chart("x")])
        #expect(diff.isEmpty && diff.charts.isEmpty && diff.level == nil && diff.counts == ClassCounts())
    }

    @Test func onlyChartsThatDifferAreRead() throws {
        let names = (0..<200).map { "chart-\($0)" }
        let a = Shelf(names.map { Self.chart($0) })
        let b = Shelf(names.map { Self.chart($0, $0 == "chart-17" ? 3 : 0) })
        let diff = try DatasetDiffer().diff(from: a.side("a"), to: b.side("b"))
        #expect(a.reads == 1 && b.reads == 1)
        #expect(diff.charts.map(\.chart) == ["acme/chart-17/2024-05-01"] && diff.counts.corrective == 6)
        #expect(diff.level == "minor" && diff.changeClass == .corrective)
    }

    @Test func aChartUnderAnotherNameIsRenamed() throws {
        let diff = try Self.diff([Self.chart("old")], [Self.chart("new")])
        #expect(diff.charts.map(\.status) == [.renamed] && diff.changeClass == .breaking)
        #expect(diff.charts[0].before == "acme/old/2024-05-01" && diff.charts[0].statements.isEmpty)
        // Two charts of one file: nobody can say which became which.
        let two = try Self.diff([Self.chart("a"), Self.chart("b")], [Self.chart("c"), Self.chart("d")])
        #expect(Set(two.charts.map(\.status)) == [.added, .removed])
    }

    @Test func aNewEditionIsComparedWithTheOneBeforeIt() throws {
        let old = [Self.chart("x", edition: "2016-01-01"), Self.chart("x", edition: "2020-01-01", source: 2, 1)]
        let diff = try Self.diff(old, old + [Self.chart("x", edition: "2024-01-01", source: 3, 5)])
        #expect(diff.charts.map(\.status) == [.edition] && diff.charts[0].before == "acme/x/2020-01-01")
        #expect(diff.charts[0].statements.first?.least == 4)
        #expect(diff.counts.additive == 1 && diff.changeClass == .additive)
    }

    @Test func editionsInForceAreComparedByChart() throws {
        let shelf = Shelf([
            Self.chart("x", edition: "2016-01-01"), Self.chart("x", edition: "2024-01-01", source: 2, -4),
            Self.chart("y", edition: "2020-01-01"),
        ])
        let side = shelf.side("v")
        let diff = try DatasetDiffer().diff(from: side.inForce(on: "2019-12-31"), to: side.inForce(on: "2024-01-01"))
        #expect(diff.charts.map(\.status) == [.edition, .added])
        #expect(diff.charts[0].statements[0].direction == .tightened)
        #expect(side.inForce(on: "2015-01-01").entries.isEmpty)
    }

    @Test func boundsKeepTotalsTrue() throws {
        let names = (0..<9).map { "chart-\($0)" }
        let (a, b) = (names.map { Self.chart($0) }, names.map { Self.chart($0, 1) })
        let bounds = DiffBounds(charts: 2, statements: 1, cells: 3)
        let diff = try DatasetDiffer(bounds: bounds).diff(from: Shelf(a).side("a"), to: Shelf(b).side("b"))
        #expect(diff.charts.count == 2 && diff.chartTotal == 9 && diff.counts.corrective == 54)
        #expect(diff.charts[0].cells.count == 3 && diff.charts[0].cellTotal == 6)
    }

    @Test func theNumberFollowsFromTheClasses() throws {
        let a = Shelf([Self.chart("x"), Self.chart("y", source: 2)]).side("a")
        let b = Shelf([Self.chart("x", 2), Self.chart("z", source: 3)]).side("b")
        let summary = try #require(ChangeSummary(try DatasetComparison(from: a, to: b).changes))
        let diff = try DatasetDiffer().diff(from: a, to: b)
        #expect(summary.changeClass == .breaking && summary.level == .major)
        #expect(diff.changeClass == .breaking && diff.level == "major")
    }
}

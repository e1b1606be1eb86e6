import ChartSchema
import Diff
import Store
import Testing

@testable import Pipeline

/// Causes where the carrier's adapter says something else, or the pinned layout is another one.
@Suite struct LayoutCauseTests {
    private static let raw = "raw/acme/2024-05-01/debits.csv"
    private static let table =
        "Height,150 % à 200 %,200 % à 250 %\n5'9\",180-190,191-200\n5'10\",185-195,196-205\n5'11\",190-200,201-210\n"
    private static let columns = [
        "Height: heights as feet-and-inches", "150 % à 200 %: weight, range, of 150 % à 200 %",
        "200 % à 250 %: weight, range, of 200 % à 250 %",
    ]

    /// A run over one chart of a carrier whose adapter and layout are named.
    private func ingest(
        _ files: TemporaryProject, adapter: String? = nil, columns: [String]? = nil
    ) throws -> Ingest {
        let layout = columns.map { columns in
            """
            , "layout": {"tables": [{"rows": "heights", "direction": "down", "columns": [\
            \(columns.map { "\"\($0.replacing("\"", with: "\\\""))\"" }.joined(separator: ", "))]}]}
            """
        }
        let text = """
            {"schema": 1, "carriers": [{"id": "acme", "name": "Acme"\(adapter.map { ", \"adapter\": \"\($0)\"" } ?? ""),
             "products": [{"id": "term", "name": "Term"}], "sources": [
             {"chart": "debits", "kind": "build", "path": "\(Self.raw)", "edition": "2024-05-01", "products": ["term"]\(layout ?? "")}]}]}
            """
        try files.write("pipeline.json", Array(text.utf8))
        let configuration = try PipelineConfiguration.load(
            Array(text.utf8), file: "pipeline.json", project: files.folder)
        return Ingest(project: files.folder, configuration: configuration, carriers: nil, isDryRun: false, jobs: 2)
    }

    private func diff(_ files: TemporaryProject, _ ingest: Ingest) async throws -> ChartDiff? {
        let store = DatasetStore(root: files.path + "/normalized")
        let old = DiffSide(try #require(try store.latest()), in: store)
        let new = DiffSide(try await ingest.rehearsal())
        let finder = CauseFinder(from: old, to: new, in: files.folder)
        return try DatasetDiffer().diff(from: old, to: new, causes: finder.causes).charts.first
    }

    /// What labels mean is what the carrier's adapter says; nothing else changed.
    @Test func anotherAdapterChangesWhatLabelsMean() async throws {
        let files = try TemporaryProject([Self.raw: Self.table])
        _ = try await ingest(files).run()
        let chart = try #require(try await diff(files, try ingest(files, adapter: "empire-life")))
        #expect(chart.causes == [.adapter] && chart.causeRemark == nil)
        let mapped = chart.statements.filter { [.classMapped, .classRemapped].contains($0.kind) }
        #expect(mapped.count == 2 && mapped.allSatisfy { $0.causes == [.adapter] }, "\(chart.statements.map(\.kind))")
        #expect(chart.cells.isEmpty)
    }

    /// Another release's adapter said something else: what it said is recorded, and the chart is rebuilt from the record.
    @Test func anotherRuleOfTheSameAdapterIsTheCause() async throws {
        let files = try TemporaryProject([Self.raw: Self.table])
        _ = try await ingest(files, adapter: "empire-life").run()
        let store = DatasetStore(root: files.path + "/normalized")
        var old = DiffSide(try #require(try store.latest()), in: store)
        old.entries[0].sha256 = String(repeating: "0", count: 64)
        old.settings = { [read = old.settings] inputs throws(StoreError) in
            let text = String(decoding: try read(inputs), as: UTF8.self)
            #expect(text.contains(#""adapter":{"150 % à 200 %":"table-4","200 % à 250 %":"table-6""#))
            return Array(text.replacing("table-4", with: "table-3").utf8)
        }
        old.chart = { [read = old.chart, entry = try #require(try store.latest()).charts[0]] _ throws(StoreError) in
            guard case .build(var chart) = try read(entry) else { return try read(entry) }
            chart.columns[0].rateClass = .table(3)
            return .build(chart)
        }
        let new = DiffSide(try await ingest(files, adapter: "empire-life").rehearsal())
        let finder = CauseFinder(from: old, to: new, in: files.folder)
        let chart = try #require(try DatasetDiffer().diff(from: old, to: new, causes: finder.causes).charts.first)
        #expect(chart.causes == [.adapter] && chart.causeRemark == nil)
        #expect(chart.statements.map { [$0.before, $0.after] } == [["table-3", "table-4"]])
    }

    /// Adapter and file at once: meanings are due to the one, figures to the other.
    @Test func adapterAndFileAreToldApart() async throws {
        let files = try TemporaryProject([Self.raw: Self.table, "raw/kept.csv": Self.table])
        _ = try await ingest(files).run()
        try files.write(Self.raw, Array(Self.table.replacing("191-200", with: "191-203").utf8))
        let chart = try #require(try await diff(files, try ingest(files, adapter: "empire-life")))
        #expect(chart.causes == [.rawFile, .adapter] && chart.causeRemark == nil && chart.tellsCausesApart)
        #expect(chart.cells.map(\.causes) == [[.rawFile]])
        let mapped = chart.statements.filter { [.classMapped, .classRemapped].contains($0.kind) }
        #expect(mapped.count == 2 && mapped.allSatisfy { $0.causes == [.adapter] })
    }

    /// A layout only guards how a file is read. Pinned anew for a file whose heading is another one, it changes no figure.
    @Test func aLayoutPinnedAnewIsNoCauseOfFigures() async throws {
        let files = try TemporaryProject([Self.raw: Self.table, "raw/kept.csv": Self.table])
        let first = try await ingest(files, columns: Self.columns).run()
        #expect(first.charts.map(\.state) == [.added], "\(first.findings.map(\.message))")
        let renamed = Self.table.replacing("150 % à 200 %", with: "Zone A").replacing("196-205", with: "196-207")
        try files.write(Self.raw, Array(renamed.utf8))
        let columns = Self.columns.map { $0.replacing("150 % à 200 %", with: "Zone A") }
        let chart = try #require(try await diff(files, try ingest(files, columns: columns)))
        #expect(chart.causes == [.rawFile] && chart.causeRemark == nil)
        #expect(chart.cells.filter { !$0.after.isEmpty && !$0.before.isEmpty }.map(\.causes) == [[.rawFile]])
        #expect(!chart.statements.isEmpty && chart.statements.allSatisfy { !$0.causes.contains(.layout) })
    }

    /// A pin alone, for the same file, changes no chart.
    @Test func aPinAloneChangesNothing() async throws {
        let files = try TemporaryProject([Self.raw: Self.table])
        _ = try await ingest(files).run()
        #expect(try await diff(files, try ingest(files, columns: Self.columns)) == nil)
    }
}

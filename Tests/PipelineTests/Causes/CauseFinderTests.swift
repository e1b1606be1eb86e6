import ChartSchema
import Diff
import Foundation
import Store
import Testing

@testable import Pipeline

/// What changed a value is found by rebuilding the chart with one input at a time as it was.
@Suite struct CauseFinderTests {
    private static let raw = "raw/acme/2024-05-01/build.csv"

    private static func store(of project: SampleProject) -> DatasetStore {
        DatasetStore(root: project.files.path + "/normalized")
    }

    private static func diff(_ project: SampleProject, _ ingest: Ingest) async throws -> ChartDiff {
        let store = store(of: project)
        let old = DiffSide(try #require(try store.latest()), in: store)
        let new = DiffSide(try await ingest.rehearsal())
        let finder = CauseFinder(from: old, to: new, in: project.files.folder)
        let diff = try DatasetDiffer().diff(from: old, to: new, causes: finder.causes)
        #expect(diff.charts.count == 1)
        return try #require(diff.charts.first)
    }

    /// Raw file, correction and meaning change at once; each statement has its own cause.
    @Test func everyValueHasItsOwnCause() async throws {
        let project = try SampleProject()
        _ = try await project.ingest().run()
        try project.files.write("raw/acme/2023/kept.csv", Array(SampleProject.acme.utf8))
        try project.files.write(
            Self.raw, Array(SampleProject.acme.replacingOccurrences(of: "180", with: "182").utf8))
        try project.files.write(
            "review/corrections.json",
            Array(
                """
                {"schema": 1, "corrections": [{"chart": "acme/build/2024-05-01", "where": {"height": "6'0\\"", "class": "Standard"},
                 "field": "weight_max_lb", "expect": 215, "publish": 216, "reason": "page 4", "who": "AB", "date": "2024-06-01"}]}
                """.utf8))
        let source = """
            {"chart": "build", "kind": "build", "path": "\(Self.raw)", "edition": "2024-05-01", "products": ["term"],
             "meanings": {"Preferred": "preferred-plus"}}
            """
        let chart = try await Self.diff(project, try project.ingest(acme: [source, SampleProject.acmeSources[1]]))
        func causes(_ kind: DiffStatement.Kind, _ after: String? = nil) -> [[DiffCause]] {
            chart.statements.filter { $0.kind == kind && (after == nil || $0.after == after) }.map(\.causes)
        }
        #expect(causes(.moved, "182") == [[.rawFile]])
        #expect(causes(.moved, "216") == [[.correction]])
        #expect(causes(.classRemapped) == [[.configuration]])
        #expect(chart.causes == [.rawFile, .configuration, .correction] && chart.causeRemark == nil)
        #expect(chart.cells.map(\.causes) == [[.rawFile], [.correction]])
        #expect(chart.tellsCausesApart)
    }

    @Test func whatCannotBeRebuiltIsSaid() async throws {
        let project = try SampleProject()
        _ = try await project.ingest().run()
        try project.files.write(
            Self.raw, Array(SampleProject.acme.replacingOccurrences(of: "180", with: "182").utf8))
        let chart = try await Self.diff(project, try project.ingest())
        #expect(chart.causes == [.rawFile] && chart.causeRemark == .oldFileGone)
    }

    @Test func settingsThatChangeNothingAreNoCause() async throws {
        let project = try SampleProject()
        _ = try await project.ingest().run()
        try project.files.write("raw/kept.csv", Array(SampleProject.acme.utf8))
        try project.files.write(
            Self.raw, Array(SampleProject.acme.replacingOccurrences(of: "180", with: "182").utf8))
        let source = """
            {"chart": "build", "kind": "build", "path": "\(Self.raw)", "edition": "2024-05-01", "products": ["term"],
             "meanings": {"Elite": "preferred-plus"}}
            """
        let chart = try await Self.diff(project, try project.ingest(acme: [source, SampleProject.acmeSources[1]]))
        #expect(chart.causes == [.rawFile] && chart.causeRemark == nil)
    }

    /// The same raw file and settings once gave another chart: another release of the program, or other words.
    @Test(arguments: [(true, [DiffCause.program]), (false, [.vocabulary])])
    func anotherProgramAndOtherWords(_ isFigure: Bool, _ expected: [DiffCause]) async throws {
        let project = try SampleProject()
        let ingest = try project.ingest()
        let draft = try await ingest.rehearsal()
        var charts: [ChartToPublish] = []
        for planned in ingest.configuration.plan {
            let entry = try #require(draft.entries.first { $0.id == planned.id })
            guard case .build(var chart) = try draft.chart(entry) else { continue }
            var (inputs, settings) = planned.inputs
            if chart.id.description == "acme/build/2024-05-01" {
                if isFigure {
                    chart.rows[1].limits[0].weightMax = 184
                } else {
                    chart.columns[0].rateClass = nil
                    inputs.vocabulary = String(repeating: "0", count: 64)
                }
            }
            charts.append(
                ChartToPublish(
                    chart: .build(chart), cells: entry.counts.cells, findings: entry.findings, inputs: inputs,
                    settings: settings))
        }
        _ = try Self.store(of: project).publish(charts: charts)
        let chart = try await Self.diff(project, ingest)
        #expect(chart.causes == expected && chart.causeRemark == nil)
    }

    @Test func anUnchangedChartKeepsWhatItWasMadeFrom() async throws {
        let project = try SampleProject()
        _ = try await project.ingest().run()
        let before = try #require(try Self.store(of: project).latest())
        #expect(before.charts.allSatisfy { $0.inputs != nil })
        let source = """
            {"chart": "build", "kind": "build", "path": "\(Self.raw)", "edition": "2024-05-01", "products": ["term"],
             "meanings": {"Elite": "preferred-plus"}}
            """
        let same = try await project.ingest(acme: [source, SampleProject.acmeSources[1]]).run()
        #expect(same.outcome == .nothingChanged(version: "1.0.0"))
        try project.files.write(
            "raw/zenith/2023-01-01/build.csv",
            Array(SampleProject.zenith.replacingOccurrences(of: "186", with: "187").utf8))
        _ = try await project.ingest(acme: [source, SampleProject.acmeSources[1]]).run()
        let after = try #require(try Self.store(of: project).latest())
        #expect(after.charts[0] == before.charts[0] && after.charts[2] != before.charts[2])
        #expect(Self.store(of: project).verify().problems.isEmpty)
    }

    /// What is written of a source can be read again, and gives the chart.
    @Test func settingsOfTheRepositoryRebuildItsCharts() async throws {
        let root = RepositorySource.root.path
        let folder = ProjectFolder(root)
        let bytes = Array(try Data(contentsOf: RepositorySource.root.appending(path: "pipeline.json")))
        let configuration = try PipelineConfiguration.load(bytes, file: "pipeline.json", project: folder)
        for planned in configuration.plan where planned.source.kind == .build {
            let document = ChartSettings.document(of: planned)
            let settings = try #require(
                ChartSettings(document: document, in: folder), "\(planned.id)")
            let raw = try FileBytes.read(folder.location(of: planned.source.path))
            let sha256 = sha256Hexadecimal(raw)
            let reading = SourceReading(
                .build, raw, file: planned.source.path, sha256: sha256, instructions: planned.instructions,
                corrections: planned.review.corrections)
            #expect(
                settings.chart(from: raw, file: planned.source.path, sha256: sha256) == reading.draft?.chart,
                "\(planned.id)")
        }
    }
}

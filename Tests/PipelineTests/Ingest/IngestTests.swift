import ChartSchema
import Foundation
import Results
import Store
import Testing

@testable import Pipeline

@Suite struct IngestTests {
    private func states(_ report: RunReport) -> [String: RunReport.State] {
        Dictionary(uniqueKeysWithValues: report.charts.map { ($0.id, $0.state) })
    }

    private static let acme = "acme/build/2024-05-01"
    private static let junior = "acme/junior/2024-05-01"
    private static let zenith = "zenith/build/2023-01-01"

    @Test func theFirstRunPublishesAndTheSecondChangesNothing() async throws {
        let project = try SampleProject()
        let first = try await project.ingest().run()
        #expect(first.outcome == .published(version: "1.0.0", parent: nil))
        #expect(first.charts.map(\.id) == [Self.acme, Self.junior, Self.zenith])
        #expect(first.charts.map(\.state) == [.added, .added, .added])
        #expect(first.charts.map(\.records) == [8, 4, 8])
        let before = try project.dataset()
        let second = try await project.ingest().run()
        #expect(second.outcome == .nothingChanged(version: "1.0.0"))
        #expect(second.charts.map(\.state) == [.unchanged, .unchanged, .unchanged])
        #expect(try project.dataset() == before)
    }

    @Test func theResultDoesNotDependOnTheNumberOfJobs() async throws {
        let (one, many) = (try SampleProject(), try SampleProject())
        let a = try await one.ingest(jobs: 1).run()
        let b = try await many.ingest(jobs: 16).run()
        #expect(a == b)
        #expect(try one.dataset() == many.dataset())
    }

    @Test func aDryRunWritesNothing() async throws {
        let project = try SampleProject()
        let report = try await project.ingest(isDryRun: true).run()
        #expect(report.outcome == .wouldPublish(version: "1.0.0", parent: nil))
        #expect(try project.dataset().isEmpty)
        #expect(!FileManager.default.fileExists(atPath: project.files.path + "/normalized"))
        _ = try await project.ingest().run()
        #expect(try await project.ingest(isDryRun: true).run().outcome == .nothingChanged(version: "1.0.0"))
        let removal = try await project.ingest(zenith: [], isDryRun: true).run()
        #expect(removal.outcome == .wouldPublish(version: "2.0.0", parent: "1.0.0"))
    }

    @Test func aBadFileKeepsItsChartAndStopsNoOther() async throws {
        let project = try SampleProject()
        _ = try await project.ingest().run()
        let published = try project.dataset()
        try project.files.write("raw/acme/2024-05-01/build.csv", [0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])
        try project.files.write(
            "raw/zenith/2023-01-01/build.csv",
            Array(SampleProject.zenith.replacingOccurrences(of: "186", with: "187").utf8))
        let report = try await project.ingest().run()
        #expect(report.outcome == .published(version: "1.1.0", parent: "1.0.0"))
        #expect(states(report) == [Self.acme: .kept, Self.junior: .unchanged, Self.zenith: .changed])
        let about = report.findings.filter { $0.chart == Self.acme }
        #expect(about.contains { $0.severity == .error && $0.rule.hasPrefix("file.") })
        #expect(about.contains { $0.rule == "ingest.chart.kept" })
        let store = DatasetStore(root: project.files.path + "/normalized")
        let manifest = try #require(try store.latest())
        let kept = try #require(manifest.charts.first { $0.id.description == Self.acme })
        #expect(published["charts/\(kept.sha256.prefix(2))/\(kept.sha256).json"] != nil)
        #expect(!kept.findings.contains { $0.severity == .error })
    }

    @Test func aChartThatWasNeverPublishedStaysUnpublished() async throws {
        let project = try SampleProject()
        try project.files.write("raw/acme/2024-05-01/build.csv", [])
        let report = try await project.ingest().run()
        #expect(states(report)[Self.acme] == .failed)
        #expect(report.findings.contains { $0.rule == "ingest.chart.unpublished" })
        #expect(report.outcome == .published(version: "1.0.0", parent: nil))
    }

    @Test func aMissingFilePointsIntoTheConfiguration() async throws {
        let project = try SampleProject()
        let sources = [SampleProject.source("build", "raw/acme/2024-05-01/biuld.csv", "2024-05-01")]
        let report = try await project.ingest(acme: sources).run()
        let finding = try #require(report.findings.first { $0.severity == .error })
        #expect(finding.rule == "file.missing")
        #expect(finding.location.file == "pipeline.json" && finding.location.line == 5)
        #expect(finding.location.text == "raw/acme/2024-05-01/biuld.csv")
        #expect(finding.help == "did you mean raw/acme/2024-05-01/build.csv?")
    }

    @Test func aMisspeltFolderIsSuggestedToo() async throws {
        let project = try SampleProject()
        #expect(
            project.files.folder.nearest(to: "raw/acmee/2024-05-01/build.csv") == "raw/acme/2024-05-01/build.csv")
        #expect(project.files.folder.nearest(to: "elsewhere/far/away.csv") == nil)
    }

    @Test func oneCarrierIsReadAndTheOthersAreCarriedOver() async throws {
        let project = try SampleProject()
        _ = try await project.ingest().run()
        for name in ["raw/acme/2024-05-01/build.csv", "raw/zenith/2023-01-01/build.csv"] {
            try project.files.write(name, Array(SampleProject.acme.replacingOccurrences(of: "185", with: "184").utf8))
        }
        let report = try await project.ingest(carriers: ["acme"]).run()
        #expect(states(report) == [Self.acme: .changed, Self.junior: .unchanged, Self.zenith: .carried])
        #expect(report.outcome == .published(version: "1.1.0", parent: "1.0.0"))
    }

    @Test func aSourceThatLeftTakesItsChartAlong() async throws {
        let project = try SampleProject()
        _ = try await project.ingest().run()
        let report = try await project.ingest(acme: [SampleProject.acmeSources[0]]).run()
        #expect(states(report)[Self.junior] == .removed)
        #expect(report.outcome == .published(version: "2.0.0", parent: "1.0.0"))
        let limited = try await project.ingest(acme: [], carriers: ["zenith"]).run()
        #expect(states(limited)[Self.acme] == .carried)
        #expect(limited.outcome == .nothingChanged(version: "2.0.0"))
    }

    @Test func aPinnedLayoutIsEnforced() async throws {
        let project = try SampleProject()
        func sources(_ columns: String) -> [String] {
            let layout = """
                "layout": {"tables": [{"rows": "heights", "direction": "down", "columns": [\(columns)]}]}
                """
            return [SampleProject.acmeSources[0].replacingOccurrences(of: "\"kind\"", with: layout + ", \"kind\"")]
        }
        let right = """
            "Height: heights as feet-and-inches", "Preferred: weight, of Preferred", \
            "Standard: weight, of Standard"
            """
        let first = try await project.ingest(acme: sources(right)).run()
        #expect(states(first)[Self.acme] == .added, "\(first.findings.map(\.message))")
        try project.files.write(
            "raw/acme/2024-05-01/build.csv",
            Array(SampleProject.acme.replacingOccurrences(of: "Preferred", with: "Select").utf8))
        let second = try await project.ingest(acme: sources(right)).run()
        #expect(states(second)[Self.acme] == .kept)
        #expect(second.findings.contains { $0.rule == "layout.drift" && $0.severity == .error })
    }

    @Test func aStoreThatCannotBeReadStopsTheRun() async throws {
        let project = try SampleProject()
        _ = try await project.ingest().run()
        let pointer = project.files.path + "/normalized/latest.json"
        try FileManager.default.removeItem(atPath: pointer)
        try FileManager.default.createDirectory(atPath: pointer, withIntermediateDirectories: false)
        let ingest = try project.ingest()
        await #expect(throws: StoreError.self) { try await ingest.run() }
    }
}

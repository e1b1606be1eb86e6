import ChartSchema
import Foundation
import Results
import Testing

@testable import Pipeline

/// What has changed is read again, and nothing else; and why is said.
@Suite struct RereadingTests {
    private func ingest(_ project: EditedProject, in files: TemporaryProject) async throws -> RunReport {
        try project.write(to: files)
        let memory = try #require(
            ReadingMemory(of: files.folder, configuration: "pipeline.json", program: project.program))
        let configuration = try PipelineConfiguration.load(
            Array(project.configuration.utf8), file: "pipeline.json", project: files.folder)
        return try await Ingest(
            project: files.folder, configuration: configuration, jobs: 2, today: project.today,
            memory: memory
        ).run()
    }

    @Test func anotherProgramReadsEverythingAgainOnce() async throws {
        let files = try TemporaryProject()
        var project = EditedProject()
        #expect(try await ingest(project, in: files).reread.isEmpty)
        #expect(try await ingest(project, in: files).reread.isEmpty)
        project.program = "b"
        let report = try await ingest(project, in: files)
        #expect(report.reread == [RunReport.Rereading(because: "program", charts: 7, carriers: 4)])
        #expect(report.outcome == .nothingChanged(version: "1.0.0"))
        #expect(try await ingest(project, in: files).reread.isEmpty)
    }

    @Test func theDatasetsPlaceIsRememberedAsLongAsTheConfigurationIsTheSame() async throws {
        let files = try TemporaryProject()
        let project = EditedProject()
        #expect(PipelineConfiguration.outputDirectory(of: files.folder, file: "pipeline.json") == nil)
        // A configuration that was written in the tick of the clock in which it is read may be written again unseen.
        for _ in 0..<200 where PipelineConfiguration.outputDirectory(of: files.folder, file: "pipeline.json") == nil {
            _ = try await ingest(project, in: files)
            usleep(20_000)
        }
        #expect(PipelineConfiguration.outputDirectory(of: files.folder, file: "pipeline.json") == "normalized")
        #expect(PipelineConfiguration.outputDirectory(of: files.folder, file: "other.json") == nil)
        try files.write("pipeline.json", Array((project.configuration + "\n").utf8))
        #expect(PipelineConfiguration.outputDirectory(of: files.folder, file: "pipeline.json") == nil)
    }

    @Test func aCarriersMeaningsReadItsChartsAgain() async throws {
        let files = try TemporaryProject()
        var project = EditedProject()
        _ = try await ingest(project, in: files)
        project.meanings["acme"] = "\"meanings\": {\"Select\": \"standard\"}, "
        let report = try await ingest(project, in: files)
        #expect(report.reread == [RunReport.Rereading(because: "meanings", charts: 3, carriers: 1)])
        #expect(report.charts.filter { $0.state == .changed }.allSatisfy { $0.id.hasPrefix("acme/") })
    }

    @Test func whatStandsElsewhereInTheConfigurationIsTheSame() async throws {
        let files = try TemporaryProject()
        var project = EditedProject()
        _ = try await ingest(project, in: files)
        project.shift = 2
        project.rules[""] = "{\"reading.unit.assumed\": {\"severity\": \"off\", \"reason\": \"known\"}}"
        let report = try await ingest(project, in: files)
        #expect(report.reread.isEmpty)
        // The policy is applied all the same.
        #expect(report.outcome == .published(version: "1.0.1", parent: "1.0.0"))
        #expect(report.news.charts.allSatisfy { $0.came.isEmpty && $0.gone.map(\.rule) == ["reading.unit.assumed"] })
    }

    @Test func aRunOfTheProgramItselfStands() async throws {
        let files = try TemporaryProject()
        let project = EditedProject()
        try project.write(to: files)
        let configuration = try PipelineConfiguration.load(
            Array(project.configuration.utf8), file: "pipeline.json", project: files.folder)
        // The first run makes folders in the project's own, where review files might have come or gone as well.
        for _ in 0..<2 {
            try await Task.sleep(for: .milliseconds(50))
            let memory = try #require(ReadingMemory(of: files.folder, configuration: "pipeline.json"))
            _ = try await Ingest(
                project: files.folder, configuration: configuration, jobs: 2, today: project.today,
                memory: memory
            ).run()
        }
        let standing = StandingRun.look(
            at: files.folder, configuration: "pipeline.json", today: project.today, memory: nil)
        #expect(standing?.version == "1.0.0" && standing?.stands == true)
    }

    @Test func aRunStandsUntilAFileIsAnother() async throws {
        let files = try TemporaryProject()
        let project = EditedProject()
        func standing() -> StandingRun? {
            let last = StandingRun.look(
                at: files.folder, configuration: "pipeline.json", today: project.today,
                clock: ReadingMemory.clock(in: files.path + "/.chartwright"), program: project.program)
            return last.flatMap { $0.stands ? $0 : nil }
        }
        _ = try await ingest(project, in: files)
        // Until the clock has ticked, nobody can say whether the configuration was written to meanwhile.
        try await Task.sleep(for: .milliseconds(50))
        _ = try await ingest(project, in: files)
        #expect(standing()?.version == "1.0.0")
        for name in [
            "review/accepted.json", "raw/acme/2023-01-01/build.csv", "normalized/latest.json", "pipeline.json",
        ] {
            let before = FileManager.default.contents(atPath: "\(files.path)/\(name)")
            try files.write(name, Array("{}".utf8))
            #expect(standing() == nil, "\(name)")
            try files.put(before.map { String(decoding: $0, as: UTF8.self) }, at: name)
            #expect(standing() != nil, "\(name)")
        }
        try FileManager.default.removeItem(atPath: "\(files.path)/.chartwright")
        #expect(standing() == nil)
    }
}

import ChartSchema
import Foundation
import Results
import Store
import Testing

@testable import Pipeline

/// What is remembered never makes a run end otherwise than one that reads everything.
@Suite struct IncrementalTests {
    /// `CHARTWRIGHT_STEPS` says how many edits are tried.
    private static let steps = ProcessInfo.processInfo.environment["CHARTWRIGHT_STEPS"].flatMap { Int($0) } ?? 60

    @Test func everyEditEndsAsIfAllWereRead() async throws {
        var random = SeededRandom(seed: 20_261_122)
        let (own, other) = (try TemporaryProject(), try TemporaryProject())
        var project = EditedProject()
        var last: RunReport?
        var (unread, standing, narrow, refused) = (0, 0, 0, 0)
        for step in 0..<Self.steps {
            // Often nothing, so that runs have something to remember; now and then all is well again.
            if Int.random(in: 0..<8, using: &random) == 0 { project = EditedProject() }
            let edits = [0, 0, 0, 1, 1, 2].randomElement(using: &random)!
            for _ in 0..<edits { project.edit(&random, after: last) }
            try project.write(to: other)
            try Self.write(project, to: own, &random)
            let mend = Self.damage(own, other, &random)
            let carriers: Set<String>? = Int.random(in: 0..<8, using: &random) == 0 ? ["acme", "duff"] : nil
            let both = (
                try await Self.ingest(project, in: own, carriers, remembering: true),
                try await Self.ingest(project, in: other, carriers, remembering: false)
            )
            guard let found = both.0, let expected = both.1?.report else {
                // What cannot be loaded, or published, cannot be either way.
                try #require(both.0 == nil && both.1 == nil, "step \(step)")
                refused += 1
                project.accepted = []
                mend()
                continue
            }
            try #require(try own.dataset() == other.dataset(), "step \(step)")
            if let stood = found.stood {
                standing += 1
                #expect(expected.outcome == .nothingChanged(version: stood.version), "step \(step)")
                #expect(expected.news == RunNews() && stood.summary == RunSummary(expected.charts), "step \(step)")
            }
            if var told = found.report {
                if told.rest != nil { narrow += 1 }
                try Self.compare(told, expected, step)
                told.reread = []
                try #require(told.rest != nil || told == expected, "step \(step)")
            }
            unread += found.unread
            last = expected
        }
        // Or nothing was tried.
        print(
            "\(unread) readings remembered, \(standing) runs standing, \(narrow) about some carriers, \(refused) refused of \(Self.steps)"
        )
        #expect(unread > 0 && standing > 0 && narrow > 0 && refused < Self.steps / 2)
    }

    /// What a run about some carriers tells is what one about all does.
    private static func compare(_ told: RunReport, _ expected: RunReport, _ step: Int) throws {
        let (a, b) = (told.newsText { Self.lines($0) }, expected.newsText { Self.lines($0) })
        try #require(a == b, "step \(step)")
        try #require(told.outcome == expected.outcome && told.news == expected.news, "step \(step)")
        try #require(told.severities == expected.severities, "step \(step)")
        let own = Set(told.charts.map(\.id))
        try #require(told.charts == expected.charts.filter { own.contains($0.id) }, "step \(step)")
    }

    private static func lines(_ findings: [Finding]) -> String {
        findings.map { "\($0.rule) \($0.fingerprint) \($0.message)\n" }.joined()
    }

    /// Lays a project out; sometimes so that the times of its files say nothing.
    private static func write(
        _ project: EditedProject, to files: TemporaryProject, _ random: inout SeededRandom
    ) throws {
        let path = EditedProject.paths.randomElement(using: &random)!
        let before = try? FileManager.default.attributesOfItem(atPath: "\(files.path)/\(path)")[.modificationDate]
        try project.write(to: files)
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            // As it was before it was edited, or as if from another day.
            let date = before as? Date ?? Date(timeIntervalSince1970: 1_000_000_000)
            try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: "\(files.path)/\(path)")
        case 1:
            // The same bytes in another file.
            if let text = project.raw[path] { try files.write(path, Array(text.utf8)) }
        case 2:
            // In place, so that it stays the same file.
            let handle = FileHandle(forWritingAtPath: "\(files.path)/\(path)")
            try handle?.write(contentsOf: Data((project.raw[path] ?? "").utf8))
            try handle?.close()
        default: break
        }
    }

    /// Takes away or damages what runs have written: sometimes what is remembered, sometimes a chart in both datasets.
    ///
    /// - Returns: Puts the chart back.
    private static func damage(
        _ own: TemporaryProject, _ other: TemporaryProject, _ random: inout SeededRandom
    ) -> () -> Void {
        let manager = FileManager.default
        switch Int.random(in: 0..<10, using: &random) {
        case 0: try? manager.removeItem(atPath: "\(own.path)/.chartwright")
        case 1:
            let names = (try? manager.subpathsOfDirectory(atPath: "\(own.path)/.chartwright"))?.sorted() ?? []
            for name in names where name.contains("readings") || name.hasSuffix("standing") {
                let path = "\(own.path)/.chartwright/\(name)"
                guard var bytes = manager.contents(atPath: path), !bytes.isEmpty else { continue }
                bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1
                _ = manager.createFile(atPath: path, contents: bytes)
            }
        case 2:
            let store = DatasetStore(root: other.path + "/normalized")
            guard let entry = try? store.latest()?.charts.randomElement(using: &random),
                let bytes = try? store.chartBytes(entry)
            else { return {} }
            func put(_ bytes: [UInt8]) {
                for files in [own, other] {
                    try? Data(bytes).write(to: URL(filePath: "\(files.path)/normalized/\(entry.path)"))
                }
            }
            put(Array("{}".utf8))
            return { put(bytes) }
        default: break
        }
        return {}
    }

    /// What a run did: nothing, because the last one stands, or what it reports.
    private struct Run {
        var stood: StandingRun?
        var report: RunReport?
        /// How many sources it did not have to read.
        var unread = 0
    }

    /// A run as the command makes it.
    ///
    /// - Returns: `nil` where the configuration cannot be loaded, or the dataset is damaged.
    private static func ingest(
        _ project: EditedProject, in files: TemporaryProject, _ carriers: Set<String>?, remembering: Bool
    ) async throws -> Run? {
        let memory =
            remembering
            ? ReadingMemory(of: files.folder, configuration: "pipeline.json", program: project.program) : nil
        @Sendable func make(_ configuration: PipelineConfiguration) -> Ingest {
            Ingest(
                project: files.folder, configuration: configuration, carriers: carriers, jobs: 2,
                today: project.today, memory: memory)
        }
        do {
            if let memory, carriers == nil,
                let last = StandingRun.look(
                    at: files.folder, configuration: "pipeline.json", today: project.today, clock: memory.clock,
                    program: project.program)
            {
                if last.stands { return Run(stood: last) }
                if let report = try await Ingest.run(since: last, make) { return Run(report: report) }
            }
            let configuration = try PipelineConfiguration.load(
                Array(project.configuration.utf8), file: "pipeline.json", project: files.folder)
            let store = DatasetStore(root: files.path + "/normalized")
            var unread = 0
            for source in configuration.plan {
                if case .known = memory?.recall(source, in: files.folder, store: store, today: project.today) {
                    unread += 1
                }
            }
            return Run(report: try await make(configuration).run(), unread: unread)
        } catch is StoreError {
            // A chart is damaged that is not made again: both runs refuse.
            return nil
        } catch is InvalidConfiguration {
            return nil
        }
    }
}

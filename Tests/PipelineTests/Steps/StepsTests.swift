import ChartSchema
import Foundation
import Results
import Store
import Testing

@testable import Pipeline

/// Steps that are done anywhere, in any order and more than once end as `ingest` does: the same bytes, the same report.
@Suite struct StepsTests {
    /// `CHARTWRIGHT_STEPS` says how many edits are tried.
    private static let steps = ProcessInfo.processInfo.environment["CHARTWRIGHT_STEPS"].flatMap { Int($0) } ?? 60

    @Test func anyCutOrderAndRepetitionPublishesWhatIngestDoes() async throws {
        var random = SeededRandom(seed: 20_261_123)
        var runs = try EditedRuns()
        var last: RunReport?
        var (published, unchanged, kept, refused) = (0, 0, 0, 0)
        for step in 0..<Self.steps {
            try runs.edit(&random, after: last)
            let carriers: Set<String>? = Int.random(in: 0..<8, using: &random) == 0 ? ["acme", "duff"] : nil
            guard let whole = runs.ingest(in: runs.other, carriers: carriers),
                let own = runs.ingest(in: runs.own, carriers: carriers)
            else {
                refused += 1
                runs.project.accepted = []
                continue
            }
            let expected = try await whole.run()
            var steps = MixedSteps(ingest: own, random: random)
            let results = try steps.results(of: steps.jobs())
            let found = try await steps.publish(steps.judged(results))
            random = steps.random
            #expect(Set(found.findings).symmetricDifference(expected.findings) == [], "step \(step)")
            #expect(Set(found.unchecked).symmetricDifference(expected.unchecked) == [], "step \(step)")
            try #require(found == expected, "step \(step)")
            try #require(try runs.own.dataset() == runs.other.dataset(), "step \(step)")
            if case .published = found.outcome { published += 1 } else { unchanged += 1 }
            if found.charts.contains(where: { $0.state == .kept }) { kept += 1 }
            last = expected
        }
        // Or nothing was tried.
        #expect(published > 0 && unchanged > 0 && kept > 0 && refused < Self.steps / 2)
    }

    /// What judging gives does not depend on how the results came, where whole carriers are judged.
    @Test func judgingIsOneForAllOrders() async throws {
        var random = SeededRandom(seed: 7)
        let runs = try EditedRuns()
        try runs.project.write(to: runs.own)
        let ingest = try #require(runs.ingest(in: runs.own))
        var steps = MixedSteps(ingest: ingest, random: random)
        let lines = try steps.results(of: steps.jobs())
        func judged(_ lines: [[UInt8]]) async throws -> [[UInt8]] {
            var results = GatheredResults()
            for line in lines { try results.add(SourceResult(line: line)) }
            return await results.judged(jobs: 2).map { $0.line(isJudged: true) }
        }
        let expected = try await judged(lines)
        #expect(expected.count == EditedProject.paths.count)
        #expect(expected.contains { String(decoding: $0, as: UTF8.self).contains("\"circle\":\"") })
        for _ in 0..<5 {
            #expect(try await judged((lines + expected).shuffled(using: &random)) == expected)
        }
    }

    @Test func publishingNeedsEveryResultOfTodaysPlan() async throws {
        let runs = try EditedRuns()
        try runs.project.write(to: runs.own)
        let ingest = try #require(runs.ingest(in: runs.own))
        var results = GatheredResults()
        for source in ingest.sources where source.id.carrier != "acme" {
            try results.add(ingest.job(source).read(in: ingest.project))
        }
        await #expect(throws: IncompleteResults.self) { try await ingest.publish(results) }
        var keyed = GatheredResults()
        for source in ingest.sources {
            let line = ingest.job(source).line(inlining: true)
            try keyed.add(SourceJob(line: line).read())
        }
        var tomorrow = ingest
        tomorrow.configuration.carriers[0].sources[0].path = "raw/other.csv"
        let id = try #require(tomorrow.sources.first { $0.source.path == "raw/other.csv" }?.id)
        await #expect(throws: IncompleteResults(missing: [], outdated: [id])) { try await tomorrow.publish(keyed) }
        #expect(try runs.own.dataset().isEmpty)
        _ = try await ingest.publish(keyed)
        #expect(!(try runs.own.dataset().isEmpty))
    }

    @Test func resultsThatWereKeptAreNotPublishedOverANewerFile() async throws {
        let runs = try EditedRuns()
        try runs.project.write(to: runs.own)
        let ingest = try #require(runs.ingest(in: runs.own))
        func results() throws -> GatheredResults {
            var results = GatheredResults()
            for source in ingest.sources {
                try results.add(SourceJob(line: ingest.job(source).line(inlining: true)).read())
            }
            return results
        }
        let old = try results()
        let source = try #require(ingest.sources.first { $0.source.path.hasSuffix(".csv") })
        let path = ingest.project.location(of: source.source.path)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try (text + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        _ = try await ingest.publish(try results())
        let before = try runs.own.dataset()
        await #expect(throws: IncompleteResults(missing: [], outdated: [source.id])) { try await ingest.publish(old) }
        #expect(try runs.own.dataset() == before)
    }

    @Test func aFileThatIsAnotherThanPlannedFailsItsChart() throws {
        let runs = try EditedRuns()
        try runs.project.write(to: runs.own)
        let ingest = try #require(runs.ingest(in: runs.own))
        let source = try #require(ingest.sources.first)
        let line = ingest.job(source).line(inlining: false)
        try runs.own.write(source.source.path, Array("Height,Standard\n".utf8))
        let result = try SourceJob(line: line, in: ingest.project).read(in: ingest.project)
        #expect(result.findings.map(\.rule) == ["file.other-than-planned"])
        let elsewhere = try SourceJob(line: line).read(in: ProjectFolder("/nowhere"))
        #expect(elsewhere.findings.map(\.rule) == ["file.missing"])
    }
}

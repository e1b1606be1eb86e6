import ChartSchema
import Foundation
import SchemaValidation
import Testing

@testable import Pipeline

/// The lines between steps: what they say, and what is refused of them.
@Suite struct StepLineTests {
    /// Jobs, results and judged results of a small project, whose files one has not and another cannot be read.
    private static func lines() async throws -> (jobs: [[UInt8]], results: [[UInt8]], judged: [[UInt8]]) {
        let runs = try EditedRuns()
        var project = runs.project
        project.raw[EditedProject.paths[0]] = nil
        project.raw[EditedProject.paths[1]] = "no chart at all\n"
        try project.write(to: runs.own)
        let ingest = try #require(runs.ingest(in: runs.own))
        let jobs = ingest.sources.map { ingest.job($0).line(inlining: true) }
        let results = try jobs.map { try SourceJob(line: $0).read().line() }
        var gathered = GatheredResults()
        for line in results { try gathered.add(SourceResult(line: line)) }
        return (jobs, results, await gathered.judged(jobs: 1).map { $0.line(isJudged: true) })
    }

    @Test func linesAreWhatTheirSchemasSay() async throws {
        let (jobs, results, judged) = try await Self.lines()
        for (name, lines) in [("job", jobs), ("result", results), ("judged-result", judged)] {
            let schema = try #require(SchemaDocument.all.first { $0.name == name })
            let validator = try SchemaValidator(schema.text)
            for line in lines { #expect(try validator.problems(in: line) == []) }
            let damaged = String(decoding: lines[0], as: UTF8.self).replacing("\"source\"", with: "\"sauce\"")
            #expect(try validator.problems(in: Array(damaged.utf8)) != [])
        }
    }

    @Test func linesAreReadAgain() async throws {
        let (jobs, results, judged) = try await Self.lines()
        for line in jobs { #expect(try SourceJob(line: line).line(inlining: true) == line) }
        for line in results { #expect(try SourceResult(line: line).line() == line) }
        for line in judged { #expect(try SourceResult(judgedLine: line).line(isJudged: true) == line) }
        #expect(jobs.allSatisfy { $0.count { $0 == 0x0A } == 1 && $0.last == 0x0A })
        #expect((results + judged).allSatisfy { $0.count { $0 == 0x0A } == 1 && $0.last == 0x0A })
    }

    @Test(arguments: [
        ("", "an empty line"), ("{", "no JSON"), ("[1]", "no JSON"), ("{} {}", "no JSON"), ("{}", "without \"schema\""),
        ("{\"schema\":1}", "\"schema\""), ("{\"schema\":\"chartwright/job/2\"}", "chartwright/job/2"),
        ("{\"schema\":\"chartwright/result/1\"}", "a line of chartwright read"),
        ("{\"schema\":\"chartwright/job/1\"}", "the key \"id\" is missing"),
        ("{\"schema\":\"chartwright/job/1\",\"id\":7}", "id: a value of another type"),
    ])
    func noJob(_ line: String, _ found: String) {
        let refusal = #expect(throws: LineRefusal.self) { try SourceJob(line: Array(line.utf8)) }
        #expect(refusal?.expected.contains("chartwright plan") == true)
        #expect(refusal?.found.contains(found) == true, "\(refusal?.found ?? "")")
    }

    @Test func aDamagedJobIsRefused() async throws {
        let text = String(decoding: try await Self.lines().jobs[2], as: UTF8.self)
        for (part, other, found) in [
            ("\"program\":\"", "\"program\":\"0", "one of \"0"),
            ("\"kind\":\"build\",\"source\"", "\"kind\":\"medication\",\"source\"", "another chart"),
            ("\"bytes\":\"", "\"bytes\":\"*", "no base64"), ("\"bytes\":\"", "\"bytes\":\"AAAA", "SHA-256"),
            ("\"corrections\":[]", "\"corrections\":[{\"file\":\"f\",\"line\":1}]", "settings"),
            ("\"carriers\":[", "\"carriers\":[7,", "settings"),
        ] {
            let damaged = text.replacingOccurrences(of: part, with: other)
            #expect(damaged != text)
            let refusal = #expect(throws: LineRefusal.self) { try SourceJob(line: Array(damaged.utf8)) }
            #expect(refusal?.found.contains(found) == true, "\(refusal?.found ?? "")")
        }
    }

    @Test func aDamagedResultIsRefused() async throws {
        let (_, results, judged) = try await Self.lines()
        let text = String(
            decoding: try #require(judged.last { !$0.contains(Array("\"chart\":null".utf8)) }), as: UTF8.self)
        for (part, other) in [
            ("\"state\":\"read\"", "\"state\":\"failed\""), ("\"sha256\":\"", "\"sha256\":\"0"),
            ("\"chart\":{", "\"chart\":7,\"y\":{"),
            ("\"id\":\"duff/", "\"id\":\"daff/"),
        ] {
            let damaged = text.replacingOccurrences(of: part, with: other)
            #expect(damaged != text)
            #expect(throws: LineRefusal.self, "\(part)") { try SourceResult(line: Array(damaged.utf8)) }
        }
        // A result that was not judged is not published.
        #expect(throws: LineRefusal.self) { try SourceResult(judgedLine: results[2]) }
    }

    /// Whatever becomes of a byte, a line is refused or is one that is read again.
    @Test func hostileBytes() async throws {
        var random = SeededRandom(seed: 3)
        let (jobs, results, judged) = try await Self.lines()
        var refused = 0
        for _ in 0..<400 {
            var line = (jobs + results + judged).randomElement(using: &random)!
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<line.count, using: &random)
                if Bool.random(using: &random) {
                    line[place] = UInt8.random(in: 0...255, using: &random)
                } else {
                    line.removeSubrange(place..<min(line.count, place + Int.random(in: 1...200, using: &random)))
                }
            }
            if let again = try? SourceResult(line: line) {
                let written = again.line()
                #expect(try SourceResult(line: written).line() == written)
            } else {
                refused += 1
            }
            _ = try? SourceJob(line: line)
        }
        #expect(refused > 200)
    }

    @Test func resultsThatDisagreeAreRefused() async throws {
        let (_, results, _) = try await Self.lines()
        let line = try #require(results.last { $0.firstRange(of: Array("\"state\":\"read\"".utf8)) != nil })
        var other = try SourceResult(line: line)
        var gathered = GatheredResults()
        try gathered.add(SourceResult(line: line))
        try gathered.add(other)
        #expect(gathered.results.map { $0.line() } == [line])
        other.cells.value += 1
        #expect(throws: LineRefusal.self) { try gathered.add(other) }
        other.key = ""
        #expect(throws: LineRefusal.self) { try gathered.add(other) }
    }
}

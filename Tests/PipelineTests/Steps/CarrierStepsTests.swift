import ChartSchema
import Foundation
import Results
import SchemaValidation
import Store
import Testing

@testable import Pipeline

/// Carriers that are judged anywhere, put into the store and published by their lines end as `ingest` does: the same bytes.
@Suite struct CarrierStepsTests {
    /// `CHARTWRIGHT_STEPS` says how many edits are tried.
    private static let steps = ProcessInfo.processInfo.environment["CHARTWRIGHT_STEPS"].flatMap { Int($0) } ?? 60

    /// `CHARTWRIGHT_SEED` says which edits.
    private static let seed =
        ProcessInfo.processInfo.environment["CHARTWRIGHT_SEED"].flatMap { UInt64($0) } ?? 20_261_126

    @Test func anyCutOrderAndRepetitionPublishesWhatIngestDoes() async throws {
        var random = SeededRandom(seed: Self.seed)
        var runs = try EditedRuns()
        var last: RunReport?
        var (published, unchanged, kept, far, refused) = (0, 0, 0, 0, 0)
        for step in 0..<Self.steps {
            if Int.random(in: 0..<4, using: &random) == 0 {
                let path = EditedProject.paths.filter { $0.hasSuffix("build.csv") }.randomElement(using: &random)!
                runs.project.raw[path] = EditedProject.build(adding: [4, 60].randomElement(using: &random)!)
            }
            try runs.edit(&random, after: last)
            guard let whole = runs.ingest(in: runs.other), let own = runs.ingest(in: runs.own) else {
                refused += 1
                runs.project.accepted = []
                continue
            }
            let expected = try await whole.run()
            var steps = MixedSteps(ingest: own, random: random)
            let lines = try await steps.carriers(of: steps.results(of: steps.jobs()))
            let found = try await steps.publish(carriers: lines)
            random = steps.random
            try #require(try runs.own.dataset() == runs.other.dataset(), "step \(step)")
            #expect(found.outcome == expected.outcome, "step \(step)")
            #expect(found.summary == expected.summary, "step \(step)")
            let held = expected.charts.filter { [.kept, .failed].contains($0.state) }.map(\.id)
            #expect(found.charts.map(\.id) == held, "step \(step)")
            let told = expected.findings.filter {
                held.contains($0.chart ?? "") || FindingCodes.review.contains($0.rule)
            }
            #expect(Set(found.findings).symmetricDifference(told) == [], "step \(step)")
            if case .published = found.outcome { published += 1 } else { unchanged += 1 }
            if found.charts.contains(where: { $0.state == .kept }) { kept += 1 }
            let isFar = expected.findings.filter { $0.rule == "dataset.carrier.far" }
            if !isFar.isEmpty { far += 1 }
            last = expected
            // Lines may be published again, but for charts that the rule has kept from being published: these were cleared away.
            guard !isFar.contains(where: { $0.severity == .error }) else { continue }
            let again = try await steps.publish(carriers: lines)
            #expect(
                again.outcome
                    == .nothingChanged(
                        version: try DatasetStore(root: own.store.root).latestPointer()?.version.description))
            try #require(try runs.own.dataset() == runs.other.dataset(), "step \(step)")
        }
        print(
            "carrier steps: \(published) published, \(unchanged) unchanged, \(kept) kept, \(far) far, \(refused) refused"
        )
        // Or nothing was tried.
        #expect(published > 0 && unchanged > 0 && kept > 0 && far > 0 && refused < Self.steps / 2)
    }

    @Test func everyCarrierOfTodaysConfigurationIsAskedFor() async throws {
        let runs = try EditedRuns()
        try runs.project.write(to: runs.own)
        let ingest = try #require(runs.ingest(in: runs.own))
        var steps = MixedSteps(ingest: ingest, random: SeededRandom(seed: 1))
        let lines = try await steps.carriers(of: steps.results(of: steps.jobs()))
        let kept = lines.filter { !String(decoding: $0, as: UTF8.self).contains("\"carrier\":\"duff\"") }
        await #expect(throws: IncompleteCarriers(missing: ["duff"])) { try await steps.publish(carriers: kept) }
        var project = runs.project
        project.rules = ["acme": "{\"dataset.*\": \"info\"}"]
        try project.write(to: runs.own)
        await #expect(throws: IncompleteCarriers(outdated: ["acme"])) { try await steps.publish(carriers: lines) }
        try runs.project.write(to: runs.own)
        _ = try await steps.publish(carriers: lines)
    }

    /// A line that was kept is not published over what somebody has published since.
    @Test func aLineOfAnotherVersionIsPublishedOnlyAsItStands() async throws {
        let runs = try EditedRuns()
        try runs.project.write(to: runs.own)
        let ingest = try #require(runs.ingest(in: runs.own))
        var steps = MixedSteps(ingest: ingest, random: SeededRandom(seed: 1))
        let old = try await steps.carriers(of: steps.results(of: steps.jobs()))
        let path = "raw/acme/2024-05-01/build.csv"
        let raw = try #require(runs.project.raw[path])
        try runs.own.write(path, Array(raw.replacing("167", with: "168").utf8))
        let new = try await steps.carriers(of: steps.results(of: steps.jobs()))
        _ = try await steps.publish(carriers: new)
        let dataset = try runs.own.dataset()
        await #expect(throws: IncompleteCarriers(outdated: ["acme"])) { try await steps.publish(carriers: old) }
        #expect(
            try runs.own.dataset().keys.filter { !$0.hasPrefix("charts/") && !$0.hasPrefix("settings/") }.sorted()
                == dataset.keys.filter { !$0.hasPrefix("charts/") && !$0.hasPrefix("settings/") }.sorted())
        func of(_ carrier: String, _ lines: [[UInt8]]) -> [[UInt8]] {
            lines.filter { String(decoding: $0, as: UTF8.self).contains("\"carrier\":\"\(carrier)\"") }
        }
        let mixed = of("acme", new) + ["binford", "cyberdyne", "duff"].flatMap { of($0, old) }
        #expect(try await steps.publish(carriers: mixed).outcome == .nothingChanged(version: "1.0.0"))
    }

    @Test func aMissingChartIsNotPublished() async throws {
        let runs = try EditedRuns()
        try runs.project.write(to: runs.own)
        let ingest = try #require(runs.ingest(in: runs.own))
        var steps = MixedSteps(ingest: ingest, random: SeededRandom(seed: 1))
        let lines = try await steps.carriers(of: steps.results(of: steps.jobs()))
        let chart = try #require(try runs.own.dataset().keys.filter { $0.hasPrefix("charts/") }.min())
        try FileManager.default.removeItem(atPath: runs.own.path + "/normalized/" + chart)
        await #expect(throws: StoreError.missing(path: runs.own.path + "/normalized/" + chart)) {
            try await steps.publish(carriers: lines)
        }
        #expect(try ingest.store.latestPointer() == nil)
    }

    // MARK: Lines

    private static func lines() async throws -> [[UInt8]] {
        let runs = try EditedRuns()
        var project = runs.project
        project.raw[EditedProject.paths[0]] = nil
        try project.write(to: runs.own)
        let ingest = try #require(runs.ingest(in: runs.own))
        var steps = MixedSteps(ingest: ingest, random: SeededRandom(seed: 1))
        return try await steps.carriers(of: steps.results(of: steps.jobs()))
    }

    @Test func linesAreWhatTheirSchemaSays() async throws {
        let lines = try await Self.lines()
        let schema = try #require(SchemaDocument.all.first { $0.name == "judged-carrier" })
        let validator = try SchemaValidator(schema.text)
        for line in lines { #expect(try validator.problems(in: line) == []) }
        let damaged = String(decoding: lines[0], as: UTF8.self).replacing("\"charts\"", with: "\"chards\"")
        #expect(try validator.problems(in: Array(damaged.utf8)) != [])
    }

    @Test func linesAreReadAgainHoweverTheyAreLaidOut() async throws {
        for line in try await Self.lines() {
            #expect(try JudgedCarrier(line: line).line() == line)
            #expect(JudgedCarrier.isOne(line))
            let other = try JSONSerialization.data(
                withJSONObject: try JSONSerialization.jsonObject(with: Data(line)),
                options: [.sortedKeys, .withoutEscapingSlashes])
            #expect(try JudgedCarrier(line: Array(other)).line() == line)
        }
    }

    @Test func aDamagedLineIsRefused() async throws {
        let text = String(decoding: try #require(try await Self.lines().first), as: UTF8.self)
        for (part, other) in [
            ("judged-carrier/1", "judged-carrier/2"), ("\"ends\":{", "\"ands\":{"), ("\"records\":", "\"records\":1"),
            ("\"sha256\":\"", "\"sha256\":\"0"), ("\"charts\":", "\"charts\":\"\",\"x\":"),
        ] {
            let damaged = text.replacingOccurrences(of: part, with: other)
            #expect(damaged != text)
            #expect(throws: LineRefusal.self, "\(part)") { try JudgedCarrier(line: Array(damaged.utf8)) }
        }
    }

    @Test func linesThatDisagreeAreRefused() async throws {
        let lines = try await Self.lines()
        var gathered = GatheredCarriers()
        for line in lines + lines { try gathered.add(gathered.read(line)) }
        var other = try JudgedCarrier(line: lines[0])
        other.charts += 1
        #expect(throws: LineRefusal.self) { try gathered.add(other) }
    }

    /// Whatever becomes of a byte, a line is refused, or is one that is read again.
    @Test func hostileBytes() async throws {
        var random = SeededRandom(seed: 5)
        let lines = try await Self.lines()
        var refused = 0
        for _ in 0..<300 {
            var line = lines.randomElement(using: &random)!
            let place = Int.random(in: 0..<line.count, using: &random)
            line[place] = UInt8.random(in: 0...255, using: &random)
            if let again = try? JudgedCarrier(line: line) {
                let written = try again.line()
                #expect(try JudgedCarrier(line: written).line() == written)
            } else {
                refused += 1
            }
        }
        #expect(refused > 100)
    }
}

import ChartSchema
import Foundation
import Results
import Store

@testable import Pipeline

/// Two folders of one project that is edited at random: in one runs are made step by step, in the other by `ingest`.
struct EditedRuns {
    let own: TemporaryProject
    let other: TemporaryProject
    var project = EditedProject()

    init() throws { (own, other) = (try TemporaryProject(), try TemporaryProject()) }

    /// Changes the project, or puts it right again.
    mutating func edit(_ random: inout SeededRandom, after last: RunReport?) throws {
        if Int.random(in: 0..<8, using: &random) == 0 { project = EditedProject() }
        for _ in 0..<[0, 1, 1, 2].randomElement(using: &random)! { project.edit(&random, after: last) }
        try project.write(to: own)
        try project.write(to: other)
    }

    /// A run in a folder; `nil` where the configuration cannot be loaded.
    func ingest(in files: TemporaryProject, carriers: Set<String>? = nil) -> Ingest? {
        let configuration = try? PipelineConfiguration.load(
            Array(project.configuration.utf8), file: "pipeline.json", project: files.folder)
        return configuration.map {
            Ingest(
                project: files.folder, configuration: $0, carriers: carriers, jobs: 2, today: project.today)
        }
    }
}

/// The steps of a run as lines, cut, mixed and repeated at random.
struct MixedSteps {
    let ingest: Ingest
    var random: SeededRandom

    /// Every source's job, cut into some parts at random, in no order.
    mutating func jobs() -> [[[UInt8]]] {
        let lines = ingest.sources.map { ingest.job($0).line(inlining: Bool.random(using: &random)) }
        return cut(lines)
    }

    /// The results of some parts, each read as often as it happens, some attempts of which break down.
    mutating func results(of parts: [[[UInt8]]]) throws -> [[UInt8]] {
        var lines: [[UInt8]] = []
        for part in parts {
            for line in part {
                let job = try SourceJob(line: line, in: ingest.project)
                for _ in 0..<Int.random(in: 0...1, using: &random) {
                    lines.append(SourceResult.failed(job, because: "it was ended").line())
                }
                for _ in 0..<Int.random(in: 1...2, using: &random) {
                    lines.append(job.read(in: ingest.project).line())
                }
            }
        }
        return lines.shuffled(using: &random)
    }

    /// The same judged: all at once, carrier by carrier, in parts that tear carriers apart, or more than one of these.
    mutating func judged(_ lines: [[UInt8]]) async throws -> [[UInt8]] {
        var judged: [[UInt8]] = []
        let byCarrier = Dictionary(grouping: lines) { line in
            (try? SourceResult(line: line))?.id.carrier ?? ""
        }.sorted { $0.key < $1.key }.map { Array($0.value) }
        for parts in [[lines], byCarrier, cut(lines)].shuffled(using: &random).prefix(
            Int.random(in: 1...2, using: &random))
        {
            for part in parts {
                var results = GatheredResults()
                for line in part { try results.add(SourceResult(line: line)) }
                judged += await results.judged(jobs: 2).map { $0.line(isJudged: true) }
            }
        }
        return judged.shuffled(using: &random)
    }

    func publish(_ judged: [[UInt8]]) async throws -> RunReport {
        var results = try ingest.resultsToPublish()
        for line in judged { try results.add(results.reader.result(line)) }
        return try await ingest.publish(results)
    }

    /// Results judged into the store: some carriers at a time, in any order, some of them twice.
    mutating func carriers(of results: [[UInt8]]) async throws -> [[UInt8]] {
        let byCarrier = Dictionary(grouping: results) { line in (try? SourceResult(line: line))?.id.carrier ?? "" }
        var lines: [[UInt8]] = []
        var ids = byCarrier.keys.sorted().shuffled(using: &random)
        if let again = ids.randomElement(using: &random) { ids.append(again) }
        while !ids.isEmpty {
            let some = Set(ids.prefix(Int.random(in: 1...3, using: &random)))
            ids.removeFirst(some.count <= ids.count ? some.count : ids.count)
            var gathered = GatheredResults(puttingAwayOn: ChartShelf())
            for line in some.sorted().flatMap({ byCarrier[$0] ?? [] }).shuffled(using: &random) {
                try gathered.add(gathered.reader.result(line))
            }
            guard
                let judge = CarrierJudge(
                    of: some, file: ingest.configuration.file, in: ingest.project, jobs: 2, today: ingest.today)
            else { throw IncompleteCarriers(outdated: some.sorted()) }
            for carrier in try await judge.keep(gathered) { lines.append(try carrier.line()) }
        }
        return lines.shuffled(using: &random)
    }

    func publish(carriers lines: [[UInt8]]) async throws -> RunReport {
        var gathered = GatheredCarriers()
        for line in lines { try gathered.add(gathered.read(line)) }
        guard
            let publication = CarrierPublication(
                file: ingest.configuration.file, in: ingest.project, today: ingest.today, published: nil)
        else { throw IncompleteCarriers() }
        return try await publication.publish(gathered)
    }

    private mutating func cut(_ lines: [[UInt8]]) -> [[[UInt8]]] {
        let parts = Int.random(in: 1...4, using: &random)
        let groups = Dictionary(grouping: lines) { _ in Int.random(in: 0..<parts, using: &random) }
        return groups.sorted { $0.key < $1.key }.map { $0.value.shuffled(using: &random) }.shuffled(using: &random)
    }
}

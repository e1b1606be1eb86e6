import ChartSchema
import Foundation
import Pipeline
import Testing

/// Every shipped chart, damaged in every way, is read again: the damage is found where it was done, and nothing around it
/// changes unseen.
///
/// `make accuracy` tries more seeds and writes the table of docs/accuracy.md.
@Suite(.serialized) struct CorruptionTests {
    static let seeds = Int(ProcessInfo.processInfo.environment["CHARTWRIGHT_SEEDS"] ?? "") ?? 2

    @Test func damageIsFoundAndHidesNothing() throws {
        let trials = try Self.trials()
        #expect(trials.count >= 20, "most charts can be written as one plain sheet")
        var tally = CorruptionTally()
        for (number, trial) in trials.enumerated() {
            for (kind, damage) in Damage.allCases.enumerated() {
                var random = SeededRandom(seed: UInt64(number * 1_000 + kind))
                for _ in 0..<Self.seeds {
                    guard let outcome = trial.outcome(of: damage, using: &random) else { continue }
                    tally.add(outcome, damage: damage)
                    #expect(
                        outcome.silentlyChanged.isEmpty,
                        "\(trial.name), \(damage.rawValue): \(outcome.silentlyChanged.prefix(2)) changed unseen")
                }
            }
        }
        print(tally.markdown)
        for damage in [Damage.cellsJoined, .rowRepeated, .rowDropped, .heightMistyped, .columnsSwapped] {
            #expect(tally.recall(of: damage) >= 0.85, "\(damage.rawValue)")
        }
        #expect(tally.recall(ofAtLeast: 10) >= 0.95)
        #expect(tally.elsewhere * 10 <= tally.tried, "one cause, one finding")
        try tally.record(in: RepositorySource.root.appending(path: "docs/accuracy.md"), charts: trials.count)
    }

    private static func trials() throws -> [DamageTrial] {
        let root = RepositorySource.root
        let configuration = try PipelineConfiguration.load(
            [UInt8](Data(contentsOf: root.appending(path: "pipeline.json"))), file: "pipeline.json",
            project: ProjectFolder(root.path))
        let sources = Dictionary(uniqueKeysWithValues: RepositorySource.all.map { ($0.path, $0) })
        return try configuration.plan.compactMap { planned in
            guard let source = sources[planned.source.path] else { return nil }
            let (document, draft) = try source.read()
            return DamageTrial(
                name: planned.id.description, sheet: PlainSheet(document, instructions: planned.instructions),
                original: draft.chart)
        }
    }
}

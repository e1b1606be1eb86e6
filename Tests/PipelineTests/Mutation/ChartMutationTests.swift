import ChartSchema
import Foundation
import Pipeline
import Testing

/// Every shipped chart, damaged in every way, is read again: the damage is found where it was done, nothing around it
/// changes unseen, and what is right is left alone.
///
/// `make mutation` tries more and writes the tables of docs/accuracy.md. `CHARTWRIGHT_SEED` draws other places,
/// `CHARTWRIGHT_SEEDS` says how many of each kind in each chart, `CHARTWRIGHT_EXPLAIN=1` prints every miss.
@Suite struct ChartMutationTests {
    static let seed = UInt64(ProcessInfo.processInfo.environment["CHARTWRIGHT_SEED"] ?? "") ?? 20_240_501
    static let seeds = Int(ProcessInfo.processInfo.environment["CHARTWRIGHT_SEEDS"] ?? "") ?? 2

    @Test func damageIsFoundAndHidesNothing() async throws {
        let trials = try Self.trials()
        #expect(trials.count >= 24, "most charts can be written as one plain sheet")
        let tally = await Self.tally(trials)
        print("seed \(Self.seed), \(Self.seeds) of each kind in each of \(trials.count) charts")
        print(tally.markdown)
        print("false findings: \(tally.falseFindings)")
        #expect(tally.silentlyChanged.isEmpty, "\(tally.silentlyChanged.prefix(3)) changed unseen")
        #expect(tally.row(of: .row).recall >= 0.99)
        #expect(tally.row(of: .column).recall >= 0.97)
        #expect(tally.row(of: .large).recall >= 0.97)
        #expect(tally.row(of: .middle).recall >= 0.85)
        #expect(tally.all.elsewhere * 2_000 <= tally.all.cleanCells, "false findings: \(tally.falseFindings)")
        let table =
            "\(trials.count) charts, seed \(Self.seed), \(Self.seeds) of each kind in each.\n\n"
            + "\(tally.markdown)\n\nFalse findings: \(tally.falseFindings)."
        try RecordedTable("mutation").record(table)
    }

    private static func tally(_ trials: [MutationTrial]) async -> MutationTally {
        await withTaskGroup(of: (Int, MutationTally).self) { group in
            for (number, trial) in trials.enumerated() {
                group.addTask { (number, tally(trial, number: number)) }
            }
            var parts: [Int: MutationTally] = [:]
            for await (number, part) in group { parts[number] = part }
            return trials.indices.reduce(into: MutationTally()) { $0 += parts[$1]! }
        }
    }

    private static func tally(_ trial: MutationTrial, number: Int) -> MutationTally {
        var tally = MutationTally()
        for (kind, damage) in Damage.allCases.enumerated() {
            var random = SeededRandom(seed: seed &+ UInt64(number * 1_000 + kind))
            for _ in 0..<seeds {
                guard let outcome = trial.outcome(of: damage, using: &random) else { continue }
                tally.add(outcome, damage: damage, name: trial.name)
            }
        }
        return tally
    }

    private static func trials() throws -> [MutationTrial] {
        try RepositorySource.all.get().compactMap { source in
            let planned = source.planned
            let (document, draft) = try source.read()
            let trials = [false, true].lazy.compactMap { isFilled in
                MutationTrial(
                    name: planned.id.description,
                    sheet: PlainSheet(document, instructions: planned.instructions, isFilled: isFilled),
                    original: draft.chart)
            }
            if trials.first == nil { print("\(planned.id) cannot be written as one plain sheet") }
            return trials.first
        }
    }
}

import ChartSchema
import Foundation
import Testing

/// Every published medication chart, damaged in every way, is read and checked again.
///
/// A plain run tries each kind once in the shorter charts. `make mutation` tries all, with the seeds and as many as
/// ``ChartMutationTests`` says, and writes the table of docs/accuracy.md.
@Suite struct MedicationMutationTests {
    /// At most three: a long chart takes seconds to read and check.
    private static let seeds = Int(ProcessInfo.processInfo.environment["CHARTWRIGHT_SEEDS"] ?? "").map { min($0, 3) }

    @Test func damageIsFound() async throws {
        let charts = PublishedMedicationChart.all.filter { Self.seeds != nil || $0.rows.count < 700 }
        let tallies = try await withThrowingTaskGroup(of: [MedicationDamage: Tally].self) { group in
            for (number, chart) in charts.enumerated() { group.addTask { try Self.tally(chart, number: number) } }
            var all: [MedicationDamage: Tally] = [:]
            for try await part in group { all.merge(part) { $0 + $1 } }
            return all
        }
        var sum = Tally()
        var lines = ["| damage | tried | warned of | found | precision |", "|---|--:|--:|--:|--:|"]
        for damage in MedicationDamage.allCases {
            let tally = tallies[damage] ?? Tally()
            sum = sum + tally
            lines.append(tally.line(damage.rawValue))
        }
        lines.append(sum.line("all"))
        let table = lines.joined(separator: "\n")
        print(table)
        #expect(sum.tried >= 25)
        #expect(sum.share(sum.found) >= 0.6)
        #expect(sum.precision >= 0.8)
        for damage in [MedicationDamage.decisionBlanked, .windowBlanked] {
            #expect((tallies[damage] ?? Tally()).share(tallies[damage]?.found ?? 0) >= 0.9, "\(damage.rawValue)")
        }
        guard Self.seeds != nil else { return }
        try RecordedTable("medication-mutation").record(
            "\(charts.count) charts, seed \(ChartMutationTests.seed), \(Self.seeds ?? 1) of each kind in each."
                + "\n\n" + table)
    }

    struct Tally: Sendable {
        var tried = 0
        /// Trials with a new warning or error about the damaged row.
        var warned = 0
        /// Trials with any new finding about it.
        var found = 0
        /// New findings, and those about the damage.
        var findings = 0
        var rightly = 0

        var precision: Double { findings == 0 ? 1 : Double(rightly) / Double(findings) }

        func share(_ part: Int) -> Double { tried == 0 ? 1 : Double(part) / Double(tried) }

        static func + (a: Tally, b: Tally) -> Tally {
            Tally(
                tried: a.tried + b.tried, warned: a.warned + b.warned, found: a.found + b.found,
                findings: a.findings + b.findings, rightly: a.rightly + b.rightly)
        }

        func line(_ name: String) -> String {
            func percent(_ share: Double) -> String { String(format: "%.1f %%", 100 * share) }
            return "| \(name) | \(tried) | \(percent(share(warned))) | \(percent(share(found))) | "
                + "\(percent(precision)) |"
        }
    }

    /// A message counts how often wordings and decisions are printed: one more or less is no other finding.
    private static func subject(_ finding: Finding) -> String { finding.subject.replacing(/\d+/, with: "…") }

    private static func tally(_ chart: PublishedMedicationChart, number: Int) throws -> [MedicationDamage: Tally] {
        let known = Set(try chart.findings().map(subject))
        let name = MedicationSheetColumns(chart.rows[0]).name
        var tallies: [MedicationDamage: Tally] = [:]
        for (kind, damage) in MedicationDamage.allCases.enumerated() {
            var random = SeededRandom(seed: ChartMutationTests.seed &+ UInt64(number * 1_000 + kind))
            for _ in 0..<(Self.seeds ?? 1) {
                let row = Int.random(in: 1..<chart.rows.count, using: &random)
                guard let damaged = damage.applied(to: chart, at: row, using: &random), damaged.rows != chart.rows
                else { continue }
                let new = try damaged.findings().filter { !known.contains(subject($0)) }
                let words = Set(
                    [chart.rows, damaged.rows].flatMap { rows in
                        (row...(row + 1)).filter(rows.indices.contains).map { rows[$0][name] }
                    })
                let rightly = new.filter { finding in
                    abs((finding.location.row ?? -9) - row) <= 1 || words.contains { finding.message.contains($0) }
                        || finding.location.row == nil
                }
                tallies[damage, default: Tally()] =
                    tallies[damage, default: Tally()]
                    + Tally(
                        tried: 1, warned: rightly.contains { $0.severity >= .warning } ? 1 : 0,
                        found: rightly.isEmpty ? 0 : 1, findings: new.count, rightly: rightly.count)
                if rightly.isEmpty, ProcessInfo.processInfo.environment["CHARTWRIGHT_EXPLAIN"] == "1" {
                    print("missed: \(chart.name), \(damage.rawValue): \(chart.rows[row])")
                }
            }
        }
        return tallies
    }
}

import ChartSchema
import Foundation
import Testing

/// Every published medication chart, damaged in every way, is read and checked again.
///
/// A plain run tries each kind once in the shorter charts. `make mutation` tries all, with the seeds and as many as
/// ``ChartMutationTests`` says, and writes the tables of docs/accuracy.md; `CHARTWRIGHT_EXPLAIN=1` prints every miss and
/// every false finding.
@Suite struct MedicationMutationTests {
    private static let seeds = Int(ProcessInfo.processInfo.environment["CHARTWRIGHT_SEEDS"] ?? "")
    private static let isExplained = ProcessInfo.processInfo.environment["CHARTWRIGHT_EXPLAIN"] == "1"

    @Test func damageIsFound() async throws {
        let charts = PublishedMedicationChart.all.filter { Self.seeds != nil || $0.rows.count < 700 }
        let tallies = try await Self.tallies(of: charts)
        let byDamage = MedicationDamage.allCases.map { damage in
            tallies.reduce(Tally()) { $0 + ($1[damage] ?? Tally()) }
        }
        let byChart = tallies.map { $0.values.reduce(Tally(), +) }
        let sum = byChart.reduce(Tally(), +)
        let table =
            Self.table("damage", zip(MedicationDamage.allCases.map(\.rawValue), byDamage), sum) + "\n\n"
            + Self.table("chart", zip(charts.map(\.name), byChart), sum)
        let falsely = "False findings: \(sum.falsely) in \(sum.cleanRows) rows to which nothing was done."
        print("seed \(ChartMutationTests.seed)\n\(table)\n\(falsely)")
        #expect(sum.tried >= 25)
        #expect(sum.share(sum.found) >= 0.6)
        #expect(sum.precision >= 0.8)
        #expect(sum.falsely * 2_000 <= sum.cleanRows)
        for (damage, tally) in zip(MedicationDamage.allCases, byDamage)
        where [.decisionBlanked, .windowBlanked].contains(damage) {
            #expect(tally.share(tally.found) >= 0.9, "\(damage.rawValue)")
        }
        guard let seeds = Self.seeds else { return }
        try RecordedTable("medication-mutation").record(
            "\(charts.count) charts, seed \(ChartMutationTests.seed), \(seeds) of each kind in each."
                + "\n\n\(table)\n\n\(falsely)")
    }

    /// By chart.
    private static func tallies(
        of charts: [PublishedMedicationChart]
    ) async throws -> [[MedicationDamage: Tally]] {
        try await withThrowingTaskGroup(of: (Int, MedicationDamage, Tally).self) { group in
            for (number, chart) in charts.enumerated() {
                let known = Set(try chart.findings().map(subject))
                for kind in MedicationDamage.allCases.indices {
                    group.addTask { try tally(chart, number: number, kind: kind, known: known) }
                }
            }
            var all: [[MedicationDamage: Tally]] = charts.map { _ in [:] }
            for try await (number, damage, part) in group { all[number][damage] = part }
            return all
        }
    }

    private static func table(_ what: String, _ lines: some Sequence<(String, Tally)>, _ sum: Tally) -> String {
        (["| \(what) | tried | warned of | found | precision |", "|---|--:|--:|--:|--:|"]
            + lines.map { $1.line($0) } + [sum.line("all")]).joined(separator: "\n")
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
        /// Rows to which nothing was done.
        var cleanRows = 0

        var falsely: Int { findings - rightly }

        var precision: Double { findings == 0 ? 1 : Double(rightly) / Double(findings) }

        func share(_ part: Int) -> Double { tried == 0 ? 1 : Double(part) / Double(tried) }

        static func + (a: Tally, b: Tally) -> Tally {
            Tally(
                tried: a.tried + b.tried, warned: a.warned + b.warned, found: a.found + b.found,
                findings: a.findings + b.findings, rightly: a.rightly + b.rightly, cleanRows: a.cleanRows + b.cleanRows)
        }

        func line(_ name: String) -> String {
            func percent(_ share: Double) -> String { String(format: "%.1f %%", 100 * share) }
            return "| \(name) | \(tried) | \(percent(share(warned))) | \(percent(share(found))) | "
                + "\(percent(precision)) |"
        }
    }

    /// A message counts how often wordings and decisions are printed: one more or less is no other finding. Nor is another
    /// pair of the names of one drug.
    private static func subject(_ finding: Finding) -> String {
        finding.context["drug"].map { finding.rule + "\t" + $0 } ?? finding.subject.replacing(/\d+/, with: "…")
    }

    private static func tally(
        _ chart: PublishedMedicationChart, number: Int, kind: Int, known: Set<String>
    ) throws -> (Int, MedicationDamage, Tally) {
        let damage = MedicationDamage.allCases[kind]
        var sum = Tally()
        var random = SeededRandom(seed: ChartMutationTests.seed &+ UInt64(number * 1_000 + kind))
        for _ in 0..<(seeds ?? 1) {
            let row = Int.random(in: 1..<chart.rows.count, using: &random)
            guard let damaged = damage.applied(to: chart, at: row, using: &random), damaged.rows != chart.rows
            else { continue }
            let new = try damaged.findings().filter { !known.contains(subject($0)) }
            let rightly = new.filter { isAbout($0, damage, at: row, of: chart, damaged) }
            sum =
                sum
                + Tally(
                    tried: 1, warned: rightly.contains { $0.severity >= .warning } ? 1 : 0,
                    found: rightly.isEmpty ? 0 : 1, findings: new.count, rightly: rightly.count,
                    cleanRows: damage.reachesDown ? row - 1 : chart.rows.count - 3)
            if isExplained { explain(damage, at: row, of: chart, damaged, new: new, rightly: rightly) }
        }
        return (number, damage, sum)
    }

    /// Whether a finding stands at the damaged row, beside it, or names its medication.
    private static func isAbout(
        _ finding: Finding, _ damage: MedicationDamage, at row: Int, of chart: PublishedMedicationChart,
        _ damaged: PublishedMedicationChart
    ) -> Bool {
        guard let place = finding.location.row else { return true }
        if abs(place - row) <= 1 || damage.reachesDown && place >= row { return true }
        let name = MedicationSheetColumns(chart.rows[0]).name
        let last = damage.reachesDown ? chart.rows.count : row + 1
        let words = [chart.rows, damaged.rows].flatMap { rows in
            (row...last).filter(rows.indices.contains).map { rows[$0][name] }
        }
        let twin = finding.context["twin"]
        return words.contains { word in finding.message.contains(word) || twin.map(word.contains) ?? false }
    }

    private static func explain(
        _ damage: MedicationDamage, at row: Int, of chart: PublishedMedicationChart,
        _ damaged: PublishedMedicationChart, new: [Finding], rightly: [Finding]
    ) {
        guard rightly.isEmpty || rightly.count < new.count else { return }
        let after = damaged.rows.indices.contains(row) ? damaged.rows[row] : []
        print(
            "\(rightly.isEmpty ? "missed" : "found"): \(chart.name), \(damage.rawValue): "
                + "\(chart.rows[row]) -> \(after)")
        for finding in new where !rightly.contains(finding) { print("    FALSE \(finding.subject)") }
    }
}

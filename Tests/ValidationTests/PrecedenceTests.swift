import ChartSchema
import Testing

@testable import Validation

/// Where two rules notice one mistake it is declared which of them speaks, whatever order they are listed in.
@Suite struct PrecedenceTests {
    @Test func oneOfTwoBuildRulesSpeaks() {
        let id = ChartID(carrier: "example", chart: "chart", edition: "2024-01-01")
        let examples = BuildRules.all.flatMap { $0.triggering + $0.nonTriggering }
        let charts = examples.flatMap { example in
            [example.cells] + Misprint.tables(example.cells) { _, text, below in Misprint.figures(text) + [below] }
        }
        let undecided = Self.some(of: charts).reduce(into: Set<[String]>()) { found, tables in
            let table = ExampleTable(tables: tables, id: id)
            found.formUnion(Self.undecided(in: BuildEvidence(table.chart, unitChecks: table.unitChecks)))
        }
        #expect(undecided.isEmpty, "let one of each pair precede the other (Rule.precedes)")
    }

    @Test func oneOfTwoMedicationRulesSpeaks() {
        let examples = MedicationRules.all.flatMap { $0.triggering + $0.nonTriggering }
        let charts = examples.flatMap { example in
            let misprinted = Misprint.tables(example.cells) { header, text, below in
                ["medication", "use"].contains(header) ? Misprint.words(text) + [below] : [below]
            }
            return ([example.cells] + misprinted).map { tables in
                MedicationExample(
                    example.title, tables[0].map { $0.joined(separator: " | ") }.joined(separator: "\n"),
                    accepting: example.accepted)
            }
        }
        let undecided = Self.some(of: charts).reduce(into: Set<[String]>()) { found, example in
            found.formUnion(Self.undecided(in: MedicationEvidence(example)))
        }
        #expect(undecided.isEmpty, "let one of each pair precede the other (Rule.precedes)")
    }

    @Test func whatARulePrecedesIsHeardBehindIt() {
        let codes = BuildEvidence.rules.inPrecedence.map(\.code)
        #expect(Set(codes) == Set(BuildRules.all.map(\.code)))
        for (index, code) in codes.enumerated() {
            #expect(codes[..<index].allSatisfy { !BuildEvidence.rules.precedes(code, $0) })
        }
        #expect(BuildEvidence.rules.precedes("build.row.off-curve", "build.class.order"), "by way of others")
        #expect(!BuildEvidence.rules.precedes("build.class.order", "build.row.off-curve"))
    }

    /// Few enough to be judged in seconds.
    private static func some<Chart>(of charts: [Chart]) -> [Chart] {
        charts.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
    }

    /// The codes of every two rules that noticed one thing, and neither of which precedes the other.
    private static func undecided<Evidence: RuleEvidence>(in evidence: Evidence) -> Set<[String]> {
        let noticed = Evidence.rules.all.flatMap { rule in
            rule.observations(in: evidence).map { Noticed(rule: rule, observation: $0) }
        }
        var pairs: Set<[String]> = []
        for (index, first) in noticed.enumerated() {
            for second in noticed[(index + 1)...] where areOneMatter(first, second) {
                let (a, b) = (first.rule.code, second.rule.code)
                guard a != b, !Evidence.rules.precedes(a, b), !Evidence.rules.precedes(b, a) else { continue }
                pairs.insert([a, b])
            }
        }
        return pairs
    }

    private static func areOneMatter<Evidence>(_ first: Noticed<Evidence>, _ second: Noticed<Evidence>) -> Bool {
        let (a, b) = (first.observation, second.observation)
        guard first.severity == second.severity else { return false }
        if let cell = a.cell, cell == b.cell { return true }
        return !a.suspects.isDisjoint(with: b.suspects) || !a.suspects.isDisjoint(with: b.compared)
            || !a.compared.isDisjoint(with: b.suspects)
    }
}

/// Tables with one cell changed as cells are changed by mistake.
private enum Misprint {
    /// - Parameter changes: What a cell may become, of its header, its own text and the one below it.
    static func tables(
        _ tables: [[[String]]], changes: (_ header: String, _ text: String, _ below: String) -> [String]
    ) -> [[[[String]]]] {
        tables.indices.flatMap { table in
            let rows = tables[table]
            return rows.indices.dropFirst().dropLast().flatMap { row in
                rows[row].indices.flatMap { column -> [[[[String]]]] in
                    guard column < rows[0].count, column < rows[row + 1].count else { return [] }
                    let own = rows[row][column]
                    return changes(rows[0][column], own, rows[row + 1][column]).filter { $0 != own }.map { text in
                        var changed = tables
                        changed[table][row][column] = text
                        return changed
                    }
                }
            }
        }
    }

    /// Digits lost, doubled, exchanged, added.
    static func figures(_ text: String) -> [String] {
        ["", String(text.dropFirst()), String(text.dropLast()), text + text.suffix(1), "1" + text]
            + [text.prefix(1) + String(text.dropFirst().reversed())]
    }

    /// Letters lost and doubled.
    static func words(_ text: String) -> [String] {
        ["", String(text.dropFirst()), String(text.dropLast()), text + text.suffix(1)]
    }
}

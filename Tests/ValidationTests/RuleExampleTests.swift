import ChartSchema
import Testing

@testable import Validation

/// Every rule is explained, and proves its own examples.
@Suite struct RuleExampleTests {
    @Test func codesAreUnique() {
        let codes = BuildRules.all.map(\.code)
        #expect(Set(codes).count == codes.count)
    }

    @Test("Every rule is explained", arguments: BuildRules.all.map(\.code))
    func ruleIsExplained(code: String) throws {
        let rule = try #require(BuildRules.all.first { $0.code == code })
        #expect(code.hasPrefix("build."), "codes are dotted words, most general first")
        #expect(rule.explanation.hasSuffix("."), "\(code): write the explanation as one sentence")
        #expect(!rule.triggering.isEmpty, "\(code): add a chart that it finds something in")
        #expect(!rule.nonTriggering.isEmpty, "\(code): add a chart that looks alike and is right")
    }

    /// All rules run: the example's mistake must be reported by its own rule, and by no other.
    @Test("Triggering examples", arguments: BuildRules.all.map(\.code))
    func triggering(code: String) throws {
        let rule = try #require(BuildRules.all.first { $0.code == code })
        for example in rule.triggering {
            let table = ExampleTable(example.table)
            let found = Validator.findings(for: table.chart, unitChecks: table.unitChecks)
            #expect(Set(found.map(\.rule)) == [code], "\(example.title): \(found.map(\.message))")
            let mark = try #require(table.marked, "\(code): mark a cell of \"\(example.title)\" with ↓")
            // Where either of two rows may be the wrong one, both are shown.
            let places = found.map(\.location)
            #expect(places.contains { $0.row == mark.row && $0.column == mark.column }, "\(example.title): \(places)")
        }
    }

    @Test("Examples that are right", arguments: BuildRules.all.map(\.code))
    func nonTriggering(code: String) throws {
        let rule = try #require(BuildRules.all.first { $0.code == code })
        for example in rule.nonTriggering {
            let table = ExampleTable(example.table)
            let found = Validator.findings(for: table.chart, unitChecks: table.unitChecks)
            #expect(found.isEmpty, "\(example.title): \(found.map(\.message))")
        }
    }
}

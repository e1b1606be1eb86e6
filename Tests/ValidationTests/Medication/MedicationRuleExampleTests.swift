import ChartSchema
import Testing
import Vocabulary

@testable import Validation

/// Every rule for medication charts is explained, and proves its own examples.
@Suite struct MedicationRuleExampleTests {
    static let codes = MedicationRules.all.map(\.code)

    @Test func codesAreUnique() { #expect(Set(Self.codes).count == Self.codes.count) }

    @Test("Every rule is explained", arguments: codes)
    func ruleIsExplained(code: String) throws {
        let rule = try #require(MedicationRules.all.first { $0.code == code })
        #expect(code.hasPrefix("medication."), "codes are dotted words, most general first")
        #expect(rule.explanation.hasSuffix("."), "\(code): write the explanation as one sentence")
        #expect(!rule.triggering.isEmpty, "\(code): add a chart that it finds something in")
        #expect(!rule.nonTriggering.isEmpty, "\(code): add a chart that looks alike and is right")
    }

    /// All rules run: the example's mistake must be reported by its own rule, and by no other.
    @Test("Triggering examples", arguments: codes)
    func triggering(code: String) throws {
        let rule = try #require(MedicationRules.all.first { $0.code == code })
        for example in rule.triggering {
            let table = MedicationExampleTable(example.table)
            let found = Validator.findings(for: table.chart, accepting: try AcceptedNames(text: example.accepted))
            #expect(found.map(\.rule) == [code], "\(example.title): \(found.map(\.message))")
            let mark = try #require(table.marked, "\(code): mark a cell of \"\(example.title)\" with ↓")
            #expect(found.first?.location.row == mark.row, "\(example.title)")
            #expect(found.first?.location.column == mark.column, "\(example.title)")
        }
    }

    @Test("Examples that are right", arguments: codes)
    func nonTriggering(code: String) throws {
        let rule = try #require(MedicationRules.all.first { $0.code == code })
        for example in rule.nonTriggering {
            let found = Validator.findings(
                for: MedicationExampleTable(example.table).chart, accepting: try AcceptedNames(text: example.accepted))
            #expect(found.isEmpty, "\(example.title): \(found.map(\.message))")
        }
    }
}

import ChartSchema
import Foundation
import Store
import Testing

@testable import Pipeline

/// A rule of the published medication charts can be corrected, and it alone: every 41st is tried.
@Suite struct ReachableRulesTests {
    @Test(arguments: [AppliedCorrection.Field.outcome, .lookbackMin, .lookbackMax])
    func everyPublishedRuleIsReached(_ field: AppliedCorrection.Field) throws {
        let root = URL(filePath: #filePath).pathComponents.prefix { $0 != "Tests" }.dropFirst().joined(separator: "/")
        let store = DatasetStore(root: "/\(root)/normalized")
        let entries = try #require(try store.latest()).charts.filter { $0.kind == .medication }
        #expect(!entries.isEmpty)
        for entry in entries {
            let chart = try #require(try store.chart(entry).medicationChart)
            var unreached: [String] = []
            for number in stride(from: 0, to: chart.rules.count, by: 41) {
                let rule = chart.rules[number]
                let query = RuleQuery(
                    medication: rule.medication, use: rule.use ?? "none", product: rule.product,
                    detail: RuleDetail(of: rule))
                do throws(ReviewProblem) {
                    let found = try ValueToCorrect.target(
                        field, of: .rule(query), being: rule[field], in: .medication(chart), id: chart.id)
                    #expect(found.value == rule[field])
                } catch {
                    unreached.append("\(Correction.RuleName(rule, of: chart).inWords): \(error.message)")
                }
            }
            #expect(
                unreached.isEmpty, "\(chart.id): \(unreached.count) of \(chart.rules.count): \(unreached.prefix(6))")
        }
    }
}

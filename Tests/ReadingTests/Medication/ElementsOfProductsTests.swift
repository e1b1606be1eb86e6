import ChartSchema
import Tables
import Testing

@testable import Reading

/// Attributes of a product beside its name: `<product name="Easy Term" issueAges="20-60" states="TX">`.
@Suite struct ElementsOfProductsTests {
    private func read(_ header: String, _ values: String) -> MedicationDraft {
        .read(
            .written(
                """
                \(header) | name | for | action
                \(values) | Coumadin | Stroke | Decline
                \(values) | Lantus | Diabetes | Graded
                \(values) | Zoloft | Depression | Accept
                """))
    }

    @Test(arguments: [
        ("product name | product issueAges", "Easy Term | 20-60", "20-60"),
        ("product name | product minIssueAge | product maxIssueAge", "Easy Term | 20 | 60", "20-60"),
        ("product name | product tobacco | product state", "Easy Term | N | TX", "TX"),
        ("plan name | plan ages", "Easy Term | 20-60", "20-60"),
    ])
    func areConditions(header: String, values: String, condition: String) {
        let rules = read(header, values).chart.rules
        #expect(rules.count == 3)
        for rule in rules {
            #expect(rule.product == "Easy Term")
            #expect(rule.condition?.contains(condition) ?? false)
        }
    }

    @Test(arguments: [
        ("product name | product code", "Easy Term | ET"), ("product code | product name", "ET | Easy Term"),
    ])
    func theProductIsItsName(header: String, values: String) {
        #expect(Set(read(header, values).chart.rules.map(\.product)) == ["Easy Term"])
    }

    @Test func whatNobodyKnowsIsTold() {
        let draft = read("product name | product channel", "Easy Term | Independent agents")
        #expect(draft.findings.contains { $0.severity >= .warning })
    }
}

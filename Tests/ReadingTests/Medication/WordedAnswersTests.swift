import ChartSchema
import Tables
import Testing

@testable import Reading

/// "Yes, age 60+" and the like, where a header asks, under plans, and among decisions in words.
@Suite struct WordedAnswersTests {
    private func read(_ table: String) -> MedicationDraft { .read(.written(table)) }

    private func told(_ draft: MedicationDraft) -> [String] {
        draft.findings.filter { $0.severity != .info }.map(\.rule)
    }

    private func rules(_ draft: MedicationDraft) -> [String] {
        draft.chart.rules.map { rule in
            let parts: [String?] = [rule.product, rule.medication, rule.condition, rule.outcome.rawValue]
            return parts.compactMap { $0 }.joined(separator: " | ")
        }
    }

    @Test(arguments: ["Eligible?", "Eligible", "Eligibility", "Coverage", "OK?"])
    func theyAnswerWhatAHeaderAsks(_ header: String) {
        let draft = read("Drug | \(header)\nLasix | No\nZocor | Yes, age 60+\nCoreg | Yes")
        #expect(rules(draft) == ["Lasix | decline", "Zocor | age 60+ | accept", "Coreg | accept"])
        #expect(told(draft) == [])
    }

    @Test func theyMayBeMostOfAColumn() {
        let draft = read("Drug | Eligible?\nLasix | No\nZocor | Yes, age 60+\nCoreg | No, under age 50")
        #expect(rules(draft) == ["Lasix | decline", "Zocor | age 60+ | accept", "Coreg | under age 50 | decline"])
        #expect(told(draft) == [])
    }

    @Test func theyStandUnderPlans() {
        let draft = read(
            "Drug | Easy Term | Golden Whole Life\nLasix | Yes | No\nZocor | Yes, age 60+ | Yes\nCoreg | No | Yes")
        #expect(
            rules(draft) == [
                "Easy Term | Lasix | accept", "Golden Whole Life | Lasix | decline",
                "Easy Term | Zocor | age 60+ | accept",
                "Golden Whole Life | Zocor | accept", "Easy Term | Coreg | decline",
                "Golden Whole Life | Coreg | accept",
            ])
        #expect(told(draft) == [])
    }

    @Test func theyStandAmongDecisions() {
        let draft = read(
            "Drug | Use | Decision\nLasix | CHF | Decline\nZocor | Cholesterol | Yes, age 60+\nCoreg | CHF | Accept")
        #expect(rules(draft) == ["Lasix | decline", "Zocor | age 60+ | accept", "Coreg | accept"])
        #expect(told(draft) == [])
    }

    @Test func nonSmokerIsNoAnswer() {
        let draft = read(
            "Drug | Use | Decision\nLasix | CHF | Decline\nZocor | Cholesterol | Non-smoker only\nCoreg | CHF | Accept")
        #expect(rules(draft) == ["Lasix | decline", "Coreg | accept"])
        #expect(told(draft) == ["medication.outcome.unread"])
    }

    @Test(arguments: ["No tobacco", "No history of stroke", "No age limit", "No if yes to #3"])
    func whatIsLackedIsNoAnswer(_ cell: String) {
        let draft = read(
            "Drug | Use | Decision\nLasix | CHF | Decline\nZocor | Cholesterol | \(cell)\nCoreg | CHF | Accept")
        #expect(!draft.chart.rules.contains { $0.medication == "Zocor" && $0.outcome == .decline })
    }

    @Test func whatNothingAsksIsNotAnswered() {
        let draft = read("Drug | Use | Decision\nLasix | CHF | No\nZocor | Cholesterol | Yes\nCoreg | CHF | Yes")
        #expect(rules(draft) == [])
        #expect(told(draft) != [])
    }
}

import ChartSchema
import Tables
import Testing

@testable import Reading

/// A sentence that decides is the rule, and no condition of it.
@Suite struct DecidingSentenceTests {
    private func rules(_ sentence: String) -> [MedicationRule] {
        MedicationDraft.read(.written("Aricept\nCampral\nCogentin\nExelon", before: [sentence])).chart.rules
    }

    @Test(arguments: [
        "An applicant who has been prescribed or has filled any of the following medications within the past 24 months is not eligible for coverage (decline).",
        "Not eligible (decline) if filled within the past 24 months.",
    ])
    func aDecisionSaidTwice(_ sentence: String) {
        let rules = rules(sentence)
        #expect(rules.count == 4)
        for rule in rules {
            #expect(rule.condition == nil && rule.lookback.maxMonths == 24 && rule.outcome == .decline)
        }
    }

    @Test(arguments: [
        "Not eligible (graded plan) if filled within the past 24 months.",
        "Not eligible for coverage (decline unless over age 70) if taken.",
    ])
    func parenthesesThatSayMore(_ sentence: String) {
        #expect(rules(sentence).allSatisfy { $0.condition == sentence })
    }

    /// A time that a decision has of its own goes before that of the whole table.
    @Test func aTimeOfItsOwn() {
        let rules = MedicationDraft.read(
            .written(
                "Medication | Use | Decision\nPlavix | Stroke | Decline if filled within 12 months\nLasix | Edema | Decline",
                before: ["Lookback for all medications: 24 months."])
        ).chart.rules
        #expect(rules.map(\.lookback.maxMonths) == [12, 24])
    }

    /// What a legend says beside the decision is a condition of it.
    @Test(arguments: ["D", "D/1"]) func aLegendThatRestricts(mark: String) {
        let rules = MedicationDraft.read(
            .written(
                "Medication | Use | Decision\nPlavix | Stroke | \(mark)\nLasix | Edema | A",
                after: ["\(mark) = Decline for smokers; A = Accept"])
        ).chart.rules
        #expect(rules.map(\.condition) == ["for smokers", nil])
    }
}

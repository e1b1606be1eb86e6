import ChartSchema
import Testing

@testable import Reading

/// Words beside a decision that nobody knows: a condition only where something says so.
@Suite struct WordsBesideDecisionsTests {
    @Test(arguments: ["Acc?pt", "xyz", "Acc", "bluish zorb"])
    func areTold(words: String) { #expect(ConditionWords.unexplained(in: words) != [], "\(words)") }

    @Test(arguments: [
        "if bluish zorb", "COPD", "on oxygen", "insulin", "more than 40 mg", "ages 40-49", "unless zorb",
        "à moins d'un arrêt de travail", "heart failure", "warfarin",
    ])
    func areConditions(words: String) { #expect(ConditionWords.unexplained(in: words) == [], "\(words)") }
}

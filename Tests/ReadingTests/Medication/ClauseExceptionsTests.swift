import ChartSchema
import Tables
import Testing

@testable import Reading

/// Two decisions of one cell, of which the second takes people out of the first.
@Suite struct ClauseExceptionsTests {
    private func read(_ cell: String) -> [MedicationRule] {
        MedicationDraft.read(
            .written(
                """
                Medication | Use | Decision
                Imdur | Angina | \(cell)
                Plavix | Stroke | Decline
                Zoloft | Depression | Accept
                """)
        ).chart.rules.filter { $0.medication == "Imdur" }
    }

    @Test(arguments: [
        ("Graded if filled within 12 months (Decline for smokers)", "for smokers"),
        ("Decline if filled within 24 months (Graded in Texas)", "in Texas"),
        ("Graded if filled within 12 months (not available in Montana)", "in Montana"),
        ("Graded if filled within 12 months, but Decline for smokers", "for smokers"),
    ])
    func withinTheTimeOfTheFirst(cell: String, exception: String) throws {
        let rules = read(cell)
        try #require(rules.count == 2)
        #expect(rules[0].lookback == rules[1].lookback && rules[0].lookback != .always)
        #expect(rules[0].condition == cell)
        #expect(rules[1].condition == exception)
    }

    @Test(arguments: [
        "Graded if within 24 months; Decline with diabetes", "Graded for ages 50-70; not available in Montana",
    ])
    func standingForThemselvesKeepAllWords(cell: String) throws {
        let rules = read(cell)
        try #require(rules.count == 2)
        for rule in rules { #expect(rule.condition == cell) }
    }

    @Test func stepsOfOneLadderTakeNobodyOut() throws {
        let rules = read("Graded for ages 50-70 (Decline for ages 71 and over)")
        try #require(rules.count == 2)
        #expect(rules.map(\.condition) == ["for ages 50-70", "for ages 71 and over"])
    }

    @Test(arguments: [
        "Graded within 24 months, Level after 24 months, but Decline with insulin",
        "Level for nonsmokers, Graded for smokers (Decline if within 12 months)",
        "Graded within 2 years (Decline for smokers at any time)",
    ])
    func ofALadderOrAnyTimeNobodySaysWhom(cell: String) {
        let rules = read(cell)
        #expect(rules.count > 1)
        for rule in rules { #expect(rule.condition == cell) }
    }

    @Test func whomTheFirstIsForIsSaidOfBoth() throws {
        let cell = "Accept under age 60 (Refer if within 12 months)"
        for rule in read(cell) { #expect(rule.condition == cell) }
    }
}

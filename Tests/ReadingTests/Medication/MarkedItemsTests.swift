import ChartSchema
import Tables
import Testing

@testable import Reading

/// Items of a list whose marks, or own words, decide otherwise than the sentence over the list: what that says of time and people stays theirs.
@Suite struct MarkedItemsTests {
    private static let filled = "Applicants who filled any of these drugs within the past 24 months are declined."

    @Test(arguments: [
        ("Coumadin*", "* Eligible when taken for atrial fibrillation."), ("Coumadin*", "* Graded"),
        ("Coumadin*", "* Decline only if over age 70."), ("Coumadin (G)", "(G) Graded at ages 60 and over."),
        ("Coumadin - Graded", ""),
    ])
    func theTimeOfTheSentence(item: String, note: String) {
        let rules = MedicationDraft.read(.written("Aranesp\n\(item)\nCellcept", before: [Self.filled], after: [note]))
            .chart.rules
        #expect(rules.count > 2)
        for rule in rules { #expect(rule.lookback.maxMonths == 24, "\(rule.medication) \(rule.outcome)") }
    }

    @Test(arguments: ["* Accept for migraine.", "* Refer to home office.", "* Graded if used for migraine."])
    func thePeopleOfTheSentence(note: String) {
        let rules = MedicationDraft.read(
            .written(
                "Aranesp\nInderal*\nCellcept", before: ["Smokers using any of the following are declined."],
                after: [note])
        ).chart.rules
        for rule in rules {
            #expect(rule.condition?.contains("Smokers") ?? false, "\(rule.medication) \(rule.outcome)")
        }
    }

    /// The note of a mark is none of all names: "† Decline if filled within 12 months."
    @Test func aNoteIsOfTheNamesThatBearItsMark() {
        let rules = MedicationDraft.read(
            .written(
                "Aranesp\nCoumadin†\nCellcept", before: ["Declined"], after: ["† Decline if filled within 12 months."])
        ).chart.rules
        #expect(rules.map(\.lookback.maxMonths) == [nil, 12, nil])
    }

    /// What the item says of time holds in place of the list's.
    @Test(arguments: [
        ("Namenda - Decline any time", "", Int?.none), ("Lasix – Graded if ever taken", "", nil),
        ("Namenda*", "* Decline regardless of when last filled.", nil), ("Coumadin – Decline within 5 years", "", 60),
        ("Coumadin*", "* Decline if filled within 60 months.", 60),
    ])
    func theTimeOfTheItem(item: String, note: String, months: Int?) throws {
        let draft = MedicationDraft.read(
            .written("Aranesp\n\(item)\nCellcept", before: ["Decline if filled within 24 months."], after: [note]))
        let own = try #require(draft.chart.rules.first { item.hasPrefix($0.medication) })
        #expect(own.lookback.maxMonths == months)
        #expect(draft.chart.rules.count { $0.lookback.maxMonths == 24 } == 2)
    }

    /// What both say of whom or of what is read of the item, and told.
    @Test(arguments: [
        ("Declined for women under age 50:", "* Declined at any age", nil),
        ("Decline for smokers", "* Decline for all applicants", nil),
        ("Decline if used for cancer:", "* Decline for CHF", "CHF"),
        ("Smokers using these medications are declined unless over age 60:", "* Graded", nil),
    ])
    func whatBothSay(sentence: String, note: String, use: String?) throws {
        let draft = MedicationDraft.read(.written("Aranesp\nLasix*\nCellcept", before: [sentence], after: [note]))
        let own = try #require(draft.chart.rules.first { $0.medication == "Lasix" })
        #expect(own.use == use && own.condition.map { !$0.contains("smokers") && !$0.contains("women") } ?? true)
        #expect(draft.findings.contains { $0.severity == .warning })
    }

    /// Two times for two decisions of one item: which of them ends where, nobody says.
    @Test func timesOfAnExceptionAreRefused() {
        let draft = MedicationDraft.read(
            .written(
                "Aranesp\nLasix*\nCellcept", before: ["Decline if filled within 24 months."],
                after: ["* Graded if last filled over 12 months ago."]))
        #expect(draft.chart.rules.map(\.medication) == ["Aranesp", "Cellcept"])
        #expect(draft.findings.contains { $0.rule == "medication.list.exception" })
    }

    // MARK: Decisions nearer than a title

    private static let groups = """
        Brand Name | Usual Purpose
        Group 1 - Decline regardless of when filled |
        Namzaric | Alzheimer's disease
        Group 2 - Graded if filled in the last 3 years |
        Campral | Alcohol dependence
        """

    @Test func countedSectionsDecideBelowATitleThatDoes() {
        let rules = MedicationDraft.read(.written(Self.groups, headings: ["Drug Knock-Out List"])).chart.rules
        #expect(rules.map(\.outcome) == [.decline, .graded])
        #expect(rules.map(\.lookback.maxMonths) == [nil, 36])
    }

    /// What a section decides in words that nobody understands is not what the title decides.
    @Test func aSectionOfSeveralDecisionsEndsThatOfTheTitle() {
        let text =
            Self.groups + "\nGroup 3 - Graded if filled in the last 12 months, otherwise Level |\nRanexa | Angina"
        let draft = MedicationDraft.read(.written(text, headings: ["Drug Knock-Out List"]))
        #expect(draft.chart.rules.map(\.medication) == ["Namzaric", "Campral"])
        #expect(draft.findings.contains { $0.rule == "medication.row.unread" && $0.severity == .error })
    }
}

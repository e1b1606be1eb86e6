import ChartSchema
import Tables
import Testing

@testable import Reading

/// Items of a list whose marks, or own words, decide otherwise than the sentence over the list: what that says of time and people stays theirs.
@Suite struct MarkedItemsTests {
    private func read(_ tables: Table...) -> MedicationDraft {
        let document = Document(
            file: "chart.csv", format: .csv, encoding: EncodingReport(name: "utf-8", basis: .detected), tables: tables)
        return MedicationReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    private static let filled = "Applicants who filled any of these drugs within the past 24 months are declined."

    @Test(arguments: [
        ("Coumadin*", "* Eligible when taken for atrial fibrillation."), ("Coumadin*", "* Graded"),
        ("Coumadin*", "* Decline only if over age 70."), ("Coumadin (G)", "(G) Graded at ages 60 and over."),
        ("Coumadin - Graded", ""),
    ])
    func theTimeOfTheSentence(item: String, note: String) {
        let rules = read(.written("Aranesp\n\(item)\nCellcept", before: [Self.filled], after: [note])).chart.rules
        #expect(rules.count > 2)
        for rule in rules { #expect(rule.lookback.maxMonths == 24, "\(rule.medication) \(rule.outcome)") }
    }

    @Test(arguments: ["* Accept for migraine.", "* Refer to home office.", "* Graded if used for migraine."])
    func thePeopleOfTheSentence(note: String) {
        let rules = read(
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
        let rules = read(
            .written(
                "Aranesp\nCoumadin†\nCellcept", before: ["Declined"], after: ["† Decline if filled within 12 months."])
        ).chart.rules
        #expect(rules.map(\.lookback.maxMonths) == [nil, 12, nil])
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
        let rules = read(.written(Self.groups, headings: ["Drug Knock-Out List"])).chart.rules
        #expect(rules.map(\.outcome) == [.decline, .graded])
        #expect(rules.map(\.lookback.maxMonths) == [nil, 36])
    }

    /// What a section decides in words that nobody understands is not what the title decides.
    @Test func aSectionOfSeveralDecisionsEndsThatOfTheTitle() {
        let text =
            Self.groups + "\nGroup 3 - Graded if filled in the last 12 months, otherwise Level |\nRanexa | Angina"
        let draft = read(.written(text, headings: ["Drug Knock-Out List"]))
        #expect(draft.chart.rules.map(\.medication) == ["Namzaric", "Campral"])
        #expect(draft.findings.contains { $0.rule == "medication.row.unread" && $0.severity == .error })
    }
}

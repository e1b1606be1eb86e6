import ChartSchema
import Tables
import Testing

@testable import Reading

/// What offices print every day: codes with conditions, states, look-backs of all, sentences about one product.
@Suite struct EverydayChartsTests {
    private func read(_ table: String, before: [String] = [], after: [String] = []) -> MedicationDraft {
        .read(.written(table, before: before, after: after))
    }

    private func told(_ draft: MedicationDraft) -> [String] {
        draft.findings.filter { $0.severity != .info }.map(\.rule)
    }

    private func rules(_ draft: MedicationDraft) -> [String] {
        draft.chart.rules.map { rule in
            let ends = [rule.lookback.minMonths, rule.lookback.maxMonths].map { $0.map { "\($0)" } ?? "" }
            let window: String? = rule.lookback == .always ? nil : ends.joined(separator: "..")
            let parts: [String?] = [
                rule.product, rule.medication, rule.use, window, rule.condition, rule.outcome.rawValue,
            ]
            return parts.compactMap { $0 }.joined(separator: " | ")
        }
    }

    private static let coded = "Drug | Use | Decision\nAricept | Dementia | D\nCoreg | CHF | A\nZocor | Cholesterol | A"

    @Test func whatALegendSaysBesideItsDecisionIsACondition() {
        let draft = read(Self.coded, after: ["D = Decline for new business; A = Accept"])
        #expect(draft.chart.rules.map(\.condition) == ["for new business", nil, nil])
    }

    @Test func whatALegendSaysAgainIsNone() {
        let draft = read(Self.coded, after: ["D = Decline in all cases; A = Accept at standard rates"])
        #expect(draft.chart.rules.allSatisfy { $0.condition == nil })
        #expect(told(draft) == [])
    }

    @Test func codesWithConditionsAreSpelledOut() {
        let draft = read(
            """
            Drug | Use | Decision
            Aricept | Dementia | D
            Lasix | CHF | D (within 2 years)
            Plavix | Stroke | D if within 12 months; otherwise G
            Insulin | Diabetes | A (over age 50)
            Zocor | Cholesterol | A
            """, after: ["A = Accept; D = Decline; G = Graded"])
        #expect(
            rules(draft) == [
                "Aricept | Dementia | decline", "Lasix | CHF | ..24 | decline", "Plavix | Stroke | ..12 | decline",
                "Plavix | Stroke | 12.. | graded", "Insulin | Diabetes | over age 50 | accept",
                "Zocor | Cholesterol | accept",
            ])
        #expect(told(draft) == [])
    }

    @Test func aUseBeforeADecisionIsNoName() {
        let draft = read(
            "Drug | Decision\nAdvair | Asthma ok\nLasix | Edema accept\nPlavix | Eagle Level\nZocor | Accept")
        #expect(
            rules(draft) == [
                "Advair | Asthma | accept", "Lasix | Edema | accept", "Plavix | level", "Zocor | accept",
            ])
    }

    @Test(arguments: ["COPD; Asthma ok", "RA ok, Crohn's decline"])
    func aRemarkOfSeveralUsesIsTold(_ remark: String) {
        let draft = read("Drug | Decision | Comments\nAdvair | Graded | \(remark)\nCoreg | Decline |\nZocor | Level |")
        #expect(told(draft) == ["medication.outcome.second"])
        #expect(draft.chart.rules.count == 3)
    }

    @Test func remarksBelowADecidingHeadingAreHeard() {
        var table = Table.written(
            """
            Drug | Use | Notes
            Zocor | Cholesterol | Accept if under age 60
            Norvasc | Hypertension | OK with one other drug
            Lasix | CHF | Over 40 mg
            """, headings: ["Declined medications"])
        table.name = nil
        let draft = MedicationDraft.read(table)
        #expect(draft.chart.rules.map(\.condition).allSatisfy { $0 != nil })
        #expect(draft.chart.rules.contains { $0.medication == "Zocor" && $0.outcome == .accept })
    }

    private static let plain =
        "Drug | Use | Decision\nAricept | Dementia | Decline\nCoreg | CHF | Graded\nZocor | Cholesterol | Accept"

    @Test(arguments: [
        "Lookback is 24 months unless otherwise shown", "All look-back periods are 2 years except where noted.",
        "The lookback is 24 months.",
    ])
    func aLookBackOfAll(_ sentence: String) {
        let draft = read(Self.plain, before: [sentence])
        #expect(draft.chart.rules.allSatisfy { $0.lookback.maxMonths == 24 })
        #expect(told(draft) == [])
    }

    @Test func aLookBackOfThoseThatPrintNone() {
        let draft = read(
            """
            Drug | Use | Lookback | Decision
            Aricept | Dementia | | Decline
            Coreg | CHF | 12 months | Decline
            Zocor | Cholesterol | Any | Accept
            """, before: ["Lookback is 24 months unless otherwise shown"])
        #expect(draft.chart.rules.map(\.lookback.maxMonths) == [24, 12, nil])
        #expect(told(draft) == [])
    }

    @Test func aStateIsNoLookBackOfAll() {
        let draft = read(Self.plain, before: ["IN: within 12 months"])
        #expect(draft.chart.rules.allSatisfy { $0.lookback == .always })
        #expect(told(draft) == ["medication.note.unapplied"])
    }

    @Test func aFigureThatALegendExplainsIsAnyTime() {
        let table =
            "Drug | Use | Lookback (months) | Decision\nAricept | Dementia | 0 | Decline\nCoreg | CHF | 12 | Decline\nLithium | Bipolar | 24 | Graded"
        let draft = read(table, before: ["0 = no lookback"])
        #expect(draft.chart.rules.map(\.lookback.maxMonths) == [nil, 12, 24])
        #expect(told(draft) == [])
        #expect(told(read(table)).contains("medication.window.unread"))
    }

    @Test func aSectionWithItsFillIsAUseAndATime() {
        let draft = read(
            """
            Drug | Decision
            Heart (filled within 24 months)
            Coreg | Decline
            Lanoxin | Decline
            Cancer (within 2 years)
            Lupron | Decline
            Casodex | Decline
            """)
        #expect(
            rules(draft).prefix(2) == ["Coreg | Heart | ..24 | decline", "Lanoxin | Heart | ..24 | decline"])
        #expect(draft.chart.rules.suffix(2).allSatisfy { $0.lookback == .always && $0.condition != nil })
    }

    @Test(arguments: [
        ("This list is used for Bridgeway Term.", "Bridgeway Term"),
        ("This list applies to Bridgeway Term only.", "Bridgeway Term"),
        ("For use with Final Expense products only", "Final Expense"),
        ("Esta lista es solo para Bridgeway Term.", "Bridgeway Term"),
    ])
    func aSentenceNamesTheProduct(_ sentence: String, _ product: String) {
        let draft = read(Self.plain, before: [sentence])
        #expect(draft.chart.rules.allSatisfy { $0.product == product })
        #expect(told(draft) == [])
    }

    @Test(arguments: [
        "This list applies to Bridgeway Term applicants over 65 only.", "Applies to Bridgeway Term only. Ages 18-60.",
        "This list is not used for Bridgeway Term.", "This list is used for Bridgeway Term riders.",
    ])
    func aSentenceThatSaysMoreIsToldOrApplied(_ sentence: String) {
        let draft = read(Self.plain, before: [sentence])
        #expect(told(draft) != [] || draft.chart.rules.allSatisfy { $0.condition != nil })
    }

    private static let plans =
        "Drug | Use | Pathway Term 10 | Pathway Term 20\nAricept | Dementia | Decline | Decline\nCoreg | Hypertension | Accept | Accept"

    @Test(arguments: [
        "Pathway Term 20: not available over age 65.", "Pathway Term 20 is available at ages 18-65 only.",
        "Pathway Term 20 is not available to smokers.", "Pathway Term 20 is not available in NY or NJ.",
    ])
    func aSentenceOfOneProductIsItsCondition(_ sentence: String) {
        let draft = read(Self.plans, after: [sentence])
        #expect(draft.chart.rules.map { $0.condition != nil } == [false, true, false, true])
        #expect(told(draft) == [])
    }

    @Test func aListOfOnePlanOfTwoIsTold() {
        #expect(told(read(Self.plans, before: ["This chart applies to Pathway Term 10 only."])) != [])
        #expect(told(read(Self.plans, before: ["This chart applies to Pathway Term 10 and Pathway Term 20."])) == [])
    }

    @Test func statesBesideAPlanAreItsCondition() {
        let draft = read(
            """
            Drug | Bridgeway Term (not available in NY) | Bridgeway Whole Life
            Aricept | Decline | Decline
            Coreg | Accept | Accept
            """)
        #expect(
            rules(draft) == [
                "Bridgeway Term | Aricept | not available in NY | decline", "Bridgeway Whole Life | Aricept | decline",
                "Bridgeway Term | Coreg | not available in NY | accept", "Bridgeway Whole Life | Coreg | accept",
            ])
        #expect(told(draft) == [])
    }

    @Test func aPlanWithoutADecisionHasNoRule() {
        let draft = read(
            """
            Drug | Use | Bridgeway Term | Bridgeway Whole Life
            Aricept | Dementia | Decline | Decline
            Coreg | Hypertension | N/A | Accept
            Lithium | Bipolar | — | Graded
            Zocor | Cholesterol | Accept | Accept
            """)
        #expect(draft.chart.rules.count(where: { $0.product == "Bridgeway Term" }) == 2)
        #expect(draft.chart.rules.count(where: { $0.product == "Bridgeway Whole Life" }) == 4)
        #expect(told(draft) == [])
        #expect(draft.findings.contains { $0.rule == "medication.answer.silent" })
    }

    @Test(arguments: [
        "N/A = Not available", "N/A means the plan is declined.", "N/A: not eligible for this plan.",
        "Plans marked N/A are declined.", "Legend: N/A = Decline; Graded = 2 year wait",
    ])
    func whatALegendSaysOfNoAnswerIsItsDecision(_ legend: String) {
        let rows =
            "Drug | Use | Bridgeway Term | Bridgeway Whole Life\nAricept | Dementia | Decline | Decline"
            + "\nCoreg | Hypertension | N/A | Accept\nZocor | Cholesterol | Accept | Accept"
        let draft = MedicationDraft.read(.written(rows, after: [legend]))
        #expect(draft.chart.rules.contains { $0.medication == "Coreg" && $0.outcome == .decline }, "\(draft.findings)")
    }

    @Test(arguments: ["“N/A” indicates decline", "See the codes: N/A, decline"])
    func whatMayDecideNoAnswerIsTold(_ note: String) {
        let rows =
            "Drug | Use | Bridgeway Term | Bridgeway Whole Life\nAricept | Dementia | Decline | Decline"
            + "\nCoreg | Hypertension | N/A | Accept\nZocor | Cholesterol | Accept | Accept"
        let draft = MedicationDraft.read(.written(rows, after: [note]))
        #expect(draft.findings.contains { $0.severity == .error } || draft.chart.rules.count == 6)
    }

    @Test(arguments: ["Smokers | Nonsmokers", "Ages 50-70 | Ages 71-80"])
    func noAnswerForPeopleIsToldOf(_ columns: String) {
        let draft = read(
            """
            Drug | Use | \(columns)
            Aricept | Dementia | Decline | Decline
            Coreg | Hypertension | N/A | Accept
            Zocor | Cholesterol | Accept | Accept
            """)
        #expect(draft.findings.contains { $0.severity == .error })
    }

    @Test func aTableOfCodesDecidesNoAnswer() {
        let draft = MedicationDraft.read(
            .written(
                "Drug | Use | Bridgeway Term | Bridgeway Whole Life\nAricept | Dementia | Decline | Decline"
                    + "\nCoreg | Hypertension | N/A | Accept\nZocor | Cholesterol | Accept | Accept"),
            .written("Code | Meaning\nN/A | Decline", index: 1))
        let isRead = draft.chart.rules.contains { $0.medication == "Coreg" && $0.outcome == .decline }
        #expect(isRead || draft.findings.contains { $0.severity == .error })
    }

    @Test func columnsOfStatesFacesAndAges() {
        let draft = read(
            """
            Drug | Use | Decision | Max age | States | Face limit | Smoker (Y/N)
            Aricept | Dementia | Decline | | | | 
            Coreg | Hypertension | Accept | 70 | TX, OK | $100,000 | N
            Lithium | Bipolar | Graded | 65 | All but NY | $50,000 | Y
            """)
        #expect(draft.chart.rules.map { $0.condition != nil } == [false, true, true])
        #expect(draft.chart.rules[1].tests.contains(.tobacco(.no)))
        #expect(told(draft) == [])
    }

    @Test(arguments: ["Accept (tobacco rates)", "Accept – smoker rates", "Accept w/ Table 2"])
    func ratesAtWhichItIsAcceptedAreOneDecision(_ decision: String) {
        let draft = read(
            "Drug | Use | Decision\nAricept | Dementia | Decline\nCoreg | Hypertension | \(decision)\nZocor | Cholesterol | Accept"
        )
        #expect(draft.chart.rules.map(\.outcome) == [.decline, .rated, .accept])
        #expect(told(draft) == [])
    }

    @Test(arguments: ["Smokers", "Under 50", "Within 2 years", "Term only", "Mental (NY)", "Mental*"])
    func whatIsMoreThanAUseOverAListIsTold(_ header: String) {
        let draft = MedicationDraft.read(
            .written(
                "Heart | Cancer | \(header)\nCoreg | Lupron | Lithium\nLanoxin | Casodex | Clozaril\nEntresto | Arimidex | Haldol",
                headings: ["Knockout Drugs"]))
        #expect(draft.chart.rules.count == 9 && draft.chart.rules.allSatisfy { $0.use != header } && told(draft) != [])
    }

    @Test func theNearerUseAndOthersOverLists() {
        let draft = MedicationDraft.read(
            .written(
                "Heart | Cancer | Other\nCoreg (CHF) | Lupron | Lithium\nLanoxin | Casodex | Clozaril\nEntresto | Arimidex | Haldol",
                headings: ["Knockout Drugs"]))
        #expect(rules(draft).prefix(3) == ["Coreg | CHF | decline", "Lupron | Cancer | decline", "Lithium | decline"])
        #expect(told(draft) == [])
    }

    @Test func usesOverListsSideBySide() {
        let draft = MedicationDraft.read(
            .written(
                "Heart | Cancer | Mental\nCoreg | Lupron | Lithium\nLanoxin | Casodex | Clozaril\nEntresto | Arimidex | Haldol",
                headings: ["Knockout Drugs"]))
        #expect(draft.chart.rules.count == 9)
        #expect(rules(draft).first == "Coreg | Heart | decline")
        #expect(told(draft) == [])
    }

    @Test func acceptedRowsWithoutATimeAreNotTold() {
        let draft = read(
            """
            Drug | Use | Lookback | Easy Term | Easy WL
            Aricept | Dementia | Lifetime | D | D
            Coreg | Hypertension | | A | A
            Lasix | CHF | 24 mo | D | G
            Zocor | Cholesterol | | A | A
            """, after: ["A = Accept; D = Decline; G = Graded"])
        #expect(draft.chart.rules.count == 8)
        #expect(told(draft) == [])
    }

    @Test(arguments: ["OK", "Graded"])
    func aSheetThatMayDecideOrNameAStateIsTold(_ name: String) {
        var table = Table.written(Self.plain.replacing("Graded", with: "Refer"))
        table.name = name
        #expect(told(.read(table)) == ["medication.note.unapplied"])
    }

    @Test func columnsOfNamesAndUsesNeedNoHeader() {
        let uses = MedicationDraft.read(
            .written(
                "Aricept | Alzheimer's\nSuboxone | Opioid dependency habit\nCoreg | CHF\nLupron | Cancer\nAricept | Dementia",
                headings: ["Declined medications"]))
        #expect(uses.chart.rules.count == 5)
        #expect(uses.chart.rules.allSatisfy { $0.outcome == .decline && $0.use != nil })
        let limited = MedicationDraft.read(
            .written(
                "Plavix | Stroke > 2 yrs\nInsulin | Diabetes\nSpiriva | COPD", headings: ["Graded"]))
        #expect(limited.chart.rules.map { $0.use ?? "-" } == ["Stroke > 2 yrs", "Diabetes", "COPD"])
    }

    @Test func aDefaultIsNotForColumnsOfTimes() {
        let draft = read(
            "Drug | Use | 0-24 months | 25+ months\nAricept | Dementia | Decline | Decline\nCoreg | CHF | Decline | Graded",
            before: ["Lookback is 24 months unless otherwise noted."])
        #expect(draft.chart.rules.map(\.lookback.maxMonths) == [24, nil, 24, nil])
        #expect(told(draft) == ["medication.note.unapplied"])
    }

    @Test(arguments: [
        "This list is reserved for smokers.", "Esta lista es solo para fumadores.",
        "Cette liste est réservée aux fumeurs.", "Diese Liste gilt nur für Raucher.", "Nur für Raucher.",
    ])
    func aListForSmokersAlone(_ sentence: String) {
        let draft = read(Self.plain, before: [sentence])
        #expect(draft.chart.rules.allSatisfy { $0.tests.contains(.tobacco(.yes)) })
        #expect(told(draft) == [])
    }
}

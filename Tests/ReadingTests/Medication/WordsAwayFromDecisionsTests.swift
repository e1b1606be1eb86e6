import ChartSchema
import Tables
import Testing

@testable import Reading

/// What stands away from a decision and says for whom, when or for which plan it holds: applied whole, or told of.
@Suite struct WordsAwayFromDecisionsTests {
    private func told(_ draft: MedicationDraft, _ rule: String) -> Finding.Severity? {
        draft.findings.first { $0.rule == rule }?.severity
    }

    // MARK: Plans over items

    @Test func aPlanOfUnknownWordsOverItemsThatAreDecidedAgain() {
        let items = "Aricept - Decline\nKeppra - Accept\nZiagen - Decline"
        let draft = MedicationDraft.read(.written("Rx Guide\nMortgage Guardian\n\(items)\nWhole Life\n\(items)"))
        #expect(
            draft.chart.rules.map(\.product)
                == Array(repeating: "Mortgage Guardian", count: 3) + Array(repeating: "Whole Life", count: 3))
        let both = MedicationDraft.read(.written("Mortgage Guardian\n\(items)\nGolden Promise\n\(items)"))
        #expect(Set(both.chart.rules.map(\.product)) == ["Mortgage Guardian", "Golden Promise"])
    }

    @Test func aLineThatMayBeAPlanIsToldOfWhereNothingSaysSo() {
        let draft = MedicationDraft.read(
            .written("Mortgage Guardian\nAricept - Decline\nKeppra - Accept\nWhole Life\nZiagen - Decline"))
        #expect(draft.chart.rules.map(\.product) == [nil, nil, "Whole Life"])
        #expect(told(draft, "medication.note.unapplied") == .warning)
    }

    // MARK: Clocks and marks

    /// "Filled within" names no fill for itself; "Last filled within" does.
    @Test(arguments: [("Filled within", LookbackWindow.Basis.firstFill), ("Last filled within", .lastFill)])
    func theSentenceNamesTheClock(_ header: String, basis: LookbackWindow.Basis) {
        let draft = MedicationDraft.read(
            .written(
                "Time is counted from the first fill.\nDrug | Use | \(header) | Result\nBenlysta | Lupus | 3 years | Decline\n"
                    + "Coreg | Heart failure | 2 years | Decline"))
        #expect(draft.chart.rules.map(\.lookback.basis) == [basis, basis])
        #expect((told(draft, "medication.note.unapplied") == .warning) == (basis == .lastFill))
    }

    /// The note of a mark that a rule carries is told of no more; one that none bears is.
    @Test(arguments: ["Prednisone²", "Prednisone"])
    func theNoteOfAMarkIsAppliedToWhatBearsIt(_ name: String) {
        let note = "² More than 10 mg daily only."
        let draft = MedicationDraft.read(
            .written("Medication | Use | Decision\nJanuvia | Diabetes | Level\n\(name) | COPD | Graded\n\(note) | | "))
        let isMarked = name.hasSuffix("²")
        #expect(draft.chart.rules.last?.condition == (isMarked ? note : nil))
        #expect((told(draft, "medication.note.unapplied") == nil) == isMarked)
    }

    // MARK: Columns without a name, and those that a sentence explains

    @Test func anUnnamedColumnOfRemarksLimitsTheDecisionBesideIt() {
        let draft = MedicationDraft.read(
            .written(
                """
                Rx | Use | Decision |
                Avonex | Multiple sclerosis | Refer | not available in NY
                Dilantin | Epilepsy | Accept |
                Seroquel | Bipolar disorder | Refer | if stable 6 months
                """))
        let seroquel = draft.chart.rules.first { $0.medication == "Seroquel" }
        #expect(seroquel?.outcome == .refer && seroquel?.condition == "if stable 6 months")
        #expect(!draft.chart.rules.contains { $0.medication == "Avonex" && $0.condition == nil })
    }

    @Test func aColumnThatLimitsKeepsItsHeaderInWords() {
        let draft = MedicationDraft.read(
            .written(
                "Rx | Use | Prescriber | Decision\nAvonex | MS | Cardiologist | Refer\nLipitor | Stroke | Any | Graded")
        )
        #expect(draft.chart.rules.map(\.condition) == ["Prescriber: Cardiologist", nil])
    }

    @Test(
        arguments: [
            ("Time Frame", "Time frames are months from the last fill date.", 24),
            ("Time", "All times are in months since the last fill.", 24),
            ("Period", "The period is the number of years since the prescription was last filled.", 288),
            ("Fill", "Fill: months since the medication was last filled.", 24),
        ])
    func aSentenceSaysWhatFiguresCount(header: String, sentence: String, months: Int) {
        let draft = MedicationDraft.read(
            .written(
                "Drug | Use | \(header) | Decision\nPlavix | Stroke | 24 | Decline\nPlavix | Stroke | > 24 | Level",
                after: [sentence]))
        #expect(draft.chart.rules.map(\.lookback.maxMonths) == [months, nil])
        #expect(draft.chart.rules.allSatisfy { $0.lookback.basis == .lastFill })
        #expect(told(draft, "medication.note.unapplied") == nil)
    }

    @Test(
        arguments: [
            "Periods are years since diagnosis.", "The period is not in months since the last fill.",
            "Period: months since the last fill, or 12.",
            "Members count the period in months since the last fill and unwell days.",
        ])
    func aSentenceThatSaysMoreExplainsNoFigures(sentence: String) {
        let draft = MedicationDraft.read(
            .written(
                "Drug | Use | Period | Decision\nPlavix | Stroke | 24 | Decline\nPlavix | Stroke | > 24 | Level",
                after: [sentence]))
        #expect(draft.chart.rules.isEmpty)
    }

    @Test(arguments: ["Min and Max are the ages for which the decision applies.", "Min and Max: age of the applicant."])
    func aSentenceSaysThatTwoColumnsAreAges(sentence: String) {
        let draft = MedicationDraft.read(
            .written(
                "Drug | Min | Max | Decision\nPlavix | 18 | 49 | Decline\nPlavix | 50 | 80 | Level", after: [sentence])
        )
        #expect(draft.chart.rules.map(\.condition) == ["Ages 18-49", "Ages 50-80"])
    }

    @Test func aUseWithWordsOfTakingIsNoUseForAll() {
        let draft = MedicationDraft.read(
            .written("Drug | Use | Decision\nTecfidera | Multiple sclerosis short term use | Refer"))
        #expect(draft.chart.rules.first?.condition == "short term use")
    }

    // MARK: Sentences below the rows

    private let rows = "Drug | Use | Decision\nPlavix | Stroke | Decline\nLipitor | Angina | Level"

    @Test(
        arguments: [
            "All medications above: filled in the past 12 months.",
            "The decisions above apply to prescriptions filled within the last 12 months.",
        ])
    func aSentenceBelowTheOnlyTableDatesAllOfIt(sentence: String) {
        let draft = MedicationDraft.read(.written(rows, after: [sentence]))
        #expect(draft.chart.rules.allSatisfy { $0.lookback.maxMonths == 12 })
        #expect(told(draft, "medication.note.unapplied") == nil)
        // Of several tables, and of the one that stands below it, nobody knows that it speaks.
        let several = MedicationDraft.read(
            .written(rows, after: [sentence]), .written(rows, index: 1, before: [sentence]))
        #expect(several.chart.rules.allSatisfy { $0.lookback.maxMonths == nil })
        #expect(told(several, "medication.note.unapplied") == .warning)
    }

    @Test func aSentenceBelowTheOnlyTableSaysForWhomItIs() {
        let draft = MedicationDraft.read(
            .written(rows, after: ["The decisions above are for applicants age 60 and over."]))
        #expect(draft.chart.rules.allSatisfy { $0.tests.count == 1 && $0.condition != nil })
        let unclear = MedicationDraft.read(.written(rows, after: ["For applicants age 60 and over."]))
        #expect(unclear.chart.rules.allSatisfy { $0.tests.isEmpty })
        #expect(told(unclear, "medication.note.unapplied") == .warning)
    }

    @Test func aSentenceBelowItemsThatDecideForSomeIsNoScopeOfAll() {
        let draft = MedicationDraft.read(
            .written(
                "Cozaar | LEVEL\nCrestor | LEVEL\nHumira | Decline\nApplicants under age 50 taking any of the above | Decline"
            ))
        #expect(!draft.chart.rules.contains { $0.outcome == .level && $0.condition != nil })
    }

    @Test func aLineAboveNothingIsToldOf() {
        let draft = MedicationDraft.read(
            .written(
                "Imatinib\nImdur\nXeloda\nFor smokers only.\nHome office: 1200 Main Street, Omaha, NE 68102",
                headings: ["Decline"]))
        #expect(draft.chart.rules.count == 3)
        #expect(told(draft, "medication.note.unapplied") == .warning)
    }

    @Test func aUseWithParenthesesInsideThoseOfTheName() {
        let draft = MedicationDraft.read(
            .written("Drug | Decision\nSpiriva (tiotropium) (Chronic obstructive pulmonary disease (COPD)) | Graded"))
        let rule = draft.chart.rules.first
        #expect(rule?.medication == "Spiriva (tiotropium)" && rule?.condition == nil)
        #expect(rule?.use == "Chronic obstructive pulmonary disease (COPD)")
    }

    // MARK: What is no header, no decision and no section

    @Test func anItemWhoseUseHasAWordOfMedicationsIsNoHeader() {
        let draft = MedicationDraft.read(
            .written(
                "Coumadin: Stroke – Graded; Atrial fibrillation – Graded\nSuboxone: Drug abuse – Decline\nZyrtec: Allergies – Level"
            ))
        #expect(draft.chart.rules.map(\.medication) == ["Coumadin", "Coumadin", "Suboxone", "Zyrtec"])
    }

    @Test(arguments: [("(G)", "(G) Refer"), ("1", "1 Refer")])
    func aNoteOfAMarkBehindNamesDecidesForNoOther(mark: String, note: String) {
        let draft = MedicationDraft.read(
            .written("Antabuse\(mark)\nClozaril\nGleevec", headings: ["Decline"], before: [note]))
        #expect(draft.chart.rules.filter { $0.medication != "Antabuse" }.allSatisfy { $0.outcome == .decline })
        #expect(!draft.chart.rules.contains { $0.medication == "Clozaril" && $0.outcome == .refer })
    }

    @Test func aDecisionThatNamesAnotherMedicationIsRefused() {
        let draft = MedicationDraft.read(
            .written("Not Eligible: Corlanor | Entresto\nModified Benefit: Imdur | Ranexa\nGraded: Brilinta | Xarelto"))
        #expect(draft.chart.rules.isEmpty)
        #expect(draft.findings.contains { $0.severity == .error })
    }

    @Test func classesBetweenTheRowsSortThemAndDecideNothing() {
        let draft = MedicationDraft.read(
            .written(
                "Drug | Use | Decision\nStatins\nLipitor | Stroke | Level\nCardiovascular\nPlavix | Stroke | Graded"))
        #expect(draft.chart.rules.map(\.medication) == ["Lipitor", "Plavix"])
        #expect(!draft.findings.contains { $0.severity == .warning && $0.rule == "medication.row.undecided" })
        let lost = MedicationDraft.read(.written("Drug | Use | Decision\nLipitor\nPlavix | Stroke | Graded"))
        #expect(told(lost, "medication.row.undecided") == .warning)
    }

    @Test func withoutAMedicationIsTheOppositeOfWithIt() {
        let draft = MedicationDraft.read(
            .written(
                "Drug | Use | Decision\nWith insulin | << | <<\nPlavix | Stroke | Graded\nWithout insulin | << | <<\nPlavix | Stroke | Level"
            ))
        let takes = draft.chart.rules.compactMap { rule -> Bool? in
            if case .taking(let other)? = rule.tests.first { other.isTaken } else { nil }
        }
        #expect(takes == [true, false])
    }

    @Test func aLegendBesideAndBelowTheRowsIsNoRow() {
        let draft = MedicationDraft.read(
            .written(
                "Code | Meaning\nG | Graded\nD | Decline\nDrug | Use | Whole Life | Term\nPlavix | Stroke | G | D\nLipitor | Stroke | G | G"
            ))
        #expect(draft.chart.rules.count == 4 && !draft.findings.contains { $0.severity > .info })
        let below = MedicationDraft.read(
            .written(
                "Drug | Use | Whole Life | Term\nPlavix | Stroke | G | D\nLipitor | Stroke | G | G\nCode | Meaning\nG | Graded\nD | Decline"
            ))
        #expect(below.chart.rules.count == 4 && !below.findings.contains { $0.severity > .info })
    }

    @Test func usesOverNamesWithLimits() {
        let draft = MedicationDraft.read(
            .written(
                "HIV\nEpivir\nCancer\nGleevec\nXeloda, ages 60 and over\nHigh cholesterol\nZetia, ages 60 and over",
                headings: ["Decline"]))
        #expect(draft.chart.rules.map(\.use) == ["HIV", "Cancer", "Cancer", "High cholesterol"])
    }

    @Test func aColumnOfTimesThatAreMostlyAnyHoldsNoUses() {
        let draft = MedicationDraft.read(
            .written(
                "All times are in months since the last fill.\nDrug | Use | Time | Decision\nAvonex | MS | 12 | Decline\n"
                    + "Avonex | MS | > 12 | Level\n"
                    + Array(repeating: "Zoloft | Depression | any | Level", count: 9).joined(separator: "\n")))
        #expect(draft.chart.rules.prefix(2).map(\.lookback.maxMonths) == [12, nil])
        #expect(draft.chart.rules.allSatisfy { $0.condition == nil })
    }

    @Test func aSignBehindALimitStaysWithIt() {
        let draft = MedicationDraft.read(
            .written("imatinib (GLEEVEC): ages 50+\nAvonex\nAricept", headings: ["Decline"]))
        #expect(draft.chart.rules.first?.condition == "ages 50+")
    }
}

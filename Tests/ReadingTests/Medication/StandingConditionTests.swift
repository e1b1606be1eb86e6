import Testing

@testable import Reading

@Suite struct StandingConditionTests {
    private static let plans = NameIndex(["Graded", "Modified", "Level", "Return of Premium", "Secure Term"])

    @Test(arguments: [
        "Not for use in CA or NY.", "The lists are for face amounts over $100,000.",
        "Valid in all states except California and Florida.", "This list does not apply to applicants in New York.",
        "Applicants must be age 50 or older.", "For applicants ages 18-60.", "Para solicitantes de 50 a 80 años.",
        "Estas decisiones son solo para no fumadores.", "Ce guide ne s’applique pas aux résidents du Québec.",
        "Decisions below assume the applicant is a U.S. citizen or permanent resident.",
        "Applies to face amounts of $50,000 and less.",
    ])
    func isOfTheWholeChart(_ sentence: String) {
        #expect(StandingCondition(sentence, plans: Self.plans)?.reach == .chart)
    }

    static let ofPlans: [(sentence: String, plans: Set<String>)] = [
        ("Modified plan: issue ages 50-75, not available in NY.", ["Modified"]),
        ("For Graded, applicants must be age 50 or older.", ["Graded"]),
        ("Graded is not offered in Washington or Arkansas.", ["Graded"]),
        ("Level and Graded require the proposed insured to live at home.", ["Graded", "Level"]),
        ("Return of Premium is not offered in Pennsylvania.", ["Return of Premium"]),
        ("Secure Term (not available in NY)", ["Secure Term"]),
    ]

    @Test(arguments: ofPlans) func isOfPlans(_ each: (sentence: String, plans: Set<String>)) {
        #expect(StandingCondition(each.sentence, plans: Self.plans)?.reach == .named(each.plans))
    }

    @Test(arguments: [
        // Says something of its own behind those whom it is for.
        "For ages 60 and over the look-back is 36 months.", "In Texas the lookback is 24 months.",
        // Decides.
        "Applicants over age 60 who take any medication listed as Refer are declined.",
        "Applicants must be declined if under 50.", "If the applicant is under 50, decline.",
        "For smokers, use the Graded plan.",
        // Of medications, their uses and their fills.
        "This list is for opioids only.", "This guide is for diabetes medications.",
        "Graded if filled within 24 months.",
        "Not available for applicants taking insulin.", "Graded: filled within 24 months.",
        // Of nobody.
        "Applicants must disclose all medications.", "For agent use only.", "Secure Terms are for ages 18-60.",
    ])
    func isNone(_ sentence: String) {
        #expect(StandingCondition(sentence, plans: Self.plans) == nil)
    }
}

/// What sentences beside a chart make conditions of.
@Suite struct StandingConditionsOfChartsTests {
    private let rows =
        "Drug | Use | Decision\nAricept | Dementia | Decline\nCoreg | CHF | Graded\nZocor | Cholesterol | Accept"

    private func conditions(_ draft: MedicationDraft) -> [String?] { draft.chart.rules.map(\.condition) }

    @Test func theChartsIsOfEachRule() {
        let draft = MedicationDraft.read(.written(rows, before: ["Not for use in CA or NY."]))
        #expect(conditions(draft) == Array(repeating: "Not for use in CA or NY", count: 3))
        #expect(draft.findings.allSatisfy { $0.severity < .warning })
    }

    @Test func aPlansIsOfItsRules() {
        let draft = MedicationDraft.read(.written(rows, after: ["Graded is not offered in Washington."]))
        #expect(conditions(draft) == [nil, "Graded is not offered in Washington", nil])
    }

    @Test func oneOfTwoListsIsTold() {
        let draft = MedicationDraft.read(
            .written(rows, after: ["This list is for applicants in Texas."]), .written(rows, index: 1))
        #expect(conditions(draft).allSatisfy { $0 == nil })
        #expect(draft.findings.contains { $0.severity >= .warning })
    }

    @Test func aStateOfAMarkRefusesNoMedication() {
        let draft = MedicationDraft.read(
            .written(rows.replacing("Accept", with: "Accept*"), after: ["* Not available in Florida."]))
        #expect(draft.chart.rules.map(\.outcome) == [.decline, .graded, .accept])
        #expect(draft.chart.rules.last?.condition?.contains("Florida") ?? false)
    }
}

/// A look-back of all that print none keeps away from rows that print a time.
@Suite struct DefaultLookbackTests {
    @Test(arguments: ["Decline (ever)", "Decline, lifetime", "Decline if ever taken", "Decline any time"])
    func anyTimeIsATime(_ decision: String) {
        let draft = MedicationDraft.read(
            .written(
                "Drug | Use | Decision\nAricept | Dementia | \(decision)\nCoreg | CHF | Decline",
                before: ["Lookback is 24 months unless otherwise shown."]))
        #expect(draft.chart.rules.map(\.lookback.maxMonths) == [nil, 24])
    }

    @Test func alternativesAreTold() {
        let draft = MedicationDraft.read(
            .written(
                "Drug\nAricept\nCoreg\nZocor",
                before: ["Declined if filled in the past 24 months.", "Declined if prescribed for cancer."]))
        #expect(draft.findings.contains { $0.severity >= .warning })
    }

    @Test func whatIsLeftOfADecisionIsTold() {
        let draft = MedicationDraft.read(
            .written(
                "Declinable Drugs | Use\nAricept | Dementia\nCoreg | CHF", before: ["Declined for applicants over 60"]))
        #expect(draft.findings.contains { $0.severity >= .warning })
    }
}

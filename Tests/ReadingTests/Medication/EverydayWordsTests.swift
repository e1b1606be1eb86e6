import ChartSchema
import Tables
import Testing

@testable import Reading

/// Sentences, headings and codes that charts print every day.
@Suite struct EverydayWordsTests {
    private static let table = """
        Drug | Use | Decision
        Aricept | Dementia | Decline
        Coreg | Hypertension | Accept
        Zocor | High cholesterol | Accept
        """

    private func isQuiet(_ draft: MedicationDraft) -> Bool { draft.findings.allSatisfy { $0.severity == .info } }

    @Test func aSentenceUnderAHeadingThatDecidesTheSame() {
        let sentence =
            "If any medication below has been filled within the past 2 years for the condition under which it is listed, the application will be declined."
        let lists = Self.lists.enumerated().map { index, list in
            var table = Table.written(list.1, index: index, headings: ["Declinable Medications", list.0])
            table.textAbove = [TextPiece(sentence, line: 1)]
            return table
        }
        let draft = MedicationDraft.read(lists[0], lists[1])
        #expect(draft.chart.rules.count == 6)
        #expect(draft.chart.rules.allSatisfy { $0.outcome == .decline && $0.lookback.maxMonths == 24 })
        #expect(isQuiet(draft))
    }

    private static let lists = [
        ("Cancer", "Arimidex\nCasodex\nLupron"), ("Dementia", "Aricept\nNamenda\nRazadyne"),
    ]

    @Test func aSentenceOverOneListIsNotOfTheNext() {
        let sentence =
            "If any medication below has been filled within the past 2 years, the application will be declined."
        let lists = Self.lists.enumerated().map { index, list in
            Table.written(
                list.1, index: index, headings: ["Declinable Medications", list.0], before: index == 0 ? [sentence] : []
            )
        }
        let draft = MedicationDraft.read(lists[0], lists[1])
        #expect(draft.chart.rules.map(\.lookback.maxMonths) == [24, 24, 24, nil, nil, nil])
    }

    @Test(arguments: [
        "Lookback for all medications: 24 months.", "The look-back period for all medications is 24 months.",
        "Look-back: 24 months for all drugs.",
    ])
    func aLookBackOfAll(_ sentence: String) {
        let draft = MedicationDraft.read(.written(Self.table, before: [sentence]))
        #expect(draft.chart.rules.allSatisfy { $0.lookback.maxMonths == 24 })
        #expect(isQuiet(draft))
    }

    @Test func aUseThatIsADrugAsWell() {
        let draft = MedicationDraft.read(
            .written(
                "Aricept (Dementia) – Decline\nSynthroid (Thyroid) – Level\nZocor (High cholesterol) – Level",
                headings: ["Quick Rx List"]))
        #expect(draft.chart.rules.map { "\($0.medication) \($0.use ?? "-")" }.contains("Synthroid Thyroid"))
    }

    @Test func aPlanBesideItsSisters() {
        let plans = ["Guardian Path Term", "Guardian Path Whole Life", "Guardian Path Guaranteed Issue"]
        let tables = plans.enumerated().map { Table.written(Self.table, index: $0, headings: ["Outcomes", $1]) }
        let draft = MedicationDraft.read(tables[0], tables[1], tables[2])
        #expect(draft.chart.rules.map { $0.product ?? "-" } == plans.flatMap { [$0, $0, $0] })
        #expect(isQuiet(draft))
    }

    @Test(arguments: ["D/70 = Decline at age 70 and over", "L = Level; D/70 = Decline at age 70 and over"])
    func aCodeWithItsAge(_ legend: String) {
        let draft = MedicationDraft.read(
            .written(
                """
                Drug | Use | Decision
                Aricept | Dementia | Decline
                Imuran | Lupus | D/70
                Zocor | High cholesterol | Accept
                """, after: [legend]))
        let own = draft.chart.rules.filter { $0.medication == "Imuran" }
        #expect(own.map(\.outcome) == [.decline])
        #expect(own.first?.tests == [.age(AgeRange(min: 70, max: nil))])
    }

    @Test(arguments: ["Applies to every use unless a condition is named."])
    func saysNothingThatIsLost(_ text: String) {
        #expect(isQuiet(.read(.written(Self.table, headings: [text]))))
    }

    @Test(arguments: ["Seniors only", "Medications for seniors"])
    func seniorsStayTold(_ text: String) {
        #expect(!isQuiet(.read(.written(Self.table, headings: [text]))))
    }

    @Test func headersOfOtherLanguages() {
        let spanish =
            "Medicamento | Se usa para | Decisión\nMetformina | Diabetes | Aceptar\nInsulina | Diabetes | Rechazar"
        #expect(isQuiet(.read(.written(spanish))))
        let french = """
            Médicament | Raison | Dernier renouvellement depuis moins de | Décision
            Coumadin | Hypertension | 24 mois | Refus
            Lithium | Diabète | 12 mois | Refus
            """
        let draft = MedicationDraft.read(.written(french))
        #expect(draft.chart.rules.map(\.lookback.maxMonths) == [24, 12])
        #expect(isQuiet(draft))
    }

    @Test func aLegendThatPointsAtTheUseOfTheRow() {
        let draft = MedicationDraft.read(
            .written(
                """
                Medication | Condition | Essential Term | Essential Whole Life
                Ampyra | Multiple sclerosis | • | •
                Antabuse | Alcohol abuse | • |
                Epogen | Kidney failure | • | •
                """,
                before: [
                    "• = applicant is not eligible for the plan if the medication is taken for the condition shown."
                ]))
        #expect(draft.chart.rules.allSatisfy { $0.outcome == .decline && $0.condition == nil })
        #expect(draft.chart.rules.count == 5)
        #expect(isQuiet(draft))
    }

    @Test func statesAndSexesOfDataAreConditions() {
        let draft = MedicationDraft.read(.written(Self.table, headings: ["states: TX OK"]))
        #expect(draft.chart.rules.allSatisfy { $0.condition == "states: TX OK" })
        #expect(isQuiet(draft))
    }

    @Test func allAgesEndTheAgesAboveThem() {
        let draft = MedicationDraft.read(
            .written(
                """
                Medication | Condition | Decision
                AGES 45-59
                Spiriva | COPD | Decline
                Symbicort | Asthma | Accept
                AGES 60-80
                Spiriva | COPD | Graded
                Symbicort | Asthma | Level
                ALL AGES
                Aricept | Dementia | Decline
                Lithium | Bipolar disorder | Graded
                """))
        #expect(draft.chart.rules.suffix(2).allSatisfy { $0.condition == nil })
        #expect(isQuiet(draft))
    }
}

import ChartSchema
import Tables
import Testing

@testable import Reading

/// Rows, titles and headings that end the time that another text gave.
@Suite struct TimesOverSectionsTests {
    private static let anyTime = [
        "Any time", "Ever", "Lifetime", "No lookback", "At any time in the past", "Ever filled",
    ]

    private func ends(_ draft: MedicationDraft) -> [Int?] { draft.chart.rules.map(\.lookback.maxMonths) }

    private func told(_ draft: MedicationDraft) -> [String] {
        draft.findings.filter { $0.severity != .info }.map(\.rule)
    }

    @Test(arguments: anyTime)
    func aRowEndsTheTimeOfATitle(_ row: String) {
        let draft = MedicationDraft.read(
            .written(
                "Past 24 months\nDrug | Use | Decision\nRanexa | Angina | Graded\n\(row)\nFemara | Breast cancer | Decline\nCasodex | Prostate cancer | Decline"
            ))
        #expect(ends(draft) == [24, nil, nil])
        #expect(told(draft) == [])
    }

    @Test(arguments: anyTime)
    func aRowEndsTheTimeOfAHeading(_ row: String) {
        let draft = MedicationDraft.read(
            .written(
                "Drug | Use | Decision\nRanexa | Angina | Graded\n\(row)\nFemara | Breast cancer | Decline",
                headings: ["Filled within the past 24 months"]))
        #expect(ends(draft) == [24, nil])
        #expect(told(draft) == [])
    }

    @Test func conditionsOfATitleStay() {
        let draft = MedicationDraft.read(
            .written(
                "Ages 50-80\nPast 24 months\nDrug | Use | Decision\nRanexa | Angina | Graded\nAny time\nFemara | Breast cancer | Decline"
            ))
        #expect(ends(draft) == [24, nil])
        #expect(draft.chart.rules.map(\.condition) == ["Ages 50-80", "Ages 50-80"])
    }

    @Test func anotherTimeMayFollow() {
        let draft = MedicationDraft.read(
            .written(
                "Past 24 months\nDrug | Use | Decision\nRanexa | Angina | Graded\nEver\nFemara | Breast cancer | Decline\nPast 12 months\nLasix | CHF | Decline"
            ))
        #expect(ends(draft) == [24, nil, 12])
    }

    @Test func aTitleKeepsAwayTheTimeOfAHeading() {
        let draft = MedicationDraft.read(
            .written("Any time\nDrug | Use | Decision\nFemara | Breast cancer | Decline", headings: ["Past 24 months"]))
        #expect(draft.chart.rules.map(\.lookback) == [.always])
    }

    @Test(arguments: [
        "Easy Path Whole Life (issue ages 50-80)", "Rx Guide for Easy Path Whole Life - issue ages 50-80",
        "Easy Path Whole Life Drug Guide | Issue Ages 50-80",
    ])
    func agesBehindAProductInATitleAreOfAllRows(_ title: String) {
        let draft = MedicationDraft.read(.written("\(title)\nDrug | Use | Decision\nRanexa | Angina | Graded"))
        #expect(draft.chart.rules.map { $0.condition?.lowercased() } == ["issue ages 50-80"])
        #expect(draft.chart.rules.map(\.product) == ["Easy Path Whole Life"])
        #expect(told(draft) == [])
    }

    @Test(arguments: [
        "Easy Path Whole Life Rx Guide, issue ages 50-80 (45-80 in CA)", "Rx Guide for Easy Path Term issue ages 50-80",
    ])
    func agesThatNothingAppliesAreTold(_ title: String) {
        let draft = MedicationDraft.read(.written("\(title)\nDrug | Use | Decision\nRanexa | Angina | Graded"))
        #expect(told(draft).contains("medication.note.unapplied"))
    }
}

import ChartSchema
import Tables
import Testing

@testable import Reading

/// Uses that name another illness behind "with".
@Suite struct UsesBesideIllnessesTests {
    private func read(_ use: String) -> [String] {
        MedicationDraft.read(
            .written(
                """
                Drug | Use | Decision
                Aricept | Dementia | Decline
                Norvasc | \(use) | Decline
                Zocor | High cholesterol | Accept
                """)
        ).chart.rules.filter { $0.medication == "Norvasc" }.map { "\($0.use ?? "-"): \($0.condition ?? "-")" }
    }

    @Test(arguments: [
        ("Hypertension (with kidney failure)", "Hypertension: with kidney failure"),
        ("Edema with kidney disease", "Edema: with kidney disease"),
        ("Diabetes (with amputation)", "Diabetes: with amputation"),
        ("Diabetes w/ heart disease", "Diabetes: w/ heart disease"),
        ("Diabetes with neuropathy and kidney disease", "Diabetes: with neuropathy and kidney disease"),
    ])
    func theOtherIllnessIsACondition(_ use: String, _ expected: String) {
        #expect(read(use) == [expected])
    }

    /// Of which of several uses the illness is, nobody says.
    @Test(arguments: [
        "COPD / Diabetes with amputation", "Stroke or TIA with diabetes", "Hypertension / Edema",
        "Hypertension and edema", "COPD (emphysema)",
    ])
    func severalUsesStayUses(_ use: String) {
        #expect(read(use) == ["\(use): -"])
    }

    @Test func belowTheUseOfAHeadingAsWell() {
        let draft = MedicationDraft.read(
            .written("Drug\nLasix\nBumex\nCoreg", caption: "Decline", headings: ["Edema with kidney disease"]))
        #expect(Set(draft.chart.rules.map(\.use)) == ["Edema"])
        #expect(Set(draft.chart.rules.map(\.condition)) == ["with kidney disease"])
    }
}

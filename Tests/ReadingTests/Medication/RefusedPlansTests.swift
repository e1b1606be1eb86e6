import ChartSchema
import Tables
import Testing

@testable import Reading

/// Names of plans with the word of a decision, below a heading that refuses.
@Suite struct RefusedPlansTests {
    private func decisions(_ draft: MedicationDraft) -> [String] {
        draft.chart.rules.map { "\($0.medication) \($0.outcome.rawValue) \($0.product ?? "-")" }
    }

    @Test(arguments: ["Unacceptable medications", "Declined drugs", "Medications not accepted", "Decline"])
    func aPlanInARowOfTheList(_ title: String) {
        let draft = MedicationDraft.read(.written("\(title)\nLevel Plan\nCoreg\nPlavix\nGraded Plan\nAricept\nNamenda"))
        #expect(
            decisions(draft) == [
                "Coreg decline Level Plan", "Plavix decline Level Plan", "Aricept decline Graded Plan",
                "Namenda decline Graded Plan",
            ])
    }

    @Test func plansSideBySide() {
        let draft = MedicationDraft.read(
            .written(
                "Level Plan | Graded Plan\nCoreg | Aricept\nPlavix | Namenda", before: ["Unacceptable medications"]))
        #expect(
            Set(decisions(draft)) == [
                "Coreg decline Level Plan", "Plavix decline Level Plan", "Aricept decline Graded Plan",
                "Namenda decline Graded Plan",
            ])
    }

    /// "Graded" alone may be the decision.
    @Test func aBareDecisionIsTold() {
        let draft = MedicationDraft.read(.written("Declined drugs\nGraded\nAricept\nNamenda"))
        #expect(draft.chart.rules.isEmpty && draft.findings.contains { $0.severity == .error })
    }

    /// Each heading of a list decides for the names below it.
    @Test func headingsThatDecide() {
        let draft = MedicationDraft.read(.written("Decline\nAricept\nGraded\nPlavix\nLevel\nZocor"))
        #expect(decisions(draft) == ["Aricept decline -", "Plavix graded -", "Zocor level -"])
    }

    @Test(arguments: ["Not offered to smokers.", "Not available under age 50."])
    func whomTheDecisionLeavesOut(_ sentence: String) {
        let draft = MedicationDraft.read(
            .written("Zocor\nCoreg\nPlavix", headings: ["Level medications"], before: [sentence]))
        #expect(draft.chart.rules.allSatisfy { $0.outcome != .decline })
        #expect(draft.findings.contains { $0.severity == .error })
    }
}

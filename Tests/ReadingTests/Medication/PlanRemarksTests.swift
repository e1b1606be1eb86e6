import ChartSchema
import Tables
import Testing

@testable import Reading

/// Remarks in a row that name one of the plans that the columns decide for.
@Suite struct PlanRemarksTests {
    private func rules(
        _ plans: (String, String), _ decisions: (String, String), _ remark: String
    ) -> MedicationDraft {
        .read(
            .written(
                """
                Drug | Use | \(plans.0) | \(plans.1) | Notes
                Aricept | Dementia | Decline | Decline |
                Coreg | Hypertension | \(decisions.0) | \(decisions.1) | \(remark)
                Zocor | Cholesterol | Accept | Accept |
                """))
    }

    private func conditions(_ draft: MedicationDraft) -> [String] {
        draft.chart.rules.filter { $0.medication == "Coreg" }.map {
            "\($0.product ?? "-"): \($0.outcome.rawValue) \($0.condition ?? "-")"
        }
    }

    private static let marks = ("Level DB", "Graded DB")
    private static let plans = ("Harbor Term", "Harbor Whole Life")

    @Test func aPlanWithTheWordOfADecision() {
        let draft = rules(Self.marks, ("Decline", "Accept"), "Graded DB not in MO")
        #expect(conditions(draft) == ["Level DB: decline -", "Graded DB: accept Graded DB not in MO"])
        #expect(draft.findings.allSatisfy { $0.severity == .info })
    }

    @Test(arguments: ["Whole Life: ages 40 and up", "Harbor Whole Life ages 40+", "Whole Life - nonsmokers"])
    func aPlanByAsMuchOfItsNameAsTellsIt(_ remark: String) {
        let draft = rules(Self.plans, ("Decline", "Accept"), remark)
        #expect(conditions(draft) == ["Harbor Term: decline -", "Harbor Whole Life: accept \(remark)"])
        #expect(draft.findings.allSatisfy { $0.severity == .info })
    }

    @Test(arguments: [
        "Whole Life: Graded at ages 50-75", "All plans except Whole Life", "Whole Life only",
        "Max 5 mg; Whole Life needs an exam", "Harbor Term: decline if smoker",
    ])
    func whatElseIsDecidedIsTold(_ remark: String) {
        #expect(rules(Self.plans, ("Accept", "Accept"), remark).findings.contains { $0.severity == .warning })
    }

    @Test func aRemarkOfNoPlanIsOfAll() {
        let draft = rules(Self.plans, ("Accept", "Accept"), "Ages 40 and up")
        #expect(
            conditions(draft) == ["Harbor Term: accept Ages 40 and up", "Harbor Whole Life: accept Ages 40 and up"])
    }
}

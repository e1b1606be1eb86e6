import ChartSchema
import Tables
import Testing

@testable import Reading

/// Two or more plans for which something is refused, and not for the others: "Unacceptable medications (Level and Graded plans)".
@Suite struct JoinedPlansTests {
    @Test(arguments: [
        "Unacceptable medications (Level and Graded plans)",
        "Unacceptable medications (Level, Graded and Modified plans)",
        "Declined medications (Level & Graded)", "Declined medications (Level/Graded)",
        "The following medications are not acceptable for the Level and Graded plans:",
        "The following medications are not acceptable for the Level plan:",
    ])
    func ofAList(heading: String) {
        let rules = MedicationDraft.read(.written("Aricept\nExelon\nNamenda", headings: [heading])).chart.rules
        #expect(rules.count == 3)
        for rule in rules { #expect(rule.condition == heading) }
    }

    private func read(header: String, cell: String = "Decline") -> MedicationDraft {
        .read(
            .written(
                """
                Medication | Use | \(header)
                Aricept | Dementia | \(cell)
                Exelon | Dementia | Decline
                Zoloft | Depression | Accept
                """))
    }

    @Test(arguments: [
        "Decline (Level and Graded)", "Decline (Level, Graded)", "Decline for the Level and Graded plans",
    ])
    func ofACell(cell: String) {
        #expect(read(header: "Decision", cell: cell).chart.rules.first?.condition?.contains("Graded") ?? false)
    }

    @Test(arguments: [
        "Decision (Level and Graded plans)", "Decision (Final Expense and Term)", "Decision (Level plan)",
    ])
    func overAColumnAreTold(header: String) {
        #expect(read(header: header).findings.contains { $0.severity >= .warning })
    }

    @Test(arguments: ["Decision", "Decision (Accept / Decline)", "Decision (Level, Graded, Decline)"])
    func decisionsAreNone(header: String) {
        #expect(read(header: header).findings.allSatisfy { $0.severity == .info })
    }
}

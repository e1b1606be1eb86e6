import ChartSchema
import Tables
import Testing

@testable import Reading

/// Notes that begin with a state are no legends of codes that no cell prints.
@Suite struct StateNotesTests {
    private func read(_ note: String, decision: String = "Decline") -> MedicationDraft {
        .read(
            .written(
                """
                Drug | Use | Decision
                Aricept | Dementia | \(decision)
                Coreg | Hypertension | Accept
                Zocor | High cholesterol | Accept
                """, after: [note]))
    }

    @Test(arguments: [
        "NY: all listed medications are declined.", "FL: decline.", "DE: decline.", "CA: all medications are graded.",
        "NY: not available.",
        "NY - all listed medications are declined.", "NY = all listed medications are declined.",
        "NS: all listed medications are accepted.",
        "IC = Refer to home office; NY: all listed medications are declined.",
    ])
    func areTold(_ note: String) {
        #expect(read(note).findings.contains { $0.severity >= .warning })
    }

    @Test func aCodeThatCellsPrintIsALegend() {
        let draft = read("DE = Decline; GA = Graded; OK = acceptable", decision: "DE")
        #expect(draft.chart.rules.map(\.outcome) == [.decline, .accept, .accept])
        #expect(draft.findings.allSatisfy { $0.severity == .info })
    }

    @Test func aCodeThatNoCellPrintsIsWorthKnowing() {
        #expect(read("IC = Refer to home office").findings.allSatisfy { $0.severity == .info })
    }
}

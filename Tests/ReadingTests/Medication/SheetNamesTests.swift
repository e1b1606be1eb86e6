import ChartSchema
import Tables
import Testing

@testable import Reading

/// Names of the only worksheet of a medication workbook.
@Suite struct SheetNamesTests {
    private func read(_ name: String) -> MedicationDraft {
        var table = Table.written(
            """
            Drug | Use | Decision
            Aricept | Dementia | Decline
            Coreg | Hypertension | Accept
            Zocor | High cholesterol | Accept
            """)
        table.name = name
        return .read(table)
    }

    private func isApplied(_ draft: MedicationDraft) -> Bool {
        draft.chart.rules.allSatisfy { $0.condition != nil || $0.lookback != .always }
    }

    @Test(arguments: [
        "CA only", "CA", "New York", "New York Rx", "Non-NY", "Not TX", "CA & OR only", "Over $250K", "Face to $100K",
        "Term only",
        "Preferred only", "New business only", "Worksite only", "Rx before 7-1-2026", "OBSOLETE",
        "Union Term (CA only)",
        "Union Term - NY", "Paper apps only", "2nd Rx in 12 months", "Filled in 24 mo", "Issue ages 50-85",
    ])
    func whatItSaysIsAppliedOrTold(_ name: String) {
        let draft = read(name)
        #expect(isApplied(draft) || draft.findings.contains { $0.severity >= .warning })
    }

    @Test(arguments: [
        "Sheet1", "Rx", "Medications", "Drug List 2026", "Prescription Guide", "Heritage Life Rx", "Medication List",
        "RX LIST", "Drugs A-Z", "Copy of Rx", "Stop", "Union Term", "Union Whole Life", "Final Expense Rx",
        "Rx Guide (rev 3-2026)", "Data",
        "Chart", "Export", "Tabelle1", "Drug Chart", "Meds", "Transamerica Rx", "Kansas City Life Rx",
        "Washington National", "By Condition", "Alphabetical",
        "FE Drug List", "Page 1", "Impairment Guide",
    ])
    func neutralOnesAreNotTold(_ name: String) {
        let draft = read(name)
        #expect(draft.findings.filter { $0.severity >= .warning }.map(\.message) == [])
    }
}

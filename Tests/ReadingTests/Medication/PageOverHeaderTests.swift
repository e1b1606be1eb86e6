import ChartSchema
import Tables
import Testing

@testable import Reading

/// What the page prints over a header's columns is no part of their names.
@Suite struct PageOverHeaderTests {
    @Test(arguments: [
        "Revised 01/15/2025 | | | Page 1 of 1", "Form RX-2207 | | | Rev. 03/2025",
        "Copper State Brokerage | | Agent use only |",
        "Pioneer Rx Chart | | | January 2025",
        "| | Term underwriting 800-555-0142 | Final expense underwriting 800-555-0143",
    ])
    func isNoPartOfProducts(row: String) {
        let rules = MedicationDraft.read(
            .written(
                """
                \(row)
                Medication | Condition | Pioneer Term | Pioneer Final Expense
                Actos | Diabetes | Accept | Level
                Aricept | Dementia | Decline | Decline
                Lipitor | High Cholesterol | Accept | Level
                """)
        ).chart.rules
        #expect(Set(rules.compactMap(\.product)) == ["Pioneer Term", "Pioneer Final Expense"])
        #expect(rules.count == 6)
    }

    @Test func plansBesideItStay() throws {
        let text = """
            For agent use only,,Pioneer Term,Legacy Whole Life
            Medication,Condition,Ages 18-60,Ages 18-60
            Actos,Diabetes,Accept,Level
            Aricept,Dementia,Decline,Decline
            """
        let rules = MedicationReader.read(
            try TableReader.read(Array(text.utf8), file: "chart.csv"), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!)
        ).chart.rules
        #expect(Set(rules.compactMap(\.product)) == ["Pioneer Term", "Legacy Whole Life"])
    }

    @Test(arguments: [
        ["Form A", "Form B"], ["Effective 1/1/2025", "Before 1/1/2025"], ["Agent use only", "Insulin users"],
        ["Revised 01/15/2025", "Heritage Select"], ["Through 12/31/2024", "Rev. 1/2025"],
    ])
    func whatTellsColumnsApartIsNoPages(texts: [String]) { #expect(!PageFurniture.areOverHeader(texts)) }
}

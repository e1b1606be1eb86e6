import ChartSchema
import Tables
import Testing

@testable import Reading

/// Tables of uses and decisions below a heading that names their medication.
@Suite struct UsesBelowNamesTests {
    private func read(_ tables: [Table]) -> MedicationDraft {
        let document = Document(
            file: "chart.html", format: .html, encoding: EncodingReport(name: "utf-8", basis: .detected), tables: tables
        )
        return MedicationReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    /// "Opioid withdrawal" begins with the name of a class of drugs.
    @Test func usesThatHoldNamesOfDrugs() {
        let draft = read([
            .written("Used for | Decision\nDepression | Accept\nChronic pain | Refer", headings: ["Amitriptyline"]),
            .written(
                "Used for | Decision\nHypertension | Accept\nADHD | Accept\nOpioid withdrawal | Decline", index: 1,
                headings: ["Clonidine"]),
        ])
        #expect(
            draft.chart.rules.map(\.medication)
                == ["Amitriptyline", "Amitriptyline", "Clonidine", "Clonidine", "Clonidine"])
    }

    @Test func decisionsOfNobodyAreAnError() {
        let draft = read([
            .written("Medication | Decision\nAricept | Decline\nNamenda | Decline\nPlavix | Graded"),
            .written("Used for | Decision\nHypertension | Accept\nADHD | Decline", index: 1, headings: ["Zorbix 9"]),
        ])
        #expect(draft.findings.contains { $0.severity == .error })
    }
}

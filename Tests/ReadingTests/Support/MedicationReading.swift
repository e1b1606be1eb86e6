import ChartSchema
import Tables

@testable import Reading

extension MedicationDraft {
    /// What is read of tables that are all of a file.
    static func read(_ tables: Table...) -> MedicationDraft {
        let document = Document(
            file: "chart.csv", format: .csv, encoding: EncodingReport(name: "utf-8", basis: .detected), tables: tables)
        return MedicationReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }
}

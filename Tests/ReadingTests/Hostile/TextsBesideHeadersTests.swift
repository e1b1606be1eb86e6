import ChartSchema
import Foundation
import Tables
import Testing

@testable import Reading

/// Texts that stand beside the headers of medications, behind a title, or beside the rows: columns of nothing.
@Suite struct TextsBesideHeadersTests {
    private static let rows =
        "Coumadin | Stroke | Decline |\nPlavix | Stroke | Graded |\nLasix | Heart failure | Decline |\nZocor | Cholesterol | Level |"
    private static let header = "Medication | Use | Decision"

    private func read(_ table: Table) -> MedicationDraft {
        MedicationReader.read(
            Document(
                file: "chart.csv", format: .csv, encoding: EncodingReport(name: "utf-8", basis: .detected),
                tables: [table]),
            sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    private func isTold(_ text: String) -> Bool {
        read(.written(text)).findings.contains { $0.rule == "medication.note.unapplied" && $0.severity == .warning }
    }

    @Test(arguments: [
        "Graded is not offered after age 70: decline.", "For tobacco users, Level becomes Graded.",
        "Two or more medications graded: decline.", "Applicants under age 50: decline.", "Not approved in California",
        "Decline means Graded in Florida.", "Maximum issue age for graded is 75", "Medications not listed: decline",
    ])
    func aSentence(sentence: String) {
        #expect(isTold("\(Self.header) | \(sentence)\n\(Self.rows)"), "beside the headers: \(sentence)")
        #expect(isTold("Cactus Life | | \(sentence) |\n\(Self.header) |\n\(Self.rows)"), "behind a title: \(sentence)")
        #expect(isTold("\(sentence) | | |\n\(Self.header) |\n\(Self.rows)"), "above the headers: \(sentence)")
    }

    @Test(arguments: ["Prescription History Guide", "Rx history", "Drugs and what they treat", "Decision date"])
    func aTextOfThePage(text: String) {
        let draft = read(.written("\(text) | | |\n\(Self.header) |\n\(Self.rows)"))
        #expect(draft.chart.rules.count == 4 && draft.chart.rules.allSatisfy { $0.condition == nil }, "\(text)")
    }
}

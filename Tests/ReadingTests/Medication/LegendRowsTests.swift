import ChartSchema
import Tables
import Testing

@testable import Reading

/// What a row of a table says beside the meaning of a code: "IC = individual consideration. Graded is not available in New York."
@Suite struct LegendRowsTests {
    private func read(_ row: String) -> MedicationDraft {
        .read(
            .written(
                """
                Medication | Used for | Decision
                Aggrenox | Stroke | Decline
                Enbrel | Psoriasis | IC
                Lantus | Diabetes | Graded
                Zoloft | Depression | Level
                \(row) | |
                """))
    }

    @Test(arguments: [
        "IC = individual consideration; submit medical records. Graded results are available only to applicants age 50 and older.",
        "IC = individual consideration. Graded is not available in New York.",
        "IC = individual consideration. Not for use in California.",
        "IC = individual consideration; applicants over age 70 are declined.",
        "IC = individual consideration. Decline if two or more of these medications are taken.",
        "Graded is not available in New York. IC = individual consideration.",
        "IC = individual consideration (Graded is not available in New York)",
        "IC = individual consideration, Graded = ages 50-75 only",
        "IC = individual consideration. All medications: look back 24 months.",
    ])
    func isTold(row: String) {
        #expect(read(row).findings.contains { $0.severity >= .warning })
    }

    @Test(arguments: ["IC = individual consideration", "IC = individual consideration; submit medical records."])
    func aLegendAloneIsNot(row: String) {
        #expect(read(row).findings.allSatisfy { $0.severity == .info })
    }
}

import ChartSchema
import Tables
import Testing

@testable import Reading

/// A text over all columns of decisions: from when the times below it count, or whom all of them are for.
@Suite struct CrownedHeadersTests {
    private func read(_ crown: String, _ headers: String) -> MedicationDraft {
        let document = Document(
            file: "chart.csv", format: .csv, encoding: EncodingReport(name: "utf-8", basis: .detected),
            tables: [
                .written(
                    """
                    | \(crown) | <<
                    Medication | \(headers)
                    Plavix | Decline | Graded
                    Lasix | Decline | Level
                    """)
            ])
        return MedicationReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    @Test(
        arguments: [
            ("Time since FIRST fill", LookbackWindow.Basis.firstFill), ("Date first prescribed", .firstFill),
            ("Period since last fill", .lastFill), ("Duration", nil),
        ] as [(String, LookbackWindow.Basis?)])
    func whatTimesCountFrom(crown: String, basis: LookbackWindow.Basis?) {
        let rules = read(crown, "12 months or less | Over 12 months").chart.rules
        #expect(rules.count == 4)
        #expect(rules.allSatisfy { $0.lookback.basis == basis && $0.product == nil && $0.condition == nil })
    }

    @Test(arguments: ["How long on medication", "Length of therapy", "Since diagnosis"])
    func timesOfSomethingElseAreConditions(crown: String) {
        let rules = read(crown, "12 months or less | Over 12 months").chart.rules
        #expect(rules.count == 4)
        #expect(rules.allSatisfy { $0.lookback == .always && $0.condition?.hasPrefix(crown) ?? false })
    }

    @Test(arguments: ["Applicants aged 50-80", "Tobacco users", "Not for smokers", "Face amounts over 50,000"])
    func whomAllPlansAreFor(crown: String) {
        let rules = read(crown, "Plan A | Plan B").chart.rules
        #expect(rules.map(\.product) == ["Plan A", "Plan B", "Plan A", "Plan B"])
        #expect(rules.allSatisfy { $0.condition == crown })
    }

    @Test func aColumnOfClocks() {
        let document = Document(
            file: "chart.csv", format: .csv, encoding: EncodingReport(name: "utf-8", basis: .detected),
            tables: [
                .written(
                    """
                    Drug | Use | Measured From | Within (months) | Decision
                    Plavix | Heart | First Fill | 24 | Decline
                    Lasix | CHF | Last Fill | 36 | Decline
                    """)
            ])
        let rules = MedicationReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!)
        ).chart.rules
        #expect(rules.map(\.lookback.basis) == [.firstFill, .lastFill])
    }

    @Test(arguments: ["All ages", "Unisex", "Everyone"])
    func whoLeavesNobodyOutIsNoPartOfAProduct(_ people: String) {
        #expect(MedicationColumns.withoutEverybody(["Cedar Term", people]) == ["Cedar Term"])
        #expect(MedicationColumns.withoutEverybody([people]) == [people])
    }
}

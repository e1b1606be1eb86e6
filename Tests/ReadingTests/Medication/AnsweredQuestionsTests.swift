import ChartSchema
import Tables
import Testing

@testable import Reading

/// Columns whose header asks, and cells that answer with more than yes and no.
@Suite struct AnsweredQuestionsTests {
    private func read(_ cells: String, header: String = "Acceptable?") -> MedicationDraft {
        let rows = zip(["Accolate", "Altace", "Keppra", "Lasix"], cells.split(separator: ";"))
            .map { "\($0) | \($1)" }.joined(separator: "\n")
        let document = Document(
            file: "chart.csv", format: .csv, encoding: EncodingReport(name: "utf-8", basis: .detected),
            tables: [.written("Medication | \(header)\n\(rows)")])
        return MedicationReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    @Test func aConditionBehindAYes() {
        let rules = read("Yes;No;Yes, if no seizures in the last 12 months;No").chart.rules
        #expect(rules.map(\.outcome) == [.accept, .decline, .accept, .decline])
        #expect(rules.map(\.condition) == [nil, nil, "if no seizures in the last 12 months", nil])
        #expect(rules[2].outcomeLabel == "Yes, if no seizures in the last 12 months")
    }

    @Test func aDecisionAmongAnswers() {
        #expect(
            read("Yes;No;Call;Yes").chart.rules.map(\.outcome) == [.accept, .decline, .refer, .accept])
        #expect(read("No;Yes;Refer;No", header: "Decline?").chart.rules.map(\.outcome).contains(.refer))
    }

    /// "No" to a refusal accepts nobody yet.
    @Test func aNoWithWordsUnderARefusalIsNotRead() {
        let draft = read("Yes;Yes;No, if stable;Yes", header: "Decline?")
        #expect(draft.chart.rules.allSatisfy { $0.outcome == .decline })
        #expect(draft.findings.contains { $0.severity == .error })
    }
}

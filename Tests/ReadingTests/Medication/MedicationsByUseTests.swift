import ChartSchema
import Foundation
import Tables
import Testing

@testable import Reading

/// Charts that go from conditions to medications: lists under headings, a table with several names in a cell, prose.
struct MedicationsByUseTests {
    private func draft(_ name: String) throws -> MedicationDraft {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/meds/by-use/\(name)")
        let document = try TableReader.read([UInt8](try Data(contentsOf: file)), file: name)
        #expect(MedicationReader.isMedicationChart(document))
        return MedicationReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    private func lines(_ draft: MedicationDraft) -> [String] {
        draft.chart.rules.map { rule in
            [rule.use ?? "-", rule.medication, rule.condition ?? "-", rule.outcome.rawValue].joined(separator: " | ")
        }
    }

    @Test func listsUnderUses() throws {
        let draft = try draft("headings.html")
        #expect(
            lines(draft) == [
                "Congestive heart failure | Entresto | - | decline",
                "Congestive heart failure | Coreg | with Lasix | decline",
                "Congestive heart failure | Lasix | with Coreg | decline",
                "Congestive heart failure | Digoxin | - | decline",
                "COPD | Spiriva | - | decline", "COPD | Daliresp | - | decline", "COPD | Anoro Ellipta | - | decline",
            ])
        #expect(draft.ledger.counts.unread == 0)
    }

    @Test func aCellOfSeveralNames() throws {
        let draft = try draft("table.csv")
        #expect(draft.chart.rules.count == 16)
        #expect(lines(draft).contains("Alcohol dependency | Campral | - | decline"))
        #expect(lines(draft).contains("Heart failure | Lasix | with Coreg | decline"))
        #expect(lines(draft).contains("Gout | Allopurinol | - | level"))
        let ladder = draft.chart.rules.filter { $0.medication == "Eliquis" }
        #expect(ladder.map(\.lookback.maxMonths) == [24, nil] && ladder.map(\.lookback.minMonths) == [nil, 24])
        #expect(draft.findings.allSatisfy { $0.severity == .info })
    }

    @Test func linesOfProse() throws {
        let draft = try draft("prose.html")
        #expect(draft.chart.rules.count == 22)
        #expect(draft.chart.rules.allSatisfy { $0.outcome == .decline && $0.use != nil })
        let lasix = try #require(draft.chart.rules.first { $0.medication == "Lasix" })
        guard case .taking(let other)? = lasix.tests.first else {
            Issue.record("\(lasix.tests)")
            return
        }
        #expect(other.anyOf.map(\.medication) == ["Coreg"] && other.isTaken)
    }
}

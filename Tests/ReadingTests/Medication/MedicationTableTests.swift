import ChartSchema
import Tables
import Testing

@testable import Reading

struct MedicationTableTests {
    private func read(_ tables: [Table]) -> MedicationDraft {
        let document = Document(
            file: "chart.csv", format: .csv, encoding: EncodingReport(name: "utf-8", basis: .detected), tables: tables)
        return MedicationReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    private func rules(_ draft: MedicationDraft) -> [String] { draft.findings.map(\.rule) }

    @Test func publishesNothingForMarksThatNobodyExplains() {
        let draft = read([.written("Medication | Plan A | Plan B\nWarfarin | x | x\nAbilify | x |\nPlavix | | x")])
        #expect(draft.chart.rules.isEmpty)
        #expect(draft.findings.contains { $0.rule == "medication.mark.unexplained" && $0.severity == .error })
    }

    @Test func readsMarksThatASentenceExplains() {
        let table = Table.written(
            "Medication | Plan A | Plan B\nWarfarin | x | x\nAbilify | x |\nPlavix | | x",
            before: ["An x means that the medication is not eligible."])
        let draft = read([table])
        #expect(draft.chart.rules.count == 4)
        #expect(draft.chart.rules.allSatisfy { $0.outcome == .decline })
        #expect(draft.chart.rules.map(\.product) == ["Plan A", "Plan B", "Plan A", "Plan B"])
        #expect(draft.chart.rules[0].rxcui == ["11289"])
    }

    @Test func readsALadder() {
        let draft = read([
            .written(
                """
                Medication | Use | Fill within | Eligibility
                Plavix | Stroke | 2 years | Decline
                Plavix | Stroke | 3 years | Graded
                Plavix | Stroke | > 3 years | Immediate
                """)
        ])
        #expect(draft.chart.rules.map(\.lookback.minMonths) == [nil, 24, 36])
        #expect(draft.chart.rules.map(\.lookback.maxMonths) == [24, 36, nil])
        #expect(draft.findings.isEmpty)
    }

    @Test(
        arguments: [
            ("Plavix | Stroke | 2 yeers | Decline", "medication.window.unread"),
            ("Plavix | Stroke | 2 years | Declne", "medication.outcome.unread"),
            ("| Stroke | 2 years | Decline", "medication.name.missing"),
            ("Plavix | Stroke | 2 years |", "medication.row.undecided"),
        ])
    func reportsTheRowItCannotRead(row: String, rule: String) {
        let draft = read([
            .written("Medication | Use | Fill within | Eligibility\nAbilify | Depression | any | Level\n\(row)")
        ])
        #expect(draft.chart.rules.count == 1)
        #expect(draft.findings.contains { $0.rule == rule && $0.location.row == 2 && $0.severity >= .warning })
    }

    @Test func readsABareListUnderASentence() {
        let list = Table.written(
            "Abacavir | Warfarin\nDonepezil | Exelon",
            before: ["Anyone currently taking a medication below will not be eligible."])
        #expect(read([list]).chart.rules.map(\.outcome) == [.decline, .decline, .decline, .decline])
        let undecided = read([.written("Abacavir | Warfarin\nDonepezil | Exelon", before: ["Medications"])])
        #expect(undecided.chart.rules.isEmpty)
        #expect(rules(undecided) == ["medication.list.undecided"])
    }

    @Test func usesNoNameThatIsOnlyNear() {
        let draft = read([.written("Medication | Eligibility\nDonepazil | Decline\nWarfarin | Decline")])
        #expect(draft.chart.rules[0].ingredients.isEmpty)
    }

    @Test func givesOneRuleAProductOfTheRow() {
        let draft = read([.written("Medication | Decision | Products\nExelon | not eligible | Express; Graded Express")]
        )
        #expect(draft.chart.rules.map(\.product) == ["Express", "Graded Express"])
    }

    @Test func hearsHeadingsInsideAList() {
        let draft = read([
            .written(
                "Not eligible\n* May qualify for Graded\nAbacavir\nExelon*\nNeeds additional information\nWarfarin")
        ])
        #expect(draft.chart.rules.map(\.outcome) == [.decline, .graded, .refer])
        #expect(draft.chart.rules.map(\.medication) == ["Abacavir", "Exelon", "Warfarin"])
    }

    @Test(
        arguments: [
            ("Plavix | | any | Eagle Level", "medication.use.missing"),
            ("Plavix | Stroke | any | Ealge Level", "medication.outcome.odd"),
            ("Plavix | Stroke | any | Eagle Level; dceline 40-49", "medication.outcome.odd"),
            ("Plavix | Stroke | 4 months | Eagle Level", "medication.window.odd"),
        ])
    func warnsOfWhatIsReadButUnlikely(row: String, rule: String) {
        let usual = (0..<12).map { "Medication \($0) | Gout | any | Eagle Level" }.joined(separator: "\n")
        let draft = read([.written("Medication | Use | Fill within | Eligibility\n\(usual)\n\(row)")])
        #expect(draft.chart.rules.count == 13)
        #expect(draft.findings.contains { $0.rule == rule && $0.location.row == 13 && $0.severity == .warning })
    }

    @Test func aTableWithoutHeaderGoesOnWithTheColumnsOfTheOneBefore() {
        let draft = read([
            .written("Medication | Use | Fill within (months) | Decision\nAbilify | Depression | 24 | Decline"),
            .written("Warfarin | Stroke | 12 | Decline", index: 1),
        ])
        #expect(draft.chart.rules.map(\.lookback.maxMonths) == [24, 12])
        #expect(rules(draft) == ["medication.table.continued"])
    }

    @Test func aMarkInsideANameRefusesItsRow() {
        let draft = read([
            .written("Medication | Use | Decision\nAbi*lify | Depression | Accept\nPlavix | Stroke | Decline")
        ])
        #expect(draft.chart.rules.map(\.medication) == ["Plavix"])
        #expect(rules(draft).contains("medication.name.unread"))
    }

    @Test func substancesWithACommaMayBeTwoMedications() {
        let draft = read([.written("Decline\nAbacavir, lamivudine\nPlavix\nLasix\nWarfarin")])
        #expect(draft.chart.rules.count == 4)
        #expect(rules(draft) == ["medication.name.aside"])
    }

    @Test func aHeadingMaySayForWhichPlanItDecides() {
        let draft = read([.written("Knock-Out Medications for Plan A\nPlavix\nLasix\nWarfarin\nNorvasc")])
        #expect(draft.chart.rules.map(\.product) == ["Plan A", "Plan A", "Plan A", "Plan A"])
    }

    @Test func doesNotTakeABuildChartForOne() {
        let table = Table.written(
            "Height | Preferred | Standard\n5'0\" | 150 | 170\n5'1\" | 155 | 175\n5'2\" | 160 | 180")
        let document = Document(
            file: "chart.csv", format: .csv, encoding: EncodingReport(name: "utf-8", basis: .detected), tables: [table])
        #expect(!MedicationReader.isMedicationChart(document))
    }
}

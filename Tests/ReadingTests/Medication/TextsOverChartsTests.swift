import ChartSchema
import Tables
import Testing

@testable import Reading

/// Titles of windows, first lines of several cells, labelled titles of files of data, sentences in German, groups over lists, and whom cards are for.
@Suite struct TextsOverChartsTests {
    private static let table =
        "Medication | Use | Decision\nAricept | Dementia | Decline\nLasix | Hypertension | Accept"

    private func told(_ draft: MedicationDraft) -> [String] {
        draft.findings.filter { $0.severity != .info }.map(\.rule)
    }

    private func read(_ tables: Table..., title: String? = nil, format: FileFormat = .html) -> MedicationDraft {
        var document = Document(
            file: "chart", format: format, encoding: EncodingReport(name: "utf-8", basis: .detected), tables: tables)
        document.title = title.map { TextPiece($0, line: 1) }
        return MedicationReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    @Test(arguments: [
        "Medication guide - Worksite cases", "Medication guide - simplified issue", "Non-Med drug list",
        "Medication Guide for spouses", "Medication guide for smokers",
    ])
    func aWindowsTitleThatRestrictsIsTold(_ title: String) {
        let draft = read(.written(Self.table, headings: ["Medication guide"]), title: title)
        #expect(told(draft) == ["medication.note.unapplied"])
    }

    @Test(arguments: [
        "Medication Guide", "Home | Agents | Acme Life Insurance Company", "Simplified Issue Term Medication Guide",
        "Psych meds", "Rx lookup", "Contradict", "St. Brendan Benefit Association", "Compass Term medication guide",
    ])
    func otherTitlesAreNot(_ title: String) {
        #expect(told(read(.written(Self.table, headings: ["Medication guide"]), title: title)) == [])
    }

    @Test func whatAHeadingPrintsIsToldThere() {
        let draft = read(
            .written(Self.table, headings: ["Medication guide – Worksite cases"]), title: "Worksite cases")
        #expect(told(draft) == ["medication.note.unapplied"])
    }

    @Test(arguments: [
        "Golden Path Whole Life | Medication Guide | 2026", "Golden Path Whole Life | | Effective 01/01/2026",
        "Medication Guide | Golden Path Whole Life |",
    ])
    func aFirstLineOfSeveralCellsNamesThePlan(_ line: String) {
        let draft = MedicationDraft.read(.written("\(line)\n\(Self.table)"))
        #expect(draft.chart.rules.map(\.product) == ["Golden Path Whole Life", "Golden Path Whole Life"])
        #expect(told(draft) == [])
    }

    @Test(arguments: ["Horizon Vie universelle", "Sérénité Vie entière – Guide des médicaments"])
    func frenchNamesArePrintedSo(_ title: String) {
        let draft = read(.written(Self.table, headings: [title]))
        #expect(draft.chart.rules.allSatisfy { title.hasPrefix($0.product ?? "-") })
        #expect(told(draft) == [])
    }

    @Test func aNoteOfPlacesThatAlsoDecidesIsKept() {
        let draft = MedicationDraft.read(
            .written(
                "Medication | Decision\nMetformin* | Decline\nLisinopril | Accept",
                after: ["* Except in Ohio; decline in Texas."]))
        #expect(draft.chart.rules.first?.condition == "* Except in Ohio; decline in Texas.")
        #expect(told(draft) != [])
    }

    @Test(arguments: ["Title", "Chart: Title", "Heading"])
    func aLabelBeforeATitleIsNoneOfItsName(_ label: String) {
        let draft = read(
            .written(Self.table, headings: ["\(label): Gold Term"]),
            .written(Self.table, index: 1, headings: ["\(label): Silver Whole Life"]), format: .xml)
        #expect(
            draft.chart.rules.map(\.product) == ["Gold Term", "Gold Term", "Silver Whole Life", "Silver Whole Life"])
        #expect(told(draft) == [])
    }

    @Test(arguments: ["Nicht für Diabetiker.", "Nur für Nichtraucher.", "Keine Raucher.", "Ohne Herzerkrankungen."])
    func germanSentencesThatRestrictAreNotLost(_ sentence: String) {
        let draft = MedicationDraft.read(
            .written("Medikament | Entscheidung\nAricept | Ablehnung\nLasix | Annahme", after: [sentence]))
        #expect(told(draft) != [] || draft.chart.rules.allSatisfy { $0.condition != nil })
    }

    @Test(arguments: ["Not available outside Florida.", "Not offered except in Texas."])
    func aNoteOfPlacesIsACondition(_ note: String) {
        let draft = MedicationDraft.read(
            .written("Medication | Decision\nAricept | Decline\nLasix* | Accept", after: ["* \(note)"]))
        #expect(draft.chart.rules.map(\.outcome) == [.decline, .accept])
        #expect(draft.chart.rules.last?.condition == "* \(note)")
        #expect(told(draft) == [])
    }

    @Test(arguments: ["Women's health", "Past stroke", "Prior heart attack"])
    func groupsOverListsAreUses(_ group: String) {
        let list = MedicationDraft.read(
            .written("Declined medications\nDiabetes\nMetformin\nInsulin\n\(group)\nEvista\nPlavix"))
        #expect(list.chart.rules.map(\.use) == ["Diabetes", "Diabetes", group, group])
        #expect(told(list) == [])
        let headed = read(.written("Evista\nPlavix\nNamenda", headings: ["Declined medications", group]))
        #expect(headed.chart.rules.map(\.use) == [group, group, group])
        #expect(told(headed) == [])
    }

    @Test func aCardMaySayWhomItIsFor() {
        let draft = MedicationDraft.read(
            .written(
                "Lasix\nAges: 40 and older\nUse: CHF\nDecision: Decline\nZocor\nUse: Cholesterol\nDecision: Accept"))
        #expect(draft.chart.rules.map(\.condition) == ["Ages: 40 and older", nil])
        #expect(told(draft) == [])
    }

    @Test func aLineOverCardsIsTold() {
        let draft = MedicationDraft.read(
            .written(
                "Ages: 40 and older\nMedication: Lasix\nUse: CHF\nDecision: Decline\nMedication: Zocor\nUse: Cholesterol\nDecision: Accept"
            ))
        #expect(draft.chart.rules.map(\.medication) == ["Lasix", "Zocor"])
        #expect(told(draft) == ["medication.note.unapplied"])
    }
}

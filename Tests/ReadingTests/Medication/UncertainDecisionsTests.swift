import ChartSchema
import Tables
import Testing

@testable import Reading

/// Decisions that something beside them gives to others, takes back or leaves open.
@Suite struct UncertainDecisionsTests {
    private func told(_ draft: MedicationDraft, _ rule: String) -> Finding.Severity? {
        draft.findings.first { $0.rule == rule }?.severity
    }

    @Test func headingsThatTellPlansApart() {
        let first = Table.written(
            "Medication | Decision\nAbilify | Graded\nCelebrex | Level", headings: ["Golden Guard Whole Life"])
        let other = Table.written(
            "Medication | Decision\nAbilify | Decline\nCelebrex | Accept", index: 1,
            headings: ["Family Protector Term Life"])
        #expect(
            MedicationDraft.read(first, other).chart.rules.map(\.product) == [
                "Golden Guard Whole Life", "Golden Guard Whole Life", "Family Protector Term Life",
                "Family Protector Term Life",
            ])
    }

    @Test func headingsThatMayBePlansAreToldOf() {
        let draft = MedicationDraft.read(
            .written("Aricept\nNamenda", headings: ["Golden Guard", "Decline"]),
            .written("Plavix\nEliquis", index: 1, headings: ["Silver Shield", "Decline"]))
        #expect(
            draft.findings.filter { $0.rule == "medication.heading.unapplied" && $0.severity == .warning }.count == 2)
        let topics = MedicationDraft.read(
            .written("Aricept\nNamenda", headings: ["Dementia", "Decline"]),
            .written("Plavix\nEliquis", index: 1, headings: ["Stroke", "Decline"]))
        #expect(told(topics, "medication.heading.unapplied") == nil)
    }

    @Test func headingsBelowTheOneThatDecides() {
        let doubts = [
            "Taken off since the January edition", "Removed this spring", "Deletions of March", "No longer here",
        ]
        for doubt in doubts {
            let draft = MedicationDraft.read(
                .written("Harvoni\nStelara", headings: ["Uninsurable medications", doubt]))
            #expect(told(draft, "medication.heading.unapplied") == .warning, "\(doubt)")
        }
        for topic in ["Heart", "Blood thinners", "A – F", "Page 2"] {
            let draft = MedicationDraft.read(
                .written("Aricept\nNamenda", headings: ["Uninsurable medications", topic]))
            #expect(told(draft, "medication.heading.unapplied") == nil, "\(topic)")
        }
    }

    @Test func notesThatTakeTheRuleItselfBack() {
        let rows = "Medication | Decision\nLexapro | Accept\nRitalin ‡ | Decline"
        for note in ["‡ Rule withdrawn as of May 1; we no longer ask about this drug.", "‡ Superseded in June."] {
            #expect(
                told(MedicationDraft.read(.written(rows, after: [note])), "medication.note.unapplied") == .warning,
                "\(note)")
        }
        let kept = MedicationDraft.read(.written(rows, after: ["‡ Within the last 24 months."]))
        #expect(told(kept, "medication.note.unapplied") == nil)
    }

    private static let answers = "Medication | Gold Term | Silver Term\nWarfarin | No | Yes\nLasix | Yes | Yes"

    @Test(arguments: [
        "Knockout drugs", "Exam required?", "Exams required", "Postponed plans", "Rated",
        "Questions by plan: exam needed",
    ])
    func answersToSomethingElseDecideNothing(title: String) {
        let draft = MedicationDraft.read(.written(Self.answers, before: [title]))
        #expect(draft.chart.rules.isEmpty && told(draft, "medication.mark.unexplained") == .error)
    }

    @Test(arguments: ["Sunset Life - Medication Guide", "For agent use only", "© 2025 Sunset Life"])
    func yesUnderAPlanIsThePlan(title: String) {
        let rules = MedicationDraft.read(.written(Self.answers, before: [title])).chart.rules
        #expect(rules.map(\.outcome) == [.decline, .accept, .accept, .accept])
        #expect(rules.map(\.product) == ["Gold Term", "Silver Term", "Gold Term", "Silver Term"])
    }

    private static let uses = "Plavix | Stroke | Decline\nLipitor | Cholesterol | Level\nLantus | Diabetes | Graded"

    @Test(arguments: [
        "Not for", "Use excluded", "Other than", "Uses not covered", "Former use", "Contraindication", "Side effect",
        "Interacts with", "Instead of", "If not for", "Declined for",
    ])
    func columnsOfOtherUses(header: String) {
        let draft = MedicationDraft.read(.written("Medication | \(header) | Decision\n" + Self.uses))
        #expect(draft.chart.rules.isEmpty && told(draft, "medication.column.unknown") == .error)
    }

    @Test(arguments: ["Unless used for", "Except when used for"])
    func columnsOfExceptedUses(header: String) {
        let rules = MedicationDraft.read(.written("Medication | \(header) | Decision\n" + Self.uses)).chart.rules
        #expect(rules.map(\.condition) == ["Stroke", "Cholesterol", "Diabetes"].map { "\(header): \($0)" })
    }

    @Test(arguments: [
        "Condition", "Used for", "Reason (if known)", "Prescribed for", "Diagnosis", "For", "Level Plan Use",
    ])
    func columnsOfUses(header: String) {
        let draft = MedicationDraft.read(.written("Medication | \(header) | Decision\n" + Self.uses))
        #expect(draft.chart.rules.map(\.use) == ["Stroke", "Cholesterol", "Diabetes"])
        #expect(draft.findings.allSatisfy { $0.severity == .info })
    }

    @Test(arguments: [
        "Decision if not", "Decision for spouse", "If declined elsewhere", "Appeal decision", "Rider decision",
        "Old decision",
    ])
    func decisionsForSomeCases(header: String) {
        let draft = MedicationDraft.read(.written("Medication | Condition | \(header)\n" + Self.uses))
        #expect(told(draft, "medication.heading.unapplied") == .warning)
    }

    @Test(arguments: ["Anything other than migraine", "Any use but migraine", "All conditions besides migraine"])
    func theUseOfSomebodyElse(use: String) {
        let rules = MedicationDraft.read(
            .written("Medication | Use | Decision\nInderal | Migraine | Level\nInderal | \(use) | Graded")
        )
        .chart.rules
        #expect(rules.map(\.use) == ["Migraine", nil])
        #expect(rules[1].condition == use && rules[1].tests == [.diagnosed(name: "migraine", isPresent: false)])
    }

    @Test func whatWasDecidedBeforeIsNoRule() {
        for header in ["Was | Now", "Previous decision | Current decision", "Old | New"] {
            let draft = MedicationDraft.read(
                .written("Drug | \(header)\nEliquis | Graded | Level\nHumira | Decline | Graded"))
            #expect(draft.chart.rules.map(\.outcome) == [.level, .graded], "\(header)")
            #expect(draft.chart.rules.allSatisfy { $0.product == nil && $0.condition == nil })
        }
    }

    @Test func aTypefaceThatDecidesIsNotRead() {
        let draft = MedicationDraft.read(
            .written("Aricept\nAvapro\nCardura", before: ["Medications in bold are declined, all others are accepted."])
        )
        #expect(draft.chart.rules.isEmpty && told(draft, "medication.list.undecided") == .error)
    }

    @Test func whoIsNotDeclinedIsNotYetAccepted() {
        let table = "Medication | Declined?\nAricept | Yes\nLipitor | No\nNamenda | Yes"
        let draft = MedicationDraft.read(.written(table))
        #expect(draft.chart.rules.map(\.medication) == ["Aricept", "Namenda"])
        #expect(told(draft, "medication.answer.silent") == .warning)
        let explained = MedicationDraft.read(.written(table, before: ["Yes = decline; No = acceptable"]))
        #expect(explained.chart.rules.map(\.outcome) == [.decline, .accept, .decline])
    }

    @Test(arguments: ["+$5 flat extra", "+2 tables", "$7.50 per thousand", "Standard plus $3", "150%"])
    func pricesOnARisk(rating: String) {
        let draft = MedicationDraft.read(
            .written(
                "Medication | Use | Likely Rating\nTrental | Claudication | \(rating)\nAricept | Dementia | Decline"))
        #expect(draft.chart.rules.first?.outcome == .rated && draft.chart.rules.first?.condition == nil)
    }

    @Test func drugsOverTheColumnsAreNoPlans() {
        let draft = MedicationDraft.read(
            .written(
                "Medication | Aricept | Lipitor | Eliquis\nGold | Decline | Level | Graded\nSilver | Decline | Level | Level"
            ))
        #expect(draft.chart.rules.isEmpty && told(draft, "medication.table.turned") == .error)
    }

    @Test func wordsBesideANameThatNobodyKnows() {
        let draft = MedicationDraft.read(
            .written("Gabapentin (DM2 neuropathy)\nExelon\nAricept", headings: ["Decline"]))
        #expect(told(draft, "medication.name.aside") == .warning)
    }
}

import ChartSchema
import Tables
import Testing

@testable import Reading

/// A column of conditions means what its header makes of its cells.
@Suite struct HeadersOfConditionsTests {
    private func conditions(_ header: String, _ cells: [String]) -> [String] {
        let names = ["Advair", "Lantus", "Norvasc", "Plavix"]
        let rows = zip(names, cells).map { "\($0) | COPD | \($1) | Graded" }
        let draft = MedicationDraft.read(
            .written((["Drug | Use | \(header) | Decision"] + rows).joined(separator: "\n")))
        let isTold = draft.findings.contains { $0.severity >= .warning }
        return isTold ? ["told"] : draft.chart.rules.map { $0.condition ?? "" }
    }

    @Test(arguments: [
        "Not available to", "Does Not Apply To", "Not Offered To", "Waived For", "Other Than", "Ineligible Applicants",
        "Household", "Left Out",
    ])
    func whomTheHeaderLeavesOut(_ header: String) {
        let found = conditions(header, ["Smokers", "Nonsmokers", "Females"])
        #expect(found == ["told"] || found == ["Smokers", "Nonsmokers", "Females"].map { "\(header): \($0)" })
    }

    @Test(arguments: ["Applicants", "Applies only to", "For whom", "Tobacco status"])
    func aHeaderThatSaysNoMore(_ header: String) {
        #expect(conditions(header, ["Smokers", "Nonsmokers", "Smokers"]) == ["Smokers", "Nonsmokers", "Smokers"])
    }

    @Test(arguments: ["MaxDailyDose", "DoseAbove", "DoseGreaterThan", "minimumDose", "strengthAtMost"])
    func aBoundInOneWord(_ header: String) {
        #expect(
            conditions(header, ["2 mg", "40 mg", "10 mg"]) == ["2 mg", "40 mg", "10 mg"].map { "\(header): \($0)" })
    }

    @Test(arguments: ["Started Before", "Diagnosed before", "First Prescribed", "Until"])
    func agesOfSomethingElse(_ header: String) {
        #expect(
            conditions(header, ["Age 40", "Age 35", "Age 50"])
                == ["Age 40", "Age 35", "Age 50"].map { "\(header): \($0)" })
    }
}

/// Texts above a table that decide the same are all heard.
@Suite struct TextsThatDecideTogetherTests {
    private func rule(_ first: String, _ second: String) -> (MedicationRule?, isTold: Bool) {
        let rows = ["Drug | Use", "Abilify | Schizophrenia", "Humira | Arthritis", "Lithium | Bipolar Disorder"]
        let draft = MedicationDraft.read(.written(([first, second] + rows).joined(separator: "\n")))
        return (draft.chart.rules.first, draft.findings.contains { $0.severity >= .warning })
    }

    @Test(arguments: [
        "If any of the drugs below was filled in the last 36 months the application will be declined.",
        "Declined if filled in the past 36 months",
    ])
    func aBareTitleAndASentenceWithATime(_ sentence: String) {
        for (first, second) in [("Declinable Drugs", sentence), (sentence, "Declinable Drugs")] {
            let (rule, isTold) = rule(first, second)
            #expect(rule?.outcome == .decline && rule?.lookback.maxMonths == 36 && !isTold, "\(first)")
        }
    }

    @Test func bothSayMore() {
        let (rule, isTold) = rule(
            "Tobacco Users - Declinable Drugs", "Any drug below filled within the past 2 years is an automatic decline."
        )
        #expect(rule?.lookback.maxMonths == 24 && rule?.condition == "Tobacco Users - Declinable Drugs" && !isTold)
    }

    @Test func whatNobodyUnderstoodIsACondition() {
        let (rule, _) = rule(
            "Medications that are declined",
            "The application is declined when two or more of the drugs below are taken.")
        #expect(rule?.condition == "when two or more of the drugs below are taken")
    }
}

import ChartSchema
import Foundation
import Tables
import Testing

@testable import Reading

/// Words that turn what stands beside them round: none is read as its opposite.
@Suite struct TurnedRoundTests {
    private let instructions = ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!)

    private func document(_ text: String, _ file: String) throws -> Document {
        try TableReader.read(Array(text.utf8), file: file)
    }

    private func medications(_ text: String, _ file: String = "chart.csv") throws -> MedicationDraft {
        MedicationReader.read(try document(text, file), sha256: "", instructions: instructions)
    }

    private func isTold(_ findings: [Finding]) -> Bool { findings.contains { $0.severity >= .warning } }

    @Test(arguments: [
        "Decline above", "Decline over", "Declined above", "Refuse above", "Not eligible above", "Rated above",
    ])
    func aRefusalAboveClassesEndsTheirWeights(_ heading: String) throws {
        let page = """
            <table><tr><th rowspan=2>Height</th><th colspan=2>\(heading)</th></tr><tr><th>Preferred</th><th>Standard</th></tr>\
            <tr><td>5'4"</td><td>175</td><td>209</td></tr><tr><td>5'5"</td><td>181</td><td>215</td></tr>\
            <tr><td>5'6"</td><td>186</td><td>222</td></tr></table>
            """
        let draft = ChartReader.read(try document(page, "chart.html"), sha256: "", instructions: instructions)
        let limits = draft.chart.rows.flatMap(\.limits)
        #expect(
            isTold(draft.findings)
                || limits.count == 6 && limits.allSatisfy { $0.weightMin == nil && $0.weightMax != nil })
    }

    @Test(arguments: [
        ("Decline (topical forms excluded)", MedicationOutcome.decline), ("Decline (smokers excluded)", .decline),
        ("Decline – topical use excluded", .decline), ("Decline, prophylaxis excluded", .decline),
    ])
    func anExclusionIsNoDecision(_ cell: String, _ outcome: MedicationOutcome) throws {
        let draft = try medications("Medication,Use,Decision\nCoumadin,Stroke,\"\(cell)\"\nLasix,CHF,Decline\n")
        let rules = draft.chart.rules.filter { $0.medication == "Coumadin" }
        #expect(rules.map(\.outcome) == [outcome])
        #expect(rules.allSatisfy { $0.condition?.contains("excluded") ?? false })
    }

    @Test(arguments: [
        ("Level (except smokers, decline)", "smokers"), ("Level (except age 70+, Graded)", "age 70+"),
        ("Level (other than NY, Decline)", "NY"), ("Level (except with insulin, decline)", "with insulin"),
    ])
    func anExceptionsDecisionIsForThoseLeftOut(_ cell: String, _ whom: String) throws {
        let draft = try medications("Medication,Use,Decision\nCoumadin,Stroke,\"\(cell)\"\nLasix,CHF,Decline\n")
        let rules = draft.chart.rules.filter { $0.medication == "Coumadin" && $0.outcome != .level }
        #expect(rules.map(\.condition) == [whom])
    }

    @Test(arguments: [
        "Decline for Preferred", "Decline for Standard", "Not eligible for Preferred", "Decline (Preferred)",
        "Decline (Level)", "Preferred decline", "Term decline", "Whole Life Decline", "Rider decline",
        "Decline before 24 mos", "Decline prior to 24 months", "Decline minimum 24 months",
        "Decline at least 24 months", "Probable decline", "Level?", "Decline (?)",
    ])
    func aRefusalKeepsWhomItIsFor(_ cell: String) throws {
        let draft = try medications(
            "Medication,Use,Decision\nCoreg,Hypertension,\"\(cell)\"\nLasix,CHF,Decline\nPlavix,Stroke,Graded\n")
        let rules = draft.chart.rules.filter { $0.medication == "Coreg" }
        #expect(
            rules.allSatisfy { $0.condition != nil && $0.lookback == .always }
                && (!rules.isEmpty || isTold(draft.findings)))
    }

    @Test(arguments: [
        #"<decision unless="on insulin">"#, #"<decision except="NY">"#, #"<decision not="NY">"#,
        #"<decision excludeStates="NY">"#,
    ])
    func anAttributeThatLeavesOutIsNoCondition(_ decision: String) throws {
        let draft = try medications(
            """
            <medications><med><name>Coumadin</name><use>Stroke</use><decision>Decline</decision></med>\
            <med><name>Lasix</name><use>CHF</use>\(decision)Decline</decision></med>\
            <med><name>Plavix</name><use>Heart Attack</use><decision>Graded</decision></med></medications>
            """, "chart.xml")
        let conditions = draft.chart.rules.compactMap(\.condition)
        #expect(isTold(draft.findings) || conditions.contains { $0.hasPrefix("not ") || $0.hasPrefix("exclude ") })
        #expect(!conditions.contains("NY") && !conditions.contains("on insulin"))
    }

    @Test(arguments: [
        "Decision 18-60", "Decision 65+", "Decision < 60", "Decision <$50K", "Decision if current",
        "Decision when current",
        "WP Action", "CI Decision", "LTC Decision",
    ])
    func whatALoneHeaderRestrictsIsTold(_ header: String) throws {
        let draft = try medications(
            "Medication,Use,\(header)\nCoumadin,Stroke,Decline\nLasix,CHF,Decline\nZoloft,Depression,Level\n")
        #expect(isTold(draft.findings))
    }

    @Test func aMedicationForOnePlanIsNoPlan() throws {
        let draft = try medications(
            "<h2>Declined medications</h2><ul><li>Coumadin</li><li>Lasix Whole Life</li><li>Plavix</li><li>Aricept</li></ul>",
            "chart.html")
        #expect(draft.chart.rules.allSatisfy { $0.product == nil })
        #expect(draft.chart.rules.count == 4)
    }

    @Test(arguments: ["Minimum (ages 18-59),Standard", "Min Pref,Preferred"])
    func endsThatWereNotBroughtTogetherAreTold(_ header: String) throws {
        let chart = "Height,\(header)\n5'4\",100,209\n5'5\",102,215\n5'6\",104,222\n"
        let draft = ChartReader.read(try document(chart, "chart.csv"), sha256: "", instructions: instructions)
        #expect(isTold(draft.findings))
    }

    /// "excluded" behind an offer is another decision, and a word before a dash that says what is offered is kept.
    @Test(arguments: [
        "Level, excluded", "Level or excluded", "Level, exclusions apply", "Limited plan - Decline", "Full - Graded",
    ])
    func nothingBesideADecisionIsDropped(_ cell: String) throws {
        let draft = try medications(
            "Medication,Use,Decision\nCoreg,Hypertension,\"\(cell)\"\nLasix,CHF,Decline\nPlavix,Stroke,Graded\n")
        #expect(
            isTold(draft.findings) || draft.chart.rules.allSatisfy { $0.medication != "Coreg" || $0.condition != nil })
    }

    @Test(arguments: [
        "Decline not under", "Decline not less than", "Decline ≥", "Decline equal to or above", "Decline outside",
    ])
    func aRefusalThatTakesTheFigureInIsToldOf(_ heading: String) throws {
        let page = """
            <table><tr><th rowspan=2>Height</th><th colspan=2>\(heading)</th></tr><tr><th>Preferred</th><th>Standard</th></tr>\
            <tr><td>5'4"</td><td>175</td><td>209</td></tr><tr><td>5'5"</td><td>181</td><td>215</td></tr></table>
            """
        let draft = ChartReader.read(try document(page, "chart.html"), sha256: "", instructions: instructions)
        #expect(isTold(draft.findings))
    }

    @Test(arguments: [
        "Lookback (if smoker): 24 months", "Look back (from diagnosis): 24 months", "Look back (Term): 24 months",
    ])
    func aLookBackOfSomeIsNotThatOfAll(_ line: String) throws {
        let draft = try medications("\(line),,\nMedication,Use,Decision\nCoreg,Hypertension,Level\nLasix,CHF,Decline\n")
        #expect(isTold(draft.findings))
    }

    @Test func anAnswerIsNoSideOfTheRowsTime() throws {
        let draft = try medications(
            "Medication,Lookback,Question,If yes,If no\nPlavix,24 months,Hospitalized?,Decline,Graded\nLasix,24 months,On oxygen?,Decline,Level\n"
        )
        #expect(draft.chart.rules.count == 4)
        #expect(draft.chart.rules.allSatisfy { $0.lookback.maxMonths == 24 && $0.condition != nil })
    }

    @Test func bothOfWhatIsTakenBesideIsACondition() throws {
        let draft = try medications(
            "Medication,Taken with,Decision\nLyrica,Insulin,Graded\nLyrica,Metformin,Graded\nLyrica,Both,Decline\n")
        #expect(draft.chart.rules.allSatisfy { $0.condition != nil })
    }
}

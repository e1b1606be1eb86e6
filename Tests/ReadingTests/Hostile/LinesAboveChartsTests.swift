import ChartSchema
import Foundation
import Tables
import Testing

@testable import Reading

/// Short lines above a chart, as carriers print them: applied as they say, or told of; never applied to whom they do not speak of, and never
/// passed over.
@Suite struct LinesAboveChartsTests {
    private static let build = "Height,Preferred,Standard\n5'4\",175,205\n5'5\",181,212\n5'6\",186,218\n"
    private static let medications =
        "Medication,Use,Decision\nAbilify,Depression,Decline\nCoreg,Hypertension,Level\nCoumadin,Atrial Fibrillation,Graded\n"

    private let instructions = ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!)

    private func document(_ line: String, above chart: String) throws -> Document {
        let quoted = "\"\(line.replacing("\"", with: "\"\""))\",,\n"
        return try TableReader.read(Array((quoted + chart).utf8), file: "chart.csv")
    }

    private func read(build line: String) throws -> DraftChart {
        ChartReader.read(try document(line, above: Self.build), sha256: "", instructions: instructions)
    }

    private func isTold(_ findings: [Finding]) -> Bool { findings.contains { $0.severity >= .warning } }

    /// Of one class, of those who call, of a word's meaning, of figures that do not belong to the limits, of ages without a word.
    @Test(arguments: [
        "Preferred to age 70",
        "Smokers: Standard", "Smokers = Standard", "Standard for smokers", "Best class for smokers: Standard",
        "Standard = Table 2 for smokers", "Tobacco = any in 12 months", "Call underwriting for ages over 70",
        "Contact us for ages 71+", "Paramed: ages 51 and up", "Phone interview for all ages 65+",
        "Call the help desk for smokers", "Quotes for smokers: 800-555-1212", "Email uw@carrier.com for females",
        "Weights (not inclusive)", "Limits (exclusive)", "Build Chart (exclusive limits)", "Exclusive limits",
        "Up to but not including", "Less than", "Under", "Under these weights", "Weight under", "Max. weight <",
        "Build Chart 50-85", "Build Chart (18-60)", "Height/Weight Table 0-17", "Build limits for 61 to 75",
        "Age: NB-17", "Sexe: H", "Tobacco use: within 12 months", "Type: Minimum", "Rating: Table 4",
        "Product: Women's Life", "Applicants over the Standard weight are approved.",
        "Children over the Standard range are accepted.",
    ])
    func whatIsOfSomeIsTold(_ line: String) throws {
        let draft = try read(build: line)
        #expect(isTold(draft.findings))
        #expect(draft.chart.columns.allSatisfy { $0.sex == .any && $0.tobacco == .any && $0.age == .any })
    }

    @Test(arguments: [
        ("Rev. 01/24 NT", Sex.any, Tobacco.no), ("Rev 1/24 (smokers)", .any, .yes), ("Rev. 5/24 Female", .female, .any),
        ("Effective 1/1/2024 for smokers", .any, .yes), ("Effective 1/1/24 - NT only", .any, .no),
        ("Term Life Build Chart - Rev. 01/24 (Smokers)", .any, .yes), ("F/NT", .female, .no), ("M/NS", .male, .no),
    ])
    func whatIsOfAllIsApplied(_ line: String, _ sex: Sex, _ tobacco: Tobacco) throws {
        let draft = try read(build: line)
        #expect(draft.chart.columns.allSatisfy { $0.sex == sex && $0.tobacco == tobacco })
        #expect(!isTold(draft.findings))
    }

    @Test func whomAClassIsForIsItsCondition() throws {
        let draft = try read(build: "Preferred: nonsmokers")
        #expect(draft.chart.columns.map(\.condition).contains("Preferred: nonsmokers"))
    }

    /// People who are added to all others, and who find their limits elsewhere.
    @Test(arguments: [
        ("Not only for men", false), ("Also for women", false), ("Including women", false), ("Same for women", false),
        ("Includes smokers", false), ("Women also", false), ("Female build is on the back", true),
        ("Women on the back", true), ("Women - back page", true), ("For females use chart B", true),
        ("Female version available", true), ("Tobacco chart attached", true), ("For women also see page 2", true),
        ("Standard includes tobacco", true),
    ])
    func whoIsAddedOrSentAwayRestrictsNobody(_ line: String, _ isTold: Bool) throws {
        let draft = try read(build: line)
        #expect(draft.chart.columns.allSatisfy { $0.sex == .any && $0.tobacco == .any })
        #expect(self.isTold(draft.findings) == isTold)
    }

    @Test(arguments: ["Product: Secure Whole Life", "Plan: Secure Whole Life", "Product Name: Secure Whole Life"])
    func aNamedProductIsThatOfTheLimits(_ line: String) throws {
        let draft = try read(build: line)
        #expect(draft.chart.columns.allSatisfy { $0.product == "Secure Whole Life" })
        #expect(!isTold(draft.findings))
    }

    @Test(arguments: [
        "Level = Graded in WA", "NY = Decline", "Decline means declined for Level; Graded may be available.",
        "Decline = postpone 1 year", "Three or more = Decline", "2+ = Decline", "Combination = Decline",
        "Under 50 = Decline", "Past use acceptable", "Single fill acceptable", "PRN OK", "Low dose OK",
        "Other uses accepted", "Stable 2 years OK", "Topical excluded", "Diabetics excluded", "NY excluded",
        "Level plans only", "Graded product only", "Lookback: 24",
    ])
    func aTitleThatDecidesForSomeIsTold(_ line: String) throws {
        let draft = MedicationReader.read(
            try document(line, above: Self.medications), sha256: "", instructions: instructions)
        #expect(isTold(draft.findings))
    }

    @Test(arguments: [
        "Declined Medications", "Knockout Drug List", "Medications Requiring an Automatic Decline",
        "Beacon Life - Declinable Drugs", "Declinable Medications by Condition", "Final Expense Knockout Medications",
        "Rx Decline List - Revised June 2024", "Uninsurable Drugs", "Commonly Declined Drugs", "Ineligible Medications",
    ])
    func aTitleOfThePageIsNotTold(_ line: String) throws {
        let draft = MedicationReader.read(
            try document(line, above: Self.medications), sha256: "", instructions: instructions)
        #expect(!isTold(draft.findings))
    }

    @Test func aLookBackInMonthsIsThatOfAllRules() throws {
        let draft = MedicationReader.read(
            try document("Look-back (months): 24", above: Self.medications), sha256: "", instructions: instructions)
        #expect(draft.chart.rules.allSatisfy { $0.lookback.maxMonths == 24 })
    }
}

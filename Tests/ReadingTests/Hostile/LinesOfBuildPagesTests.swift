import ChartSchema
import Tables
import Testing

@testable import Reading

/// Lines around a build chart that change no limit, and their neighbours that do.
@Suite struct LinesOfBuildPagesTests {
    private func read(_ line: String, _ header: String = "Height,Minimum,Maximum") throws -> DraftChart {
        let rows = "5'4\",108,205\n5'5\",111,212\n5'6\",114,218\n"
        let text = "\(header)\n\(rows)\"\(line.replacing("\"", with: "\"\""))\",,\n"
        return ChartReader.read(
            try TableReader.read(Array(text.utf8), file: "chart.csv"), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    private func isTold(_ draft: DraftChart) -> Bool { draft.findings.contains { $0.severity >= .warning } }

    @Test(arguments: [
        "Find your client's height, then read across to the maximum weight (in pounds) for each underwriting class.",
        "Encuentre la estatura del cliente en la primera columna.",
        "Trouvez la taille dans la colonne de gauche.",
        "Meeting these requirements does not guarantee approval at the class shown.",
        "Weights within the range do not ensure an offer.",
        "Weights not shown: please call the Underwriting Department at 800-555-0142 before submitting.",
        "Applicants outside these weights should not apply for Easy Path.",
        "EPWL-UW 0624. For financial professional use only.",
        "Please determine whether the applicant falls within the range before you submit the application.",
        "Simplified issue; no medical exam is required.", "Medicare Supplement Plans A, F, G and N",
        "Young Start Whole Life", "Assurance maladies graves", "Critical Illness Select",
        "Final Expense Build Comparison",
        "Always refer to the carrier's own guide.", "Weights are in pounds, clothed.", "Ver. 2.0 (July 2022)",
        "1 inch = 2.54 cm and 1 pound = 0.4536 kg, for readers who are curious.", "Supply No. 5519-C",
        "Weights are in pounds. Measurements are without shoes.", "Supersedes all previous charts.",
        "Use the actual weight at the time of application.", "Maximum weights in pounds, including clothing.",
        "Vantage Term Accelerated",
    ])
    func whatChangesNoLimitIsNotTold(_ line: String) throws {
        #expect(!isTold(try read(line)))
    }

    @Test(arguments: [
        "Find your client's height, then read across and subtract 10 pounds.",
        "Find the height, then use the maximum weight of the row above for smokers.",
        "Meeting these requirements does not guarantee approval for diabetics.",
        "Meeting these requirements ensures the Preferred class.",
        "Weights not shown for women are 10 pounds lower.", "Medications not shown are declined.",
        "Applicants outside these weights in Texas should not apply for Easy Path.",
        "Applicants above the maximum weight with Diabetes are accepted.",
        "Please determine whether the applicant smokes; if so, subtract 10 pounds.",
        "No medical exam is required under age 50.",
        "Accelerated Underwriting", "Supersedes all previous charts for Texas.", "Measurements are of the spouse.",
        "Use the actual weight at the time of application plus 10 pounds.", "Measurements are without shoes for women.",
        "Plan G only", "Young applicants", "Competitor comparison", "1 inch = 5 pounds",
        "Trouvez la taille dans la colonne de gauche et soustrayez 10 livres.",
    ])
    func whatMayChangeALimitIsTold(_ line: String) throws {
        let draft = try read(line)
        #expect(isTold(draft) || draft.chart.columns.contains { $0.age != .any })
    }

    @Test func aClassInAQuestionToTheAgentIsNoRule() throws {
        let draft = try read(
            "Please determine whether the applicant falls within the Standard range before you submit the application.",
            "Height,Standard,Decline above")
        #expect(!isTold(draft))
    }

    @Test func aTierOverKnownClassesIsOfThePlan() throws {
        #expect(!isTold(try read("Legacy Select Build Chart", "Height,Level,Graded")))
        #expect(isTold(try read("Legacy Select Build Chart")))
        #expect(isTold(try read("Select applicants", "Height,Level,Graded")))
    }

    @Test func whoIsHeavierThanTheWidestClassCalls() throws {
        let line =
            "If weight is greater than the Standard limit, call the help line at 800-555-0144 before taking the application."
        #expect(!isTold(try read(line, "Height,Preferred,Standard")))
        #expect(isTold(try read(line.replacing("Standard", with: "Preferred"), "Height,Preferred,Standard")))
    }

    @Test func agesOfOneProductAreToldAsAges() throws {
        let line = "Family Whole Life weights apply through age 75."
        let draft = try read(line, "Height,Family Term,Family Whole Life")
        let told = draft.findings.filter { $0.severity >= .warning }
        #expect(told.count == 1 && told.allSatisfy { $0.message.contains("ages") })
    }
}

import ChartSchema
import Tables
import Testing

@testable import Reading

/// A class that a sentence, a legend or an element names over limits that name none, and people and places that are named so.
@Suite struct ClassesOfSentencesTests {
    private func read(_ text: String, _ file: String = "chart.csv") throws -> DraftChart {
        ChartReader.read(
            try TableReader.read(Array(text.utf8), file: file), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    private func csv(_ line: String, _ header: String) throws -> DraftChart {
        try read("\"\(line)\",,\n\(header)\n5'2\",180,197\n5'3\",186,203\n5'4\",192,210\n")
    }

    private func isTold(_ draft: DraftChart) -> Bool { draft.findings.contains { $0.severity >= .warning } }

    @Test(arguments: [
        ("Maximum weight in pounds for Standard issue.", "standard"), ("Maximum weight for Standard.", "standard"),
        ("Maximum Weights for Preferred", "preferred"), ("Weights shown are the maximum for Table 2.", "table-2"),
    ])
    func aClassOfAllLimitsIsApplied(_ line: String, _ rateClass: String) throws {
        for header in ["Height,Ages 18-49,Ages 50-75", "Height,Male,Female"] {
            let draft = try csv(line, header)
            #expect(draft.chart.columns.allSatisfy { $0.rateClass?.rawValue == rateClass } && !isTold(draft))
        }
    }

    @Test(arguments: [
        "Maximum weight in pounds for Standard issue only in Texas.", "Weights in pounds, not for Standard.",
        "Maximum weight in pounds for Standard with diabetes.", "Maximum weight in pounds for Standard and Preferred.",
        "Weights in pounds: Standard smokers.",
    ])
    func aClassOfSomeIsToldOf(_ line: String) throws {
        #expect(isTold(try csv(line, "Height,Ages 18-49,Ages 50-75")))
    }

    @Test func placesThatAreLeftOutAreToldOf() throws {
        let rows = [2, 3, 4].map { "<entry><height>6\($0)</height><max>17\($0)</max></entry>" }.joined()
        let draft = try read("<chart><excludedStates>NY, MT</excludedStates>\(rows)</chart>", "chart.xml")
        let told = draft.findings.filter { $0.severity >= .warning }
        #expect(told.contains { $0.severity == .warning && $0.message.contains("leaves out NY, MT") })
        #expect(!told.contains { $0.isA(ChartFinding.figuresRefused) })
    }

    @Test func weightsBeyondBothEndsRefuseNoFigure() throws {
        let line =
            "Weights in pounds. The application is declined if the weight is below the minimum or above the Graded limit."
        #expect(!isTold(try csv(line, "Height,Level,Graded")))
        #expect(isTold(try csv(line.replacing("Graded", with: "Level"), "Height,Level,Graded")))
        let reaching = "The application is declined if the weight shown is met or above."
        #expect(isTold(try csv(reaching, "Height,Level,Graded")))
    }

    @Test func thoseBeyondTheAgesAreSentElsewhere() throws {
        let applied = "This chart applies to ages 18-70."
        let draft = try csv("\(applied) Applicants age 71 and older: see page 14.", "Height,Minimum,Maximum")
        #expect(!isTold(draft) && draft.chart.columns.allSatisfy { $0.age.max == 70 })
        #expect(isTold(try csv("\(applied) Applicants age 61 and older: see page 14.", "Height,Minimum,Maximum")))
        #expect(isTold(try csv("Applicants age 71 and older: see page 14.", "Height,Minimum,Maximum")))
    }

    @Test func aLegendMayNameTables() throws {
        let text = "Height,T2,T4\n5'2\",180,197\n5'3\",186,203\n5'4\",192,210\n"
        let draft = try read(text + "\"T2 = Table 2 (B), T4 = Table 4 (D)\",,\n")
        #expect(draft.chart.columns.map(\.rateClass) == [.table(2), .table(4)] && !isTold(draft))
        let odd = try read(text + "\"T2 = Table 2 (B) in Texas, T4 = Table 4 plus 10\",,\n")
        #expect(odd.chart.columns.allSatisfy { $0.rateClass == nil } && isTold(odd))
    }

    @Test func aNameOfTwoWordsSaysWhatItsValueIs() throws {
        func limits(_ name: String, _ value: String) -> String {
            let rows = [64, 66, 68].map {
                "<Limit><HeightInches>\($0)</HeightInches><MaxWeightLbs>\($0 * 3)</MaxWeightLbs></Limit>"
            }
            return "<\(name) value=\"\(value)\">\(rows.joined())</\(name)>"
        }
        let both = limits("TobaccoStatus", "Non-Tobacco") + limits("TobaccoStatus", "Tobacco")
        let draft = try read("<Build><Gender code=\"M\" name=\"Male\">\(both)</Gender></Build>", "chart.xml")
        #expect(Set(draft.chart.columns.map(\.tobacco)) == [.no, .yes] && !isTold(draft))
        #expect(draft.chart.columns.allSatisfy { $0.sex == .male })
        let excluded = try read("<Build>\(limits("TobaccoExcluded", "Tobacco"))</Build>", "chart.xml")
        #expect(isTold(excluded) || excluded.chart.columns.allSatisfy { $0.tobacco == .no })
    }
}

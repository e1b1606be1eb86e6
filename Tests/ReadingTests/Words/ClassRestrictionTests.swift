import ChartSchema
import Tables
import Testing

@testable import Reading

/// Sentences that say for whom a class of the chart is.
@Suite struct ClassRestrictionTests {
    private func read(_ line: String) throws -> DraftChart {
        let rows = [2, 3, 4].map { "5'\($0)\",\(140 + $0),\(150 + $0),\(180 + $0)" }.joined(separator: "\n")
        return ChartReader.read(
            try TableReader.read(
                Array("Height,Preferred Plus,Preferred,Standard\n\(rows)\n\"\(line)\",,,\n".utf8), file: "chart.csv"),
            sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    private func isTold(_ draft: DraftChart) -> Bool { draft.findings.contains { $0.severity >= .warning } }

    @Test(arguments: [
        "Preferred is available to non-tobacco users only.", "Preferred is not available to tobacco users.",
        "Tobacco users do not qualify for Preferred.", "Preferred is for nontobacco users only.",
        "Only nonsmokers qualify for Preferred.", "Preferred: non-tobacco only", "Preferred requires no tobacco use.",
        "No Preferred for smokers.",
    ])
    func aClassForThoseWithoutTobacco(_ line: String) throws {
        let draft = try read(line)
        #expect(!isTold(draft))
        let expected: [String?: Tobacco] = ["Preferred Plus": .any, "Preferred": .no, "Standard": .any]
        #expect(draft.chart.columns.allSatisfy { expected[$0.classLabel] == $0.tobacco })
    }

    @Test func severalClassesAgesAndSexes() throws {
        func ages(_ line: String) throws -> AgeRange? {
            let draft = try read(line)
            return isTold(draft) ? nil : draft.chart.columns.first { $0.classLabel == "Preferred Plus" }?.age
        }
        #expect(try ages("Preferred Plus is not available over age 70.") == AgeRange(max: 70))
        #expect(try ages("No Preferred Plus over age 70.") == AgeRange(max: 70))
        #expect(try ages("Preferred Plus: maximum issue age 70.") == AgeRange(max: 70))
        #expect(try ages("Preferred Plus: ages 18-65") == AgeRange(min: 18, max: 65))
        #expect(try ages("Applicants under 25 are not eligible for Preferred Plus.") == AgeRange(min: 25))
        #expect(
            try ages("Preferred Plus is not available to applicants under age 18 or over age 70.")
                == AgeRange(min: 18, max: 70))
        let both = try read("Smokers are not eligible for Preferred Plus or Preferred.")
        #expect(both.chart.columns.map(\.tobacco) == [.no, .no, .any])
        #expect(try read("Men are not eligible for Preferred Plus.").chart.columns.map(\.sex) == [.female, .any, .any])
    }

    @Test(arguments: [
        "Tobacco users: Standard only.", "Standard is also available to tobacco users.",
        "Preferred is not available to male tobacco users.", "Preferred not for tobacco users unless approved.",
        "Preferred is not available to smokers or applicants with diabetes.",
        "Preferred is not offered to tobacco users in New York.", "Preferred Best is for nonsmokers only.",
        "Preferred is not available to tobacco users; Standard is.", "Tobacco users may qualify for Preferred.",
        "Preferred is not available to non-tobacco users who smoke cigars.",
        "Preferred is not restricted to nonsmokers.", "Preferred is not unavailable to tobacco users.",
        "Only Standard is available to smokers.", "Standard is the only class for smokers.",
        "Standard only for smokers.", "Standard only is limited to smokers.",
        "Non-Preferred is not available to smokers.", "Preferred+ is limited to nonsmokers.",
        "Exception: Preferred is not available to tobacco users.", "Preferred is not eligible for nonsmoker rates.",
        "Is it true that Preferred is not available to tobacco users?", "Preferred is limited to age 60.",
        "Preferred is not available to smokers, call us.", "Preferred not available to smokers†",
        "Preferred requires a full exam over age 50.", "No exam for Preferred under age 50.",
        "No Preferred for ages 18-60.", "No Preferred unless nonsmoker.", "Standard is for smokers and nonsmokers.",
        "Preferred is not available to those who used tobacco in the last 12 months.",
    ])
    func whatSaysMoreIsToldOfOrACondition(_ line: String) throws {
        let draft = try read(line)
        #expect(isTold(draft) || draft.chart.columns.contains { $0.condition == line.trimming(".") })
        #expect(draft.chart.columns.allSatisfy { $0.tobacco == .any && $0.sex == .any && $0.age.isAny })
    }

    @Test(arguments: ["These limits are for nontobacco users only.", "Nonnicotine users only"])
    func usersOfNothing(_ line: String) throws {
        let draft = try read(line)
        #expect(draft.chart.columns.allSatisfy { $0.tobacco == .no } && !isTold(draft))
    }
}

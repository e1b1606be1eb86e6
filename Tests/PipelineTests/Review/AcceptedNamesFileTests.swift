import ChartSchema
import Foundation
import Testing

@testable import Pipeline

/// `review/names.tsv`: what a person says that a misspelt medication means.
@Suite struct AcceptedNamesFileTests {
    private static let pipeline = #"{"schema": 1, "carriers": []}"#
    private static let line = "Bumetadine\tbumetanide\tunderwriting\t2026-01-05\tthe next guide prints it right\n"

    private func configuration(_ project: TemporaryProject) throws -> PipelineConfiguration {
        try PipelineConfiguration.load(
            Array(Self.pipeline.utf8), file: "pipeline.json", project: project.folder)
    }

    @Test func anAcceptedNameGivesIngredientsAndSaysWhy() throws {
        let text = "Medication,Use,Eligibility\nBumetadine,CHF,Decline\nBumetadine,Edema,Level\n"
        let project = try TemporaryProject(["review/names.tsv": Self.line, "chart.csv": text])
        let file = LooseFile(carrier: nil, products: [], configuration: try configuration(project))
        let (reading, _) = file.read(project.path + "/chart.csv", kind: .medication)
        guard case .medication(let chart)? = reading.draft?.chart else {
            Issue.record("no medication chart")
            return
        }
        #expect(chart.rules.map(\.medication) == ["Bumetadine", "Bumetadine"])
        #expect(chart.rules.allSatisfy { $0.ingredients == ["bumetanide"] })
        #expect(reading.findings.map(\.rule) == ["medication.name.accepted"])
        #expect(reading.findings.first?.message.contains("underwriting accepted on 2026-01-05") == true)
    }

    @Test func aMistakeNamesItsLine() throws {
        let project = try TemporaryProject(["review/names.tsv": Self.line + "Rhythmol\trythmoll\ta\t2026-01-05\tb\n"])
        let error = #expect(throws: InvalidConfiguration.self) { try configuration(project) }
        #expect(error?.file == "review/names.tsv")
        #expect(error?.problems.map(\.place.line) == [2])
        #expect(error?.problems.map(\.found) == ["\"rythmoll\""])
    }

    @Test func aNameThatDoesNothingIsReported() throws {
        let project = try TemporaryProject(["review/names.tsv": Self.line])
        let review = try configuration(project).review
        #expect(review.staleNames(printed: ["Bumetadine"]).isEmpty)
        let stale = review.staleNames(printed: ["Plavix"])
        #expect(stale.map(\.rule) == ["review.name.stale"])
        #expect(stale.first?.location.line == 1)
    }
}

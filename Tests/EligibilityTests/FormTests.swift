import ChartSchema
import Store
import Testing

@testable import Eligibility

/// Forms ask what some chart depends on, and nothing else.
@Suite struct FormTests {
    private typealias S = SampleChart

    private func form(_ charts: BuildChart...) -> Form {
        EligibilityDataset(version: VersionNumber(1, 0, 0), build: BuildIndex(charts), medication: MedicationIndex([]))
            .buildForm
    }

    @Test func whatNoChartDependsOnIsNotAsked() {
        let form = form(S.plain)
        #expect(form.sections.map(\.id) == ["body"])
        let height = form.sections[0].fields[0]
        #expect((height.min, height.max) == (70, 71))
        #expect(height.examples == ["69", "70", "71", "71", "72"])
    }

    @Test func whatAChartDependsOnNamesItsPlans() {
        let bySex = S.chart(
            "other", products: ["whole"],
            columns: [
                S.column("A", .standard, sex: .male, age: AgeRange(min: 18, max: 59)),
                S.column("A", .standard, sex: .female, tobacco: .no),
            ], rows: [(S.at(70), [S.limit(0, nil, 200), S.limit(1, nil, 190)])])
        let person = form(S.plain, bySex).sections[1].fields
        #expect(person.map(\.id) == ["sex", "age", "tobacco"])
        #expect(person.map(\.plans) == [["acme/whole"], ["acme/whole"], ["acme/whole"]])
        #expect(person[1].examples == ["216mo", "719mo"])
    }

    @Test func theQuestionsOfAMedicationDependOnIt() throws {
        let chart = SampleRules.chart([
            SampleRules.rule("Warfarin", use: "CHF", within: 24, .decline),
            SampleRules.rule("Warfarin", use: "DVT", .level),
            SampleRules.rule("Aspirin", .accept),
        ])
        let dataset = EligibilityDataset(
            version: VersionNumber(1, 0, 0), build: BuildIndex([]), medication: MedicationIndex([chart]))
        let fields = dataset.medicationForm.sections[0].fields
        #expect(fields.map(\.id) == ["medication", "use", "last-filled"])
        #expect(fields[0].options == ["Aspirin", "Warfarin"])
        let uses = try #require(fields[1].dependsOn)
        #expect(uses.field == "medication")
        #expect(uses.options.map(\.answer) == ["Warfarin"])
        #expect(uses.options.map(\.options) == [["CHF", "DVT"]])
        #expect(fields[2].examples == ["24m", "25m"])
    }
}

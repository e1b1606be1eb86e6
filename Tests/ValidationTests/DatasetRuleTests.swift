import ChartSchema
import Testing

@testable import Validation

/// Every rule across charts is explained, proves its own examples, and is silent about what it cannot know.
@Suite struct DatasetRuleTests {
    static let codes = DatasetRules.all.map(\.code)

    private func rule(_ code: String) throws -> any Rule<DatasetEvidence> {
        try #require(DatasetRules.all.first { $0.code == code })
    }

    @Test func codesAreUnique() {
        #expect(Set(Self.codes).count == Self.codes.count)
        #expect(Self.codes.allSatisfy { $0.hasPrefix(DatasetRules.prefix) })
        #expect(BuildRules.all.allSatisfy { !$0.code.hasPrefix(DatasetRules.prefix) })
    }

    @Test("Every rule is explained and holds back no chart", arguments: codes)
    func ruleIsExplained(code: String) throws {
        let rule = try rule(code)
        #expect(rule.explanation.hasSuffix("."), "\(code): write the explanation as one sentence")
        #expect(rule.severity <= .warning)
        #expect(!rule.triggering.isEmpty && !rule.nonTriggering.isEmpty)
    }

    @Test("Triggering examples", arguments: codes)
    func triggering(code: String) throws {
        for example in try rule(code).triggering {
            let (charts, marked) = example.charts
            let found = Validator.judgement(across: charts.reversed()).findings
            #expect(found.map(\.rule) == [code], "\(example.title): \(found.map(\.message))")
            guard let marked else { continue }
            #expect(found.first?.chart == charts[marked.chart].id.description, "\(example.title)")
            #expect(found.first?.location.row == marked.row, "\(example.title)")
            #expect(found.first?.location.column == marked.column, "\(example.title)")
        }
    }

    @Test("Examples that are right", arguments: codes)
    func nonTriggering(code: String) throws {
        for example in try rule(code).nonTriggering {
            let found = Validator.judgement(across: example.charts.charts).findings
            #expect(found.isEmpty, "\(example.title): \(found.map(\.message))")
        }
    }

    /// One chart alone can be held against nothing.
    @Test func aloneNothingIsChecked() throws {
        let (charts, _) = try rule("dataset.copy.differs").triggering[0].charts
        let judged = Validator.judgement(across: [charts[0]])
        #expect(judged.findings.isEmpty)
        #expect(judged.unchecked.map(\.rule) == Self.codes)
        #expect(judged.unchecked.first?.missing == "earlier-edition")
        #expect(judged.unchecked.first?.reason == "there is no earlier edition of the chart")
    }

    /// A rule that needs what a chart lacks says nothing about that chart.
    @Test func nothingIsMissed() throws {
        for example in DatasetRules.all.flatMap({ $0.triggering }) {
            let evidence = DatasetEvidence(example.charts.charts.map(ChartSeries.init))
            for rule in DatasetRules.all {
                let met = evidence.subjects(with: rule.needs[0])
                #expect(rule.observations(in: evidence).allSatisfy { met.contains($0.chart) }, "\(rule.code)")
            }
        }
    }
}

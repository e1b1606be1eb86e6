import ChartSchema
import Testing

@testable import Eligibility

@Suite struct PlanRankingTests {
    private func taken(_ product: String, _ outcome: MedicationOutcome?, kind: MedicationAnswer.Kind = .decided)
        -> MedicationAnswer
    {
        MedicationAnswer(
            carrier: "acme", product: product, kind: kind, outcome: outcome, rules: [], isContradicted: false)
    }

    @Test func plansThatFitComeFirst() {
        let answers = [
            taken("a", .decline), taken("b", .graded), taken("c", nil, kind: .unlisted), taken("d", .level),
            taken("e", .refer),
        ]
        let ranked = PlanRanking.rank(build: nil, medications: [answers])
        #expect(ranked.map(\.product) == ["d", "b", "c", "e", "a"])
        #expect(ranked.map(\.verdict) == [.fits, .fits, .open, .refer, .refused])
    }

    @Test func oneRefusalIsEnough() {
        let ranked = PlanRanking.rank(build: nil, medications: [[taken("a", .level)], [taken("a", .decline)]])
        #expect(ranked.map(\.verdict) == [.refused])
    }

    @Test func aPlanWithoutAChartIsOpen() throws {
        let build = BuildChecker(index: BuildIndex([SampleChart.plain]), findings: [:])
            .answers(for: .sample(weight: 190))
        let ranked = PlanRanking.rank(build: build, medications: [[taken("whole", .level)]])
        #expect(ranked.map { "\($0.product) \($0.verdict)" } == ["whole open", "term open"])
        #expect(ranked.map(\.medications.first!?.outcome) == [.level, nil])
    }

    @Test func aBuildThatDoesNotFitIsRefused() {
        let build = BuildChecker(index: BuildIndex([SampleChart.plain]), findings: [:])
            .answers(for: .sample(weight: 300))
        #expect(PlanRanking.rank(build: build, medications: []).map(\.verdict) == [.refused])
    }
}

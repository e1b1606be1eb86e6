import ChartSchema
import Testing

@testable import Eligibility

/// What is not known of a person and matters is answered for each possibility.
@Suite struct FactCasesTests {
    private typealias S = SampleChart

    private let bySexAndTobacco = S.chart(
        columns: [
            S.column("Preferred", .preferred, sex: .male, tobacco: .no),
            S.column("Standard", .standard, sex: .female), S.column("Standard", .standard, sex: .male),
        ],
        rows: [(S.at(70), [S.limit(0, nil, 200), S.limit(1, nil, 210), S.limit(2, nil, 230)])])

    private func answer(_ chart: BuildChart, _ person: Person) throws -> PlanAnswer {
        try #require(BuildChecker(index: BuildIndex([chart]), findings: [:]).answers(for: person).first)
    }

    @Test func whatIsKnownIsOneCase() throws {
        let found = try answer(bySexAndTobacco, .sample(.male, tobacco: false, weight: 190))
        #expect(found.cases.map(\.condition.isEmpty) == [true])
        #expect(found.cases[0].best.standing.rateClass == .preferred)
        #expect(found.independentOf == [.age])
        #expect(found.open == [])
    }

    @Test func everyPossibilityOfWhatIsNotKnown() throws {
        let found = try answer(bySexAndTobacco, .sample(nil, tobacco: nil, weight: 190))
        #expect(found.open == [.sex, .tobacco])
        let classes = found.cases.map {
            "\($0.condition.sex!) \($0.condition.usesTobacco!) \($0.best.standing.rateClass!)"
        }
        #expect(
            classes == [
                "female true standard", "female false standard", "male true standard", "male false preferred",
            ])
    }

    @Test func whatChangesNothingIsNotAsked() throws {
        // Too heavy for Preferred: tobacco no longer matters.
        let found = try answer(bySexAndTobacco, .sample(.male, tobacco: nil, weight: 220))
        #expect(found.cases.count == 1)
        #expect(found.independentOf == [.age])
    }

    private let byAge = S.chart(
        columns: [
            S.column("Standard", .standard, age: AgeRange(min: 16, max: 59)),
            S.column("Standard", .standard, age: AgeRange(min: 60)),
        ],
        rows: [(S.at(70), [S.limit(0, nil, 200), S.limit(1, nil, 180)])])

    @Test func agesAreCutWhereTheChartCutsThem() throws {
        let found = try answer(byAge, .sample(age: nil, weight: 190))
        #expect(found.cases.map(\.condition.age) == [AgeRange(max: 15), AgeRange(min: 16, max: 59), AgeRange(min: 60)])
        #expect(found.cases.map(\.best.standing.kind) == [.outsideAge, .offer, .above])
    }

    @Test(arguments: [(15, Standing.Kind.outsideAge), (16, .offer), (59, .offer), (60, .above)])
    func completedYears(_ age: Int, _ expected: Standing.Kind) throws {
        let found = try answer(byAge, .sample(age: PersonAge(age), weight: 190))
        #expect(found.cases.map(\.best.standing.kind) == [expected])
    }

    @Test func aChartInMonthsSplitsAYear() throws {
        let juvenile = S.chart(
            columns: [
                S.column(nil, nil, age: AgeRange(min: 0, max: 17, unit: .months)),
                S.column(nil, nil, age: AgeRange(min: 18, max: 23, unit: .months)),
            ],
            rows: [(.any, [S.limit(0, 15, 25), S.limit(1, 20, 30)])])
        let year = try answer(juvenile, .sample(age: PersonAge(1), height: 30, weight: 18))
        #expect(
            year.cases.map(\.condition.age) == [
                AgeRange(min: 12, max: 17, unit: .months), AgeRange(min: 18, max: 23, unit: .months),
            ])
        #expect(year.cases.map(\.best.standing.kind) == [.unclassified, .below])
        let months = try answer(juvenile, .sample(age: PersonAge(18, .months), height: 30, weight: 18))
        #expect(months.cases.map(\.best.standing.kind) == [.below])
    }
}

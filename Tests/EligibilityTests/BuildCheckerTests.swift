import ChartSchema
import Testing

@testable import Eligibility

@Suite struct BuildCheckerTests {
    private typealias S = SampleChart

    private func answer(
        _ charts: BuildChart..., for person: Person, findings: [ChartID: [Finding]] = [:]
    ) throws -> PlanAnswer {
        let checker = BuildChecker(index: BuildIndex(charts), findings: findings)
        return try #require(checker.answers(for: person).first)
    }

    private func statement(_ charts: BuildChart..., for person: Person) throws -> ChartStatement {
        let checker = BuildChecker(index: BuildIndex(charts), findings: [:])
        let answer = try #require(checker.answers(for: person).first)
        #expect(answer.cases.count == 1)
        return answer.cases[0].best
    }

    @Test func roomAndPoundsToTheNextBetterClass() throws {
        let found = try statement(S.plain, for: .sample(weight: 209))
        #expect(found.standing.rateClass == .standard)
        #expect(found.limit?.weightMax == 230)
        #expect(found.room == BuildRoom(up: 21, down: nil))
        #expect(found.better?.pounds == -9)
        #expect(found.better?.limit.rateClass == .preferred)
    }

    @Test func theBestClassHasNoBetterOne() throws {
        let found = try statement(S.plain, for: .sample(weight: 200))
        #expect(found.standing.rateClass == .preferred)
        #expect(found.room?.up == 0)
        #expect(found.better == nil)
    }

    /// Preferred to 200, if somebody has no history of cancer, and Standard to 230.
    private static func conditioned(_ standard: String? = nil) -> BuildChart {
        var chart = S.plain
        chart.columns[0].condition = "no history of cancer"
        chart.columns[1].condition = standard
        return chart
    }

    @Test func whatElseMustBeSoIsSaidWithWhatHoldsOtherwise() throws {
        let found = try statement(Self.conditioned(), for: .sample(weight: 190))
        #expect(found.standing.rateClass == .preferred)
        #expect(found.condition == "no history of cancer")
        #expect(found.otherwise?.rateClass == .standard)
        #expect(found.otherLimit?.condition == nil)
    }

    @Test func aChartThatIsForOthersSaysNothingOtherwise() throws {
        let found = try statement(Self.conditioned("no history of cancer"), for: .sample(weight: 190))
        #expect(found.condition == "no history of cancer")
        #expect(found.otherwise == nil)
    }

    @Test func whoeverFitsWithoutAConditionIsNotAsked() throws {
        var chart = Self.conditioned()
        chart.columns.append(S.column("Preferred", .preferred))
        for row in chart.rows.indices { chart.rows[row].limits.append(S.limit(2, nil, 180)) }
        #expect(try statement(chart, for: .sample(weight: 180)).condition == nil)
        #expect(try statement(chart, for: .sample(weight: 181)).condition == "no history of cancer")
        #expect(try statement(chart, for: .sample(weight: 210)).condition == nil)
    }

    @Test func beyondEveryLimitTheNearestIsNamed() throws {
        let found = try statement(S.plain, for: .sample(weight: Figure("230.5")!))
        #expect(found.standing.kind == .above)
        #expect(found.limit?.rateClass == .standard)
        #expect(found.better?.pounds == Figure("-0.5"))
    }

    @Test func heightsBetweenTwoAreReadAtTheLowerOne() throws {
        let found = try statement(S.plain, for: .sample(height: Figure("70.9")!, weight: 205))
        #expect(found.standing.rateClass == .standard)
        #expect(found.limit?.height == S.at(70))
        #expect(found.standing.reading == .lowerHeight)
    }

    @Test(arguments: ["69.9", "71.1", "72"]) func beyondTheHeightsThereIsNoStatement(_ height: String) throws {
        let found = try statement(S.plain, for: .sample(height: Figure(height)!, weight: 150))
        #expect(found.standing == Standing(kind: .outsideHeight))
    }

    @Test func heightsFarApartAreNotBridged() throws {
        let chart = S.chart(
            columns: [S.column("Standard", .standard)],
            rows: [(S.at(70), [S.limit(0, nil, 200)]), (S.at(72), [S.limit(0, nil, 220)])])
        #expect(try statement(chart, for: .sample(height: 71, weight: 150)).standing.kind == .outsideHeight)
        let near = try statement(chart, for: .sample(height: Figure("70.5")!, weight: 150))
        #expect(near.standing.kind == .offer)
    }

    @Test func aMinimumIsGainedTowards() throws {
        let chart = S.chart(
            columns: [S.column("Preferred", .preferred), S.column("Table 2", .table(2))],
            rows: [(S.at(70), [S.limit(0, 129, 200), S.limit(1, 201, 230)])])
        let found = try statement(chart, for: .sample(weight: 125))
        #expect(found.standing.kind == .below)
        #expect(found.better?.pounds == 4)
        #expect(try statement(chart, for: .sample(weight: 130)).room == BuildRoom(up: 70, down: 1))
    }

    @Test func nobodyGainsWeightIntoATableRating() throws {
        let chart = S.chart(
            columns: [S.column("Table 4", .table(4))], rows: [(S.at(70), [S.limit(0, 240, 260)])])
        #expect(try statement(chart, for: .sample(weight: 200)).better == nil)
    }

    @Test func betweenFiguresPrintedNextToEachOtherTheWorseCounts() throws {
        let chart = S.chart(
            columns: [S.column("Preferred", .preferred), S.column("Standard", .standard)],
            rows: [(S.at(70), [S.limit(0, 129, 158), S.limit(1, 159, 180)])])
        let found = try statement(chart, for: .sample(weight: Figure("158.5")!))
        #expect(found.standing.rateClass == .standard)
        #expect(found.standing.reading == .lessFavourableSide)
    }

    @Test func aZoneThatIsNotPrintedIsNoStatement() throws {
        let chart = S.chart(
            columns: [S.column("Standard", .standard), S.column("Refus", .decline)],
            rows: [(S.at(70), [S.limit(0, 129, 236), S.limit(1, 301, nil)])])
        #expect(try statement(chart, for: .sample(weight: 250)).standing.kind == .between)
        #expect(try statement(chart, for: .sample(weight: 302)).standing.kind == .decline)
        #expect(try statement(chart, for: .sample(weight: 120)).standing.kind == .below)
    }

    @Test(arguments: [
        ("Decline Over", nil, Standing.Kind.offer), ("Decline 226 and over", nil, .decline),
        ("Decline", ">226", .offer), ("Decline", "≥226", .decline),
    ])
    func theWordsDecideWhetherAFigureIsRefused(
        _ label: String, _ sign: String?, _ expected: Standing.Kind
    ) throws {
        let cells = sign.map {
            [CellReference(field: .weight, reading: .openEnd, table: 0, row: 1, column: 2, line: 2, text: $0)]
        }
        let chart = S.chart(
            columns: [S.column("Standard", .standard), S.column(label, .decline)],
            rows: [(S.at(70), [S.limit(0, nil, 226), S.limit(1, 226, nil, cells: cells ?? [])])])
        #expect(try statement(chart, for: .sample(weight: 226)).standing.kind == expected)
        #expect(try statement(chart, for: .sample(weight: Figure("226.1")!)).standing.kind == .decline)
        #expect(try statement(chart, for: .sample(weight: 225)).standing.kind == .offer)
    }

    @Test func aRefusalEndsTheRoom() throws {
        let chart = S.chart(
            columns: [S.column("Standard", .standard), S.column("Decline Over", .decline)],
            rows: [(S.at(70), [S.limit(0, nil, 300), S.limit(1, 250, nil)])])
        #expect(try statement(chart, for: .sample(weight: 240)).room?.up == 10)
        #expect(try statement(chart, for: .sample(weight: 260)).standing.kind == .decline)
    }

    @Test func whoeverIsLighterThanEveryDebitIsNotRefused() throws {
        let chart = S.chart(
            columns: [S.column("150%", .table(2)), S.column("200%", .table(4))],
            rows: [(S.at(70), [S.limit(0, 250, 270), S.limit(1, 271, 300)])])
        #expect(try statement(chart, for: .sample(weight: 180)).standing.kind == .unrefused)
        #expect(try statement(chart, for: .sample(weight: 260)).standing.kind == .offer)
        #expect(try statement(chart, for: .sample(weight: 310)).standing.kind == .above)
    }

    @Test func aChartOfRefusalsGrantsNothing() throws {
        let chart = S.chart(
            columns: [S.column("Decline Below", .decline), S.column("Decline Over", .decline)],
            rows: [(S.at(70), [S.limit(0, nil, 125), S.limit(1, 272, nil)])])
        #expect(try statement(chart, for: .sample(weight: 125)).standing.kind == .unrefused)
        #expect(try statement(chart, for: .sample(weight: 200)).standing.kind == .unrefused)
        #expect(try statement(chart, for: .sample(weight: 124)).standing.kind == .decline)
    }

    @Test func everyMeasureOfAClassHasToFit() throws {
        let chart = S.chart(
            columns: [S.column("Preferred", .preferred), S.column("Standard", .standard)],
            rows: [(.any, [S.index(0, nil, 25)]), (S.at(70), [S.limit(0, nil, 200), S.limit(1, nil, 230)])])
        // 190 lb at 5'10" are a BMI of 27.3.
        #expect(try statement(chart, for: .sample(weight: 190)).standing.rateClass == .standard)
        #expect(try statement(chart, for: .sample(weight: 170)).standing.rateClass == .preferred)
    }

    @Test func unexplainedLimitsAreShownBesideTheClass() throws {
        let chart = S.chart(
            columns: [S.column(nil, nil), S.column("Table 2", .table(2))],
            rows: [(S.at(70), [S.limit(0, nil, 220), S.limit(1, nil, 200)])])
        let both = try statement(chart, for: .sample(weight: 190))
        #expect(both.standing.rateClass == .table(2))
        #expect(both.unranked.map(\.weightMax) == [220])
        let one = try statement(chart, for: .sample(weight: 210))
        #expect(one.standing.kind == .unclassified)
        #expect(one.better == nil)
    }

    @Test func theMostFavourableChartSpeaksForThePlan() throws {
        let tables = S.chart(
            "tables", columns: [S.column("Table 4", .table(4))], rows: [(S.at(70), [S.limit(0, nil, 280)])])
        let found = try answer(S.plain, tables, for: .sample(weight: 250))
        #expect(found.cases[0].statements.map(\.standing.kind) == [.offer, .above])
        #expect(found.cases[0].best.standing.rateClass == .table(4))
    }

    @Test func editionsOfADay() {
        var newer = S.plain
        newer.id.edition = "2025-06-01"
        let charts = [S.plain, newer]
        #expect(BuildIndex(charts).charts.map(\.edition) == ["2025-06-01"])
        #expect(BuildIndex(charts, effectiveOn: "2025-06-01").charts.map(\.edition) == ["2025-06-01"])
        #expect(BuildIndex(charts, effectiveOn: "2025-05-31").charts.map(\.edition) == ["2024-01-01"])
        #expect(BuildIndex(charts, effectiveOn: "2023-12-31").plans.isEmpty)
    }

    @Test func findingsAtTheDecidingCellAreShown() throws {
        let cell = CellReference(
            field: .weightMax, reading: .printed, table: 0, row: 3, column: 1, line: 4, text: "200")
        let chart = S.chart(
            columns: [S.column("Standard", .standard)], rows: [(S.at(70), [S.limit(0, nil, 200, cells: [cell])])])
        func finding(_ rule: String, _ severity: Finding.Severity, row: Int?, column: Int?) -> Finding {
            Finding(
                rule: rule, severity: severity, message: "m",
                location: .init(file: "raw/acme/x.csv", table: 0, row: row, column: column))
        }
        let findings = [
            finding("build.value.off-curve", .warning, row: 3, column: 1),
            finding("build.value.off-curve", .warning, row: 4, column: 1),
            finding("reading.unit.assumed", .info, row: nil, column: nil),
            finding("reading.rows.joined-by-position", .warning, row: nil, column: nil),
            finding("reading.footnote.unapplied", .info, row: 9, column: 0),
        ]
        let found = try answer(chart, for: .sample(weight: 180), findings: [chart.id: findings])
        #expect(found.cases[0].best.caveats == [findings[0], findings[3], findings[4]])
    }

    @Test func aCorrectedLimitSaysSo() throws {
        var chart = S.plain
        let correction = AppliedCorrection(
            field: .weightMax, printed: .figure(190), published: .figure(200), reason: "the guide has 200",
            who: "the data team", date: "2026-01-31")
        chart.rows[0].limits[0].corrections = [correction]
        #expect(try statement(chart, for: .sample(weight: 190)).corrections == [correction])
        #expect(try statement(chart, for: .sample(weight: 210)).corrections == [])
    }
}

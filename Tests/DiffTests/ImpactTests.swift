import ChartSchema
import Testing
import Vocabulary

@testable import Diff

/// What a change means for people, against figures that can be worked out by hand.
@Suite struct ImpactTests {
    @Test func publishedPercentilesAreMet() {
        let men = AdultBuilds.men
        #expect(abs(men.share(heightFrom: 64.3, to: 69.3) - 0.45) < 0.0001)
        #expect(abs(men.share(heightFrom: 69.3, to: 74.1) - 0.45) < 0.0001)
        #expect(abs(AdultBuilds.women.share(indexFrom: 23.3, to: 32.5) - 0.5) < 0.0001)
        #expect(abs(men.share(heightFrom: 30, to: 110) - 1) < 0.0001)
        #expect(abs(men.share(indexFrom: 5, to: 120) - 1) < 0.0001)
    }

    /// Against figures that the percentiles were not taken from: obesity (a BMI of 30 and more) of US adults of 20 years and
    /// over in 2009–2012 was 34.6 % of men and 36.4 % of women (NCHS, Health, United States, 2013, age-adjusted).
    @Test func obesityIsAsCommonAsAnotherReportSays() {
        #expect(abs(AdultBuilds.men.share(indexFrom: 30, to: 200) - 0.346) < 0.02)
        #expect(abs(AdultBuilds.women.share(indexFrom: 30, to: 200) - 0.364) < 0.02)
    }

    @Test func aMovedLimitMovesWhoStandsBetween() throws {
        func chart(_ maximum: Int) -> BuildChart {
            DiffCharts.chart([("Preferred", .preferred), ("Standard", .standard)], rows: 21) { _, column in
                column == 0 ? maximum : 260
            }
        }
        let impact = ChartImpact(from: chart(200), to: chart(190))
        #expect(impact.groups.map(\.sex) == [.female, .male])
        let men = try #require(impact.groups.last)
        // Ten weights of 311 at every height.
        #expect(abs(men.buildShare - 10.0 / 311) < 0.000_01)
        #expect(men.moves.count == 1 && men.moves[0].before == "preferred" && men.moves[0].after == "standard")
        #expect(men.betterShare == 0 && men.worseShare == men.adultShare)
        // 191 to 200 lb: between one man in fourteen and one in nine.
        #expect((0.07...0.11).contains(men.adultShare))
        #expect(ChartImpact(from: chart(200), to: chart(200)).groups.allSatisfy { $0.moves.isEmpty })
    }
}

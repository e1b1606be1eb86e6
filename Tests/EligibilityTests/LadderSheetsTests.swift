import ChartSchema
import Testing

@testable import Eligibility

/// The limits that sheets find are those that looking at every row finds, in the same order.
@Suite struct LadderSheetsTests {
    private struct Found: Equatable {
        var places: [LimitPlace]
        var isLower: Bool

        init(_ candidates: ClassLadder.Candidates, _ isLower: Bool) {
            places = candidates.map(\.place)
            self.isLower = isLower
        }
    }

    /// Ages in months: unknown, whole years on both sides of every cut, single months, and some that are cut.
    private static func ages(of ladder: ClassLadder) -> [FigureInterval] {
        let cuts = [0, 240] + ladder.ageStarts + ladder.ageStarts.map { $0 - 1 }
        return [FigureInterval(low: .min, high: .max)]
            + cuts.flatMap { [FigureInterval(low: $0, high: $0), FigureInterval(low: $0, high: $0 + 11)] }
    }

    @Test(arguments: PublishedDataset.buildChartIDs)
    func theSameLimitsAsInEveryRow(_ id: String) throws {
        let chart = try #require(try PublishedDataset.buildCharts.get().first { $0.id.description == id })
        var compared = 0
        for ladder in BuildIndex([chart]).ladders {
            let heights = Set(ladder.rows.flatMap { [$0.heights.low, $0.heights.high] }).filter {
                $0 != .min && $0 != .max
            }
            let near: [Int64] = [-10_001, -5_000, -1, 0, 1, 9_999, 10_000]
            let tried = Set(heights.flatMap { height in near.map { height + $0 } } + [600_000, 700_000])
            for ages in Self.ages(of: ladder) {
                for sexes: UInt8 in 0...3 {
                    for tobacco: UInt8 in 0...3 {
                        for height in tried {
                            let facts = ClassLadder.Facts(
                                sexes: sexes, tobacco: tobacco, ages: ages, height: height, weight: 0, index: 0)
                            let found = ladder.withCandidates(for: facts, Found.init)
                            let expected = ladder.withCandidatesOfEveryRow(for: facts, Found.init)
                            try #require(found == expected, "\(id): \(facts)")
                            compared += expected == nil ? 0 : 1
                        }
                    }
                }
            }
        }
        #expect(compared > 50)
    }

    /// A chart whose rows overlap has no bands apart from each other.
    @Test func overlappingHeightsAreReadRowByRow() {
        let chart = SampleChart.chart(
            columns: [SampleChart.column("Preferred", .preferred), SampleChart.column("Standard", .standard)],
            rows: [
                (HeightRange(min: 60, max: 66), [SampleChart.limit(0, nil, 200)]),
                (HeightRange(min: 64, max: 70), [SampleChart.limit(1, nil, 230)]),
            ])
        let ladder = BuildIndex([chart]).ladders[0]
        let facts = ClassLadder.Facts(
            sexes: 3, tobacco: 3, ages: FigureInterval(low: .min, high: .max), height: 650_000, weight: 0, index: 0)
        #expect(ladder.sheets.find(facts) == nil)
        #expect(ladder.withCandidates(for: facts) { candidates, _ in candidates.count } == 2)
    }
}

import ChartSchema
import Foundation
import Testing

@testable import Eligibility

/// Every standing is what a plain reading of the flat records gives.
@Suite struct BuildIndexExactnessTests {
    /// With `CHARTWRIGHT_GRID=full` every half pound from 40 to 600, otherwise those around the figures of the chart.
    static let isFull = ProcessInfo.processInfo.environment["CHARTWRIGHT_GRID"] == "full"

    @Test(arguments: try PublishedDataset.buildCharts().map(\.id.description))
    func everyPersonOfTheGrid(_ id: String) throws {
        let chart = try #require(try PublishedDataset.buildCharts().first { $0.id.description == id })
        let index = BuildIndex([chart])
        let grid = PeopleGrid(chart, isFull: Self.isFull)
        let records = chart.flatRecords()
        let cells = chart.rows.flatMap(\.limits).flatMap(\.cells)
        let signs = Set(cells.filter { $0.reading == .openEnd }.map(\.text))
        var seen: Set<[FlatBuildRecord]> = []
        for (number, plan) in index.plans.enumerated() {
            let own = records.filter { $0.product!.split(separator: "+").contains(Substring(plan.product)) }
            guard seen.insert(own).inserted else { continue }
            try grid.forEach { person in
                let expected = FlatReading(records: own, person: person, signs: signs).answer
                let found = index.standings(of: person)[number]
                let isSame = found.kind == expected.kind && found.rateClass == expected.rateClass
                try #require(isSame, "\(chart.id) \(plan.product): \(person) is \(found), expected \(expected)")
            }
        }
        #expect(!seen.isEmpty)
    }
}

/// People around every figure of a chart: at, between and beyond its heights, ages and limits.
struct PeopleGrid {
    private var heights: [Figure]
    private var ages: [PersonAge]
    private var sexes: [Sex] = [.female]
    private var tobacco = [true]
    private var weights: (Figure) -> [Figure]

    init(_ chart: BuildChart, isFull: Bool) {
        let half = Figure("0.5")!
        let printed = Set(chart.rows.flatMap { [$0.height.min, $0.height.max].compactMap(\.self) }).sorted()
        var heights = Set(printed.flatMap { [$0, $0 + half] })
        if let first = printed.first, let last = printed.last {
            heights.formUnion([first - 1, first - half, last + 1])
        }
        if chart.rows.contains(where: \.height.isAny) { heights.formUnion([60, 66, 70].map { Figure($0) }) }
        self.heights = heights.sorted()
        // What the chart does not depend on is asked once; the others' sake is another test.
        if isFull || chart.columns.contains(where: { $0.sex != .any }) { sexes = [.female, .male] }
        if isFull || chart.columns.contains(where: { $0.tobacco != .any }) { tobacco = [true, false] }
        var ages: Set<PersonAge> = [PersonAge(35)]
        for range in chart.columns.map(\.age) + chart.rows.compactMap(\.age) {
            for end in [range.min, range.max].compactMap(\.self) {
                for near in [end - 1, end, end + 1] where near >= 0 { ages.insert(PersonAge(near, range.unit)) }
                ages.insert(PersonAge(7, .months))
            }
        }
        self.ages = ages.sorted { ($0.unit.rawValue, $0.value) < ($1.unit.rawValue, $1.value) }
        let limits = chart.rows.flatMap { row in row.limits.map { (row.height, $0) } }
        weights = { height in
            if isFull { return (80...1200).map { Figure(tenThousandths: Int64($0) * 5_000) } }
            var found: Set<Figure> = [50, 600]
            for (range, limit) in limits where (range.max ?? 120) + 1 > height && (range.min ?? 0) - 1 < height {
                for weight in [limit.weightMin, limit.weightMax].compactMap(\.self) {
                    found.formUnion([weight - half, weight, weight + half])
                }
                for index in [limit.bmiMin, limit.bmiMax].compactMap(\.self) {
                    let weight = BodyMassIndex.greatestWeight(notAbove: index, height: height)
                    found.formUnion([weight, weight + Figure("0.1")!])
                }
            }
            return found.sorted()
        }
    }

    func forEach(_ body: (Person) throws -> Void) rethrows {
        for height in heights {
            for weight in weights(height) {
                for age in ages {
                    for sex in sexes {
                        for usesTobacco in tobacco {
                            try body(
                                Person(sex: sex, age: age, usesTobacco: usesTobacco, height: height, weight: weight))
                        }
                    }
                }
            }
        }
    }
}

import ChartSchema
import Testing

@testable import Eligibility

/// A checker that remembers stretches of weights answers as one that does not, at every figure and between them.
@Suite struct WeightStretchesTests {
    /// Every weight that may matter: at each figure of a row, beside it, and half way between any two.
    private static func weights(of row: BuildRow, at height: Figure) -> [Figure] {
        var printed = Set(row.limits.flatMap { [$0.weightMin, $0.weightMax].compactMap(\.self?.tenThousandths) })
        for index in Set(row.limits.flatMap { [$0.bmiMin, $0.bmiMax].compactMap(\.self) }) {
            printed.insert(BodyMassIndex.greatestWeight(notAbove: index, height: height).tenThousandths)
            printed.insert(BodyMassIndex.leastWeight(notBelow: index, height: height).tenThousandths)
        }
        let near: [Int64] = [-10_001, -10_000, -5_000, -1_000, -500, -1, 0, 1, 500, 1_000, 5_000, 10_000, 10_001]
        var found: Set<Int64> = [9_999, 10_000, 20_000_000, 20_000_001, 900_000, 4_000_000]
        for weight in printed {
            for other in printed { found.formUnion([(weight + other) / 2, (weight + other) / 2 + 1]) }
            found.formUnion(near.map { weight + $0 })
        }
        return found.sorted().map { Figure(tenThousandths: $0) }
    }

    @Test(arguments: PublishedDataset.buildChartIDs)
    func theSameAnswersAsWithoutThem(_ id: String) throws {
        let chart = try #require(try PublishedDataset.buildCharts.get().first { $0.id.description == id })
        let index = BuildIndex([chart])
        let plain = BuildChecker(index: index, findings: [:])
        let remembering = BuildChecker(index: index, findings: [:], remembering: 1_000_000)
        let ages = [nil, PersonAge(7, .months), PersonAge(20), PersonAge(52), PersonAge(70)]
        var answers = 0
        for (number, row) in chart.rows.enumerated() where number % max(chart.rows.count / 6, 1) == 0 {
            let height = row.height.max ?? row.height.min ?? 66
            let weights = Self.weights(of: row, at: height)
            for (step, weight) in weights.enumerated()
            where step % max(weights.count / 60, 1) == 0 || weights.count < 400 {
                for sex in [Sex.female, .male, nil] {
                    let age = ages[(step + number) % ages.count]
                    for height in [height, height + Figure(tenThousandths: 5_000)] {
                        let person = Person(
                            sex: sex, age: age, usesTobacco: step % 3 == 0 ? nil : step % 3 == 1, height: height,
                            weight: weight)
                        let found = remembering.answers(for: person)
                        try #require(found == plain.answers(for: person), "\(id): \(person)")
                        answers += found.count
                    }
                }
            }
        }
        #expect(answers > 50)
    }

    /// When no more may be remembered, answers stay what they are.
    @Test func aFullMemoryChangesNothing() throws {
        let index = BuildIndex(try PublishedDataset.buildCharts.get())
        let plain = BuildChecker(index: index, findings: [:])
        let small = BuildChecker(index: index, findings: [:], remembering: 50)
        for height in 58...76 {
            let person = Person(
                sex: .male, age: PersonAge(40), usesTobacco: false, height: Figure(height), weight: Figure(3 * height))
            #expect(small.answers(for: person) == plain.answers(for: person))
        }
    }
}

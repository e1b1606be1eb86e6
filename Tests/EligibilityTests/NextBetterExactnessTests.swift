import ChartSchema
import Testing

@testable import Eligibility

/// The pounds to the next better class are what trying every tenth of a pound finds.
@Suite struct NextBetterExactnessTests {
    @Test(arguments: PublishedDataset.buildChartIDs)
    func everyTenthOfAPound(_ id: String) throws {
        let chart = try #require(try PublishedDataset.buildCharts.get().first { $0.id.description == id })
        let index = BuildIndex([chart])
        for ladder in index.ladders {
            for (height, weight) in [(60, 148), (66, 201), (70, 262), (74, 331), (70, 100), (72, 135)] {
                let person = Person.sample(age: PersonAge(35), height: Figure(height), weight: Figure(weight))
                let facts = ClassLadder.Facts(person)
                let standing = ladder.standing(of: facts)
                let found =
                    ladder.withCandidates(for: facts) { candidates, _ in
                        ladder.nextBetter(than: standing, for: facts, among: candidates)
                    } ?? nil
                #expect(found?.pounds == tried(ladder, facts, standing), "\(id) at \(height), \(weight) lb")
            }
        }
    }

    private func tried(_ ladder: ClassLadder, _ facts: ClassLadder.Facts, _ standing: Standing) -> Figure? {
        guard standing.kind != .unclassified else { return nil }
        let onlyRates = ladder.classes.allSatisfy {
            ["table", "refer", "decline"].contains($0.rateClass?.rawValue.prefix(while: { $0 != "-" }))
        }
        for distance in stride(from: Int64(0), through: 4_000_000, by: 1_000) {
            for weight in [facts.weight - distance, facts.weight + distance] where weight > 0 {
                var there = facts
                there.weight = weight
                let person = Person.sample(
                    height: Figure(tenThousandths: facts.height), weight: Figure(tenThousandths: weight))
                there.index = person.bodyMassIndex.tenThousandths
                let found = ladder.standing(of: there)
                let isOffer = found.kind == .offer || found.kind == .unclassified
                if weight > facts.weight, onlyRates { continue }
                if isOffer, found.favour < standing.favour { return Figure(tenThousandths: weight - facts.weight) }
            }
        }
        return nil
    }
}

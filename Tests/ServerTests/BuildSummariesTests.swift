import ChartSchema
import Eligibility
import Reports
import Testing

@testable import Server

/// Summaries are those of whole answers, byte by byte.
@Suite struct BuildSummariesTests {
    @Test func theBytesOfWholeAnswers() throws {
        let version = try PublishedServer.server.get().snapshots.current.latest
        let (editions, number) = (version.newest, version.manifest.version)
        let plain = BuildChecker(index: editions.dataset.build, findings: editions.dataset.findings)
        var kinds: Set<Standing.Kind> = []
        var summaries = 0
        for height in stride(from: 500_000, through: 840_000, by: 15_000) {
            for weight in stride(from: 800_000, through: 4_200_000, by: 130_300) {
                let person = Person(
                    sex: weight % 7 == 0 ? nil : height % 4 == 0 ? .female : .male,
                    age: PersonAge(weight / 10_000 % 85),
                    usesTobacco: weight % 3 == 0, height: Figure(tenThousandths: Int64(height)),
                    weight: Figure(tenThousandths: Int64(weight)))
                let answers = plain.answers(for: person)
                let expected = BuildReport(person: person, version: number, day: nil, answers: answers).json(.summary)
                guard let found = editions.summaries.json(for: person, version: number, day: nil) else {
                    #expect(person.sex == nil)
                    continue
                }
                try #require(found == expected, "\(person)")
                summaries += 1
                kinds.formUnion(answers.flatMap(\.cases).flatMap(\.statements).map(\.standing.kind))
            }
        }
        #expect(kinds.count > 5)
        #expect(summaries > 400)
    }
}

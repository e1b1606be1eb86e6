import Diff
import Reports
import Testing

/// What a diff says, word by word: every kind of statement has an example.
@Suite struct DiffSentenceTests {
    @Test(arguments: DiffSentenceExample.all)
    func changesAreSaidInWords(_ example: DiffSentenceExample) throws {
        let said = try example.before.sentences(to: example.after)
        #expect(said.map(\.sentence) == example.sentences)
        #expect(said.contains { $0.kind == example.kind })
    }

    @Test(arguments: DiffStatement.Kind.allCases)
    func everyKindHasAnExample(_ kind: DiffStatement.Kind) {
        #expect(DiffSentenceExample.all.contains { $0.kind == kind })
    }

    @Test func nothingIsSaidOfTheSame() throws {
        #expect(try SampleState.build.sentences(to: .build).isEmpty)
    }
}

import Testing

@testable import Notation

@Suite struct JoinedTobaccoTests {
    @Test(arguments: [
        "No tobacco or nicotine use", "no tobacco/nicotine", "Never used tobacco or nicotine",
        "No tobacco, nicotine or vaping products", "Non-Tobacco or Nicotine", "No smoking or vaping",
        "Tobacco or nicotine free", "No tobacco and nicotine use", "no tobacco or any nicotine",
    ])
    func oneNegationIsOfAll(text: String) {
        let states = TaggedText(text).tags.filter { $0.senses.contains { $0.category == .tobacco } }
        #expect(states.count == 1)
        #expect(TaggedText(text).tags.indices.contains { TaggedText(text).has(.tobacco, "no", at: $0) })
    }

    @Test(arguments: [
        "Nonsmokers or nicotine users", "Non-Tobacco, Smoker", "Non-tobacco and tobacco users", "Non-Smoker / Tobacco",
        "Standard (NS/SM)", "NT / Tobacco", "Non-Nicotine / Tobacco",
        "Never Smoked / Tobacco", "Smoker / Nicotine Free",
    ])
    func groupsStayApart(text: String) {
        let text = TaggedText(text)
        #expect(
            text.tags.indices.contains { text.has(.tobacco, "yes", at: $0) || text.has(.tobacco, "any", at: $0) })
    }

    @Test func oneNegationInTwoWords() {
        let meanings = Scope("Neither tobacco nor nicotine", .build).meanings
        #expect(Set(meanings) == [.tobacco(.no)])
    }

    @Test(arguments: [
        "No tobacco in any form for at least 5 years", "No use of tobacco in any form for at least 60 months",
        "No tobacco use in any form for 36 months or more",
    ])
    func timesBehindItAreNoAges(text: String) {
        #expect(Set(Scope(text, .build).meanings) == [.tobacco(.no)])
        #expect(!ChartSentence(text).restOfTobacco.isEmpty)
    }
}

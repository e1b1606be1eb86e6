import ChartSchema
import Testing

@testable import Reading

@Suite struct TobaccoAnswerTests {
    @Test(arguments: [
        ("Uses tobacco?", Tobacco.yes), ("Tobacco use in last 12 months", .yes), ("SMOKER_FLAG", .yes),
        ("Nicotine Usage", .yes), ("Fumeur", .yes), ("Non-fumeur", .no), ("Sans tabac", .no),
        ("NONSMOKER_FLAG", .no), ("Never smoked", .no), ("Nicotine-free 12 months?", .no),
        ("Is the insured a non user of tobacco?", .no), ("No tobacco in 36 months?", .no), ("Does not smoke", .no),
    ])
    func whatYesSays(question: String, state: Tobacco) {
        let header = HeaderTerms(question)
        #expect(header.isClearQuestion)
        #expect((header.tobacco ?? .yes) == state)
    }

    /// Words beside the one that is known turn the question round, or ask for something else.
    @Test(arguments: [
        "Quit smoking?", "Former smoker?", "Smoking ceased?", "Abstains from tobacco", "Nicotine abstinent 24 mo.",
        "Nicotine clean?", "Nicotine test", "Tobacco screen passed", "Tobacco excluded?", "Smoker declined",
    ])
    func questionsThatAreNotUnderstood(question: String) { #expect(!HeaderTerms(question).isClearQuestion) }
}

import Testing

@testable import Notation

/// Sentences that restrict some people leave everybody else the chart's limits.
@Suite struct ConditionalSentenceTests {
    @Test(arguments: [
        "Women must be non-smokers.", "Tobacco users must be age 50-75.", "Smokers must be under age 60.",
        "Applicants age 65+ must be non-tobacco.", "Males: non-tobacco only.", "Smokers: ages 18-60 only.",
        "Tobacco users: issue ages 50-75", "Max issue age for tobacco users is 70.", "Spouse must be age 18-65.",
        "Premium shown for male age 45.", "Men only (see chart B for women)",
    ])
    func restrictsSome(_ sentence: String) { #expect(ChartSentence(sentence).sense == .rule) }

    @Test(arguments: [
        "This chart is for men who are nonsmokers.", "For females ages 18-60 only", "Applicants must be age 18-60.",
        "Male non-tobacco only", "The limits are for smokers.", "For applicants who do not use tobacco.",
    ])
    func isOfAll(_ sentence: String) { #expect(ChartSentence(sentence).sense == .people) }

    @Test(arguments: [
        "Tobacco includes cigars, pipes, chew and vaping.",
        "A tobacco user is anyone who has used nicotine in the past 12 months.",
    ])
    func saysWhatTobaccoIs(_ sentence: String) { #expect(ChartSentence(sentence).isOfTobacco) }

    @Test(
        arguments: [
            ("Nonsmokers of at least 5 years", ["5"]), ("No tobacco use in the last 12 months", []),
            ("For applicants who do not use cigarettes", ["cigarettes"]), ("Level Term 20 years, nonsmokers", []),
        ] as [(String, [String])])
    func saysMoreOfTobacco(_ sentence: String, _ words: [String]) {
        #expect(ChartSentence(sentence).restOfTobacco == words)
    }
}

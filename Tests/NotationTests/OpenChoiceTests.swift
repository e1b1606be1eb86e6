import Testing

@testable import Notation

@Suite struct OpenChoiceTests {
    @Test(arguments: ["Women Men", "Female Male", "Non-Nicotine Nicotine", "Smoker | Non-smoker", "Men | Women"])
    func twoStatesThatNothingJoins(text: String) { #expect(OpenChoice.isOne(text)) }

    @Test(arguments: [
        "Men and Women", "Male/Female", "Male & Female", "Women", "Men, ages 18-59", "Male Nonsmoker",
        "Smokers or Non-smokers",
        "Preferred Standard", "",
    ])
    func namesOfOneOrOfAll(text: String) { #expect(!OpenChoice.isOne(text)) }
}

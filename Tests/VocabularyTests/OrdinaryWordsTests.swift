import Testing
import Vocabulary

@Suite struct OrdinaryWordsTests {
    @Test(arguments: [
        "spouse", "spouses", "former", "competitor", "replacements", "carried",
        "tidier", "quickly", "zoology", "teachers", "repeatedly", "employers",
    ])
    func wordsAndTheirForms(word: String) { #expect(OrdinaryWords.contain(word)) }

    @Test(arguments: ["amputees", "backdated", "reissued", "policyholders", "uninsured"])
    func rareOnesInAForm(word: String) {
        #expect(!OrdinaryWords.contain(word))
        #expect(OrdinaryWords.containRareForm(word))
    }

    @Test(arguments: ["moonstone", "esplanade", "acme"])
    func rareOnesMayBeNames(word: String) {
        #expect(!OrdinaryWords.contain(word))
        #expect(!OrdinaryWords.containRareForm(word))
    }

    @Test(arguments: ["brightpath", "acme", "omaha", "", "s", "ing", "zzzz", "Spouse", "#"])
    func namesAreNone(word: String) { #expect(!OrdinaryWords.contain(word)) }
}

import Testing
import Vocabulary

@Suite struct OrdinaryWordsTests {
    @Test(arguments: [
        "spouse", "spouses", "former", "competitor", "replacements", "carried",
        "tidier", "quickly", "zoology", "teachers", "repeatedly", "employers",
    ])
    func wordsAndTheirForms(word: String) { #expect(OrdinaryWords.contain(word)) }

    @Test(arguments: ["brightpath", "acme", "omaha", "", "s", "ing", "zzzz", "Spouse", "#"])
    func namesAreNone(word: String) { #expect(!OrdinaryWords.contain(word)) }
}

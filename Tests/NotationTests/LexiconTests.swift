import Notation
import Testing

/// What readers may take for granted of the words in `lexicon.tsv`.
struct LexiconTests {
    /// Figures and signs are asked for no age, and numbered pages are known by a word: most cells are figures.
    @Test func agesAndPeopleAreNamedWithLetters() {
        let lexicon = Lexicon.standard
        func phrases(_ category: WordCategory, where isWanted: (String) -> Bool = { _ in true }) -> [String] {
            lexicon.values(category).filter(isWanted).flatMap { lexicon.phrases(category, $0) }
        }
        let named =
            [WordCategory.age, .unitTime, .person, .sex, .tobacco].flatMap { phrases($0) }
            + [WordCategory.boundBefore, .boundAfter].flatMap { phrases($0) { $0.hasSuffix("-age") } }
            + Lexicon.words("page-mark.names")
        #expect(named.count > 100)
        for phrase in named {
            #expect(phrase.unicodeScalars.contains { $0.isLetter || !$0.isASCII }, "\(phrase) has no letter")
        }
    }

    /// The longest phrase that begins at a word is the one that counts.
    @Test func longerPhrasesComeFirst() {
        for category in WordCategory.allCases {
            for value in Lexicon.standard.values(category) {
                let lengths = Lexicon.standard.phrases(category, value).map(\.unicodeScalars.count)
                #expect(lengths == lengths.sorted(by: >))
            }
        }
    }
}

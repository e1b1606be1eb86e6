import Notation

/// The words of chart headers, with what they are about, as the lexicon has them.
///
/// What a *class* is called is not among them: classes are whatever words are left when these are taken away.
enum HeaderLexicon {
    static let categories: [String: HeaderCategory] = {
        let lexicon = Lexicon.standard
        var table: [String: HeaderCategory] = [:]
        func add(_ category: WordCategory, _ meanings: [String: HeaderCategory]) {
            for (value, meaning) in meanings {
                for phrase in lexicon.phrases(category, value) {
                    // The ending of "Woman's" is no part of its token.
                    table[phrase.replacing("'s", with: "")] = meaning
                }
            }
        }
        add(.header, ["filler": .filler])
        for (word, unit) in PrintedUnit.spellings where word != "in" && word.unicodeScalars.allSatisfy(\.isLetter) {
            table[word] = .unit(unit)
        }
        // In a header "in" is a preposition as often as a unit; `HeaderTerms` decides by what stands beside it.
        add(.header, ["feet": .unit(.feetAndInches), "inches": .unit(.inches), "stones": .unit(.pounds)])
        add(.sex, ["male": .male, "female": .female, "any": .anySex])
        add(.tobacco, ["yes": .tobacco, "no": .noTobacco, "any": .anyTobacco])
        add(.organisation, ["": .organisation])
        add(
            .header,
            [
                "height": .height, "weight": .weight, "bmi": .bmi, "age": .ageWord, "class": .classWord,
                "product": .productWord, "min": .min, "max": .max, "below": .below, "above": .above,
                "any-sex": .anySex, "sex": .sexWord, "tobacco": .tobaccoWord, "other-subject": .otherSubject,
                "other-weights": .otherSubject,
            ])
        return table
    }()

    /// Words that a whole cell may be, by what they stand for: `nothing`, `ditto`, `yes`.
    static func isWord(_ text: FoldedText, _ kind: String) -> Bool { words[kind]?.contains(text.string) ?? false }

    /// Whether a word is one of names of plans: `term`, `whole`.
    static func isPlanWord(_ word: String) -> Bool { planWords.contains(word) }

    /// Whether a number or letter behind a word makes it a rating: `Table D`.
    static func isTableWord(_ word: String) -> Bool { tableWords.contains(word) }

    private static let tableWords = Set(Lexicon.standard.phrases(.decision, "rated-table"))

    private static let planWords = Set(Lexicon.standard.phrases(.plan, ""))

    static func isWord(_ word: String, _ kind: String) -> Bool { words[kind]?.contains(word) ?? false }

    /// Whether a phrase of a kind begins at a token.
    static func isPhrase(_ tokens: [LabelToken], at place: Int, _ kind: String) -> Bool {
        guard let phrases = words[kind] else { return false }
        return (place..<min(place + 4, tokens.count)).contains { end in
            phrases.contains(tokens[place...end].map(\.word).joined(separator: " "))
        }
    }

    private static let words: [String: Set<String>] = {
        let lexicon = Lexicon.standard
        return Dictionary(
            uniqueKeysWithValues: lexicon.values(.header).map { ($0, Set(lexicon.phrases(.header, $0))) })
    }()

    /// How many tokens the longest phrase may have that begins with a token; 0 where none does.
    static func longestPhrase(from word: String) -> Int {
        // A narrow blank of print is part of a token, and a blank of its folded word.
        guard let blank = word.utf8.firstIndex(of: UInt8(ascii: " ")) else { return longestPhrases[word] ?? 0 }
        return longestPhrases[String(word[..<blank])] ?? 0
    }

    /// By first word, how many words the longest phrase has.
    private static let longestPhrases: [String: Int] = {
        var longest: [String: Int] = [:]
        for phrase in categories.keys {
            let words = phrase.split(separator: " ")
            longest[String(words[0]), default: 0] = max(longest[String(words[0])] ?? 0, words.count)
        }
        return longest
    }()
}

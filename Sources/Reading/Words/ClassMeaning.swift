import ChartSchema
import Notation
import Vocabulary

/// What a class label means, as far as every carrier would agree.
enum ClassMeaning {
    /// Whether a label says that nothing is offered, in words that give no class: "Auto decline", "No offer".
    static func refuses(_ label: String) -> Bool { refusing.meaning(of: label) { isRefusing(label) } }

    /// Every limit of a column asks what its header refuses.
    private static let refusing = LatelyTold<Bool>()

    private static func isRefusing(_ label: String) -> Bool {
        let text = TaggedText(label)
        let decisions = text.tags.indices.compactMap { text.value(.decision, at: $0) }
        // "Non-Preferred" is a class, and "not declined" none that refuses.
        if text.has(.negation) {
            return text.has(.negation, at: 0) && decisions.isEmpty && (text.has(.offer) || text.has(.plan))
        }
        return !decisions.isEmpty && decisions.allSatisfy { $0 == MedicationOutcome.decline.rawValue }
    }

    /// `nil` when the label says nothing certain. Tobacco words are no part of the meaning, and neither is the debit that
    /// repeats a table rating (`Table 4 +100`, `Table D 200%`).
    static func of(_ label: String) -> RateClass? {
        if let own = meaning(of: label) ?? meaningOfTwins(label) { return own }
        // `PreferredPlus`, a name of programs.
        let spaced = label.spacedName
        guard spaced != label, !LabelTokens(spaced).namesTobacco else { return nil }
        return meaning(of: spaced)
    }

    /// "Preferred / Privilégié": one class in two languages.
    private static func meaningOfTwins(_ label: String) -> RateClass? {
        let names = label.split(separator: "/").map(String.init)
        let meanings = Set(names.map(meaning))
        return names.count > 1 && meanings.count == 1 ? meanings.first ?? nil : nil
    }

    /// "Super Preferred Non-Tobacco": the class above preferred, as long as no other in the chart is called so.
    static func isAbovePreferred(_ label: String) -> Bool {
        RateClassVocabulary.isAbovePreferred(words: words(of: label))
            || RateClassVocabulary.isAbovePreferred(words: words(of: label.spacedName))
    }

    /// Without those of tobacco and without fillers.
    static func words(of label: String) -> [String] {
        LabelTokens(label).tokens.filter { token in
            switch token.category {
            case .tobacco?, .noTobacco?, .anyTobacco?: false
            case .filler?: HeaderLexicon.isWord(token.word, "hollow")
            default: true
            }
        }.map(\.word)
    }

    private static func meaning(of label: String) -> RateClass? {
        let words = words(of: label)
        if let whole = RateClassVocabulary.meaning(ofWords: words) { return whole }
        // `Not eligible if` before "less than"
        if words.count > 1, let last = words.last,
            Lexicon.standard.senses(of: last).contains(where: { $0.category == .if })
        {
            return RateClassVocabulary.meaning(ofWords: Array(words.dropLast())).flatMap { $0.isOffer ? nil : $0 }
        }
        // `Table Rating B`
        if words.count == 3, words[1] == "rating" { return RateClassVocabulary.meaning(ofWords: [words[0], words[2]]) }
        // `Table 2/B`: one table, by number and by letter.
        if words.count == 3, let number = RateClassVocabulary.meaning(ofWords: [words[0], words[1]]),
            number == RateClassVocabulary.meaning(ofWords: [words[0], words[2]])
        {
            return number
        }
        // `Substandard (Table 4)`
        if words.count > 1, Lexicon.standard.senses(of: words[0]).contains(WordSense(.decision, "rated")),
            let rating = RateClassVocabulary.meaning(ofWords: Array(words.dropFirst())), rating.isTableRating
        {
            return rating
        }
        if words.count > 1, let debit = words.last.flatMap({ Int($0) }), debit >= 25, debit % 25 == 0 {
            return RateClassVocabulary.meaning(ofWords: Array(words.dropLast()))
        }
        return refusal(label, words: words)
    }

    /// `Refus en cas de poids supérieur à ce seuil`: a sentence that begins with the decision and says on which side.
    private static func refusal(_ label: String, words: [String]) -> RateClass? {
        guard let first = words.first, HeaderLexicon.isWord(first, "refusing") else { return nil }
        return HeaderTerms(label).zone != nil ? .decline : nil
    }
}

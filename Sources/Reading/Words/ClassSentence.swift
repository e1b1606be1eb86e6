import Notation

/// A sentence that says of which class the limits are, and nothing else: "Limits for the Preferred class.", "This chart applies to
/// Standard applicants."
enum ClassSentence {
    /// The class's name; `nil` where any other word could change what is said.
    static func name(_ sentence: String) -> String? {
        let text = TaggedText(sentence)
        let places = text.tags.indices
        let names = places.filter {
            ClassWords.isOne(text, at: $0) || isRating(text, $0) || isRating(text, $0 - 1) || isBenefit(text, $0)
        }
        guard let first = names.first, let last = names.last, names.count == last - first + 1,
            places.contains(where: { points(text, $0) || isNamedClass(text, $0) })
                || isOfWeights(text, before: first),
            places.allSatisfy({ names.contains($0) || isPlain(text, $0) })
        else { return nil }
        return bare(text.printed(first..<last + 1))
    }

    /// "Maximum weight in pounds for Standard": of what the weights are is said right before the class.
    private static func isOfWeights(_ text: TaggedText, before name: Int) -> Bool {
        let before = text.tags.indices.prefix(name).last { !text.has(.filler, at: $0) || text.has(.purpose, at: $0) }
        return before.map { text.has(.purpose, at: $0) } ?? false
            && (0..<name).contains { place in
                text.has(.pointing, at: place)
                    || text.tags[place].tokens.contains { HeaderLexicon.isWord(text.tokens[$0].text, "weight") }
            }
    }

    /// "Standard" of "Standard class" and of "Standard issue".
    private static func bare(_ printed: String) -> String {
        let label = HeaderTerms(printed).label ?? printed
        guard ClassMeaning.of(label) == nil, let (name, behind) = label.halves(apartAt: " "),
            words.contains(behind.lowercased()), ClassMeaning.of(String(name)) != nil
        else { return label }
        return String(name)
    }

    /// "Standard class": one phrase.
    private static func isNamedClass(_ text: TaggedText, _ place: Int) -> Bool {
        ClassWords.isOne(text, at: place)
            && text.tags[place].tokens.dropFirst().contains { HeaderLexicon.isWord(text.tokens[$0].text, "class") }
    }

    /// "Table" of "Table 2".
    private static func isRating(_ text: TaggedText, _ place: Int) -> Bool {
        guard text.value(.decision, at: place) == "rated-table", place + 1 < text.tags.count else { return false }
        return text.token(place + 1).number != nil || text.token(place + 1).text.count == 1
    }

    /// "Graded" of "Graded class": what final expense grants.
    private static func isBenefit(_ text: TaggedText, _ place: Int) -> Bool {
        guard let decision = text.value(.decision, at: place), text.tags.indices.contains(place + 1) else {
            return false
        }
        return benefits.contains(decision) && text.has(.header, "class", at: place + 1)
    }

    /// "Level and Graded plans": benefits of final expense that stand side by side, folded; none where it names one alone.
    static func benefitsSideBySide(in sentence: String) -> Set<String> {
        let text = TaggedText(sentence)
        let places = text.tags.indices.filter { place in
            text.value(.decision, at: place).map(benefits.contains) ?? false
        }
        let areJoined = zip(places, places.dropFirst()).contains { place, next in
            next == place + 2
                && (text.isSign("&", "/", ",", at: place + 1) || joining.contains(text.token(place + 1).text))
                || next == place + 3 && text.isSign(",", at: place + 1)
        }
        return areJoined ? Set(places.map { text.token($0).text }) : []
    }

    private static let joining = Lexicon.words("class-restriction.joining")
    private static let benefits = Lexicon.words("class-sentence.benefits")

    /// A word for classes, or for what applies to whom.
    private static func points(_ text: TaggedText, _ place: Int) -> Bool {
        text.has(.header, "class", at: place) || text.value(.clause, at: place) == "applies"
    }

    private static func isPlain(_ text: TaggedText, _ place: Int) -> Bool {
        let token = text.token(place)
        if token.number != nil { return false }
        let plain: [WordCategory] = [.filler, .person, .pointing]
        return [.sign, .mark].contains(token.kind) || points(text, place)
            || plain.contains { text.has($0, at: place) } || words.contains(token.text)
            || text.tags[place].senses.contains { headers.contains($0) }
    }

    private static let words = Lexicon.words("class-sentence.words")
    private static let headers: Set<WordSense> = [
        WordSense(.header, "max"), WordSense(.unit, "lb"), WordSense(.unit, "kg"),
        WordSense(.header, "weight"), WordSense(.header, "height"), WordSense(.header, "class"),
        WordSense(.header, "filler"), WordSense(.header, "subject"),
    ]
}

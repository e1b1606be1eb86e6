import Notation

/// A sentence that says of which product the limits are, and nothing else: "For applicants for Secure Term only."
enum ProductSentence {
    /// The product's name: capitalised words behind a preposition at the end, behind words for applicants.
    static func name(_ sentence: String) -> String? {
        let text = TaggedText(sentence)
        var end = text.tags.count
        while end > 0, text.token(end - 1).kind == .sign || text.has(.only, at: end - 1) { end -= 1 }
        var start = end
        while start > 0, isCapitalised(text, start - 1) { start -= 1 }
        guard start < end, start > 1, prepositions.contains(text.token(start - 1).text) else { return nil }
        let before = 0..<start - 1
        guard before.contains(where: { text.has(.person, at: $0) }),
            before.allSatisfy({ !text.tags[$0].senses.isEmpty && !changes(text, $0) })
        else { return nil }
        let name = text.printed(start..<end)
        let terms = HeaderTerms(name)
        guard terms.sex == nil, terms.tobacco == nil, terms.age == nil, !ClassWords.name(name),
            ColumnNames.isName(name),
            !ColumnNames.isOfPage(name)
        else { return nil }
        return name
    }

    private static func isCapitalised(_ text: TaggedText, _ place: Int) -> Bool {
        text.printed(place..<place + 1).first?.isUppercase ?? false
    }

    /// Whether a word says for whom else, or for whom not.
    private static func changes(_ text: TaggedText, _ place: Int) -> Bool {
        let categories: [WordCategory] = [.negation, .exception, .sex, .tobacco, .age, .decision, .change, .if, .place]
        return text.token(place).number != nil || categories.contains { text.has($0, at: place) }
    }

    private static let prepositions = Lexicon.words("product-sentence.prepositions")
}

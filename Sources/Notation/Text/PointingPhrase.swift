/// Words that point at the medications of a page: "any drug on this sheet", "one or more of the medicines listed below".
enum PointingPhrase {
    static let senses = [WordSense(.filler, ""), WordSense(.pointing, "")]

    /// Where the longest one that begins at a token ends; `nil` where none does.
    static func end(at start: Int, in tokens: [Token]) -> Int? {
        guard beginning.contains(tokens[start].text) else { return nil }
        var cursor = PhraseCursor(tokens: tokens, place: start)
        cursor.pass(quantities)
        guard cursor.take(names) else { return nil }
        cursor.pass(participles)
        if cursor.take(behind) { return cursor.place }
        guard cursor.take(prepositions), cursor.take(demonstratives), cursor.take(lists) else { return nil }
        _ = cursor.take(behind)
        return cursor.place
    }

    private struct PhraseCursor {
        let tokens: [Token]
        var place: Int

        mutating func take(_ words: Set<String>) -> Bool {
            guard place < tokens.count, words.contains(tokens[place].text) else { return false }
            place += 1
            return true
        }

        mutating func pass(_ words: Set<String>) { while take(words) {} }
    }

    private static let beginning = quantities.union(names)
    private static let quantities = Lexicon.words("pointing-phrase.quantities")
    private static let names = Lexicon.words("pointing-phrase.names")
    private static let participles = Lexicon.words("pointing-phrase.participles")
    private static let prepositions = Lexicon.words("pointing-phrase.prepositions")
    private static let demonstratives = Lexicon.words("pointing-phrase.demonstratives")
    private static let lists = Lexicon.words("pointing-phrase.lists")
    private static let behind = Lexicon.words("pointing-phrase.behind")
}

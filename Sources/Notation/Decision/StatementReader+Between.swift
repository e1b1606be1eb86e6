import Vocabulary

/// What stands between two decisions of a statement, and behind one.
extension StatementReader {
    /// Whether a word says for whom or when.
    static func hasMeaning(_ place: Int, _ text: TaggedText) -> Bool {
        text.token(place).number != nil
            || [
                .if, .exception, .negation, .only, .otherwise, .age, .tobacco, .sex, .severity, .state, .past,
                .boundBefore,
            ]
            .contains { text.has($0, at: place) && !text.has(.filler, at: place) }
    }

    /// Whether what stands before a decision is what a medication is taken for, or words behind a semicolon that nobody knows.
    static func isOfOthers(_ between: Range<Int>, _ text: TaggedText) -> Bool {
        let words = between.filter { text.token($0).kind == .word }
        guard let first = between.first, let start = words.first, let end = words.last else { return false }
        return text.isSign(";", at: first) && words.contains { text.tags[$0].senses.isEmpty }
            || UseVocabulary.standard.uses(in: text.printed(start..<end + 1)) != nil
    }

    static func isLink(_ place: Int, _ text: TaggedText) -> Bool {
        text.has(.filler, at: place) || text.has(.purpose, at: place) || text.has(.plan, at: place)
            || text.has(.offer, at: place) || text.isSign("-", "/", ",", ":", at: place)
    }

    /// Whether words with a meaning stand between a decision and the end of its parentheses: then they are its own.
    static func hasMore(after own: DecisionWords, _ text: TaggedText) -> Bool {
        var place = own.tags.upperBound
        while place < text.tags.count, !text.isSign(")", ";", at: place) {
            if !isLink(place, text), !text.has(.undecided, at: place), !text.has(.decision, at: place) { return true }
            place += 1
        }
        return false
    }
}

import Notation

/// "Lookback for all medications: 24 months", "The look-back period for all medications is 24 months": the same as without the words that leave nobody out.
enum LookbackOfAll {
    /// The text with a colon behind the word for a look-back, and without words for all medications; the text where it has none.
    static func withoutAll(_ text: String) -> String {
        guard text.utf8.count < 100, text.contains(where: \.isNumber), text.contains(" for "),
            let phrase = phrases.first(where: { holds($0, text) })
        else { return text }
        var words = text.split(separator: " ").map(String.init)
        let folded = words.map { FoldedText(String($0).trimming(":.,")).string }
        let start = folded.indices.first { place in
            folded[place...].starts(with: phrase)
        }
        guard let start else { return text }
        let end = start + phrase.count
        let isLabel = words[end - 1].hasSuffix(":")
        words.removeSubrange(start..<end)
        if isLabel, start > 0 { words[start - 1] += ":" }
        if let verb = words.firstIndex(where: verbs.contains), verb > 0, !text.contains(":") {
            words[verb - 1] += ":"
            words.remove(at: verb)
        }
        if let first = words.first, articles.contains(first.lowercased()) { words.removeFirst() }
        return words.joined(separator: " ")
    }

    private static func holds(_ phrase: [String], _ text: String) -> Bool {
        let words = text.split(separator: " ").map { FoldedText(String($0).trimming(":.,")).string }
        return words.indices.contains { words[$0...].starts(with: phrase) }
    }

    /// The longest first.
    private static let phrases = Lexicon.words("lookback-of-all.phrases").map {
        $0.split(separator: " ").map(String.init)
    }
    .sorted { ($1.count, $1.joined()) < ($0.count, $0.joined()) }
    private static let verbs = Lexicon.words("lookback-of-all.verbs")
    private static let articles = Lexicon.words("lookback-of-all.articles")
}

import Notation

/// "Lookback for all medications: 24 months", "All look-back periods are 2 years except where noted": the time of every row that prints none.
enum LookbackOfAll {
    /// The text with a colon behind the word for a look-back, without words for all medications and for what is printed elsewhere; the text
    /// where it has none.
    static func withoutAll(_ text: String) -> String {
        guard text.utf8.count < longest, text.contains(where: \.isNumber) else { return text }
        var words = text.split(separator: " ").map(String.init)
        if let end = placeOfException(words) { words.removeSubrange(end...) }
        if let all = rangeOfAll(words) {
            let isLabel = words[all.upperBound - 1].hasSuffix(":")
            words.removeSubrange(all)
            if isLabel, all.lowerBound > 0 { words[all.lowerBound - 1] += ":" }
        }
        if let verb = words.firstIndex(where: verbs.contains), verb > 0, !words.contains(where: { $0.contains(":") }) {
            words[verb - 1] += ":"
            words.remove(at: verb)
        }
        if let first = words.first, articles.contains(first.lowercased()) { words.removeFirst() }
        return words.joined(separator: " ").trimming(", ")
    }

    /// Whether a text gives a look-back to all that print no other: "unless otherwise shown".
    static func isDefault(_ text: String) -> Bool {
        placeOfException(text.split(separator: " ").map(String.init)) != nil
    }

    /// "Decline (ever)", "any time", "filled within 36 months": a row's own time, from which one for all that print no other keeps away. It is all
    /// that the text says, but for a decision and words of fills: not "Decline if ever hospitalized".
    static func isTimeOfItsOwn(_ text: String) -> Bool {
        if let read = LookbackNotation.read(text), read.condition == nil, MedicationSession.speaksOfFills(text) {
            return true
        }
        let parts = text.split { "(),;:–—".contains($0) }.map(String.init)
        return (parts + [text]).contains { part in
            let words = OutcomeWords(part).rest.filter { !around.contains($0) }
            return ownTimes.contains(words.joined(separator: " "))
        }
    }

    private static let ownTimes = Lexicon.words("lookback-of-all.own-times")
    private static let around = Lexicon.words("lookback-of-all.around")

    /// In bytes: longer texts say more than a time.
    private static let longest = 140

    /// Where the words begin that leave the time to what is printed elsewhere, "unless a different period is shown", "except as noted": the last
    /// of the text.
    private static func placeOfException(_ words: [String]) -> Int? {
        let folded = folded(words)
        if let start = folded.lastIndex(where: opening.contains), start > 0, case let rest = folded[(start + 1)...],
            rest.contains(where: showing.contains), rest.allSatisfy({ showing.contains($0) || inner.contains($0) })
        {
            return start
        }
        return exceptions.lazy.filter { $0.count < folded.count && folded.suffix($0.count).elementsEqual($0) }
            .map { folded.count - $0.count }.first
    }

    private static let opening = Lexicon.words("lookback-of-all.opening")
    private static let showing = Lexicon.words("lookback-of-all.showing")
    private static let inner = Lexicon.words("lookback-of-all.inner")

    private static func rangeOfAll(_ words: [String]) -> Range<Int>? {
        let folded = folded(words)
        return phrases.lazy.compactMap { phrase in
            folded.indices.first { folded[$0...].starts(with: phrase) }.map { $0..<$0 + phrase.count }
        }.first
    }

    private static func folded(_ words: [String]) -> [String] {
        words.map { FoldedText(String($0).trimming(":.,()")).string }
    }

    private static let phrases = words("phrases")
    private static let exceptions = words("exceptions")

    /// The phrases of a list, the longest first.
    private static func words(_ list: String) -> [[String]] {
        Lexicon.words("lookback-of-all.\(list)").map { $0.split(separator: " ").map(String.init) }
            .sorted { ($1.count, $1.joined()) < ($0.count, $0.joined()) }
    }

    private static let verbs = Lexicon.words("lookback-of-all.verbs")
    private static let articles = Lexicon.words("lookback-of-all.articles")
}

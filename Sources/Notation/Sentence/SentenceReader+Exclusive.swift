import Vocabulary

/// Figures that are the first ones beyond: "Limits (exclusive)", "Weight under".
extension SentenceReader {
    /// The words that say of the figures that they do not belong to what they limit.
    var exclusive: [Int] {
        let said = text.tags.indices.filter { Self.exclusives.contains(text.token($0).text) }
        let pairs = text.pairs(of: Self.denied)
        let denied = text.tags.indices.filter { place in
            pairs.contains { text.tags[place].tokens.overlaps($0..<$0 + 2) }
        }
        let isOfLimits = text.tags.indices.contains { Self.ofLimits.contains(text.token($0).text) }
        if !said.isEmpty, isOfLimits { return said }
        if !denied.isEmpty { return denied }
        guard !text.tokens.contains(where: { $0.number != nil }), let bound = openBound else { return [] }
        return [bound]
    }

    /// "Under", "Maximum weight <", "Less than the weights shown": a bound without a figure, of which only the table's can be meant.
    private var openBound: Int? {
        let words = text.tags.indices.filter { text.token($0).kind == .word || text.has(.boundBefore, at: $0) }
        guard (1...6).contains(words.count),
            let bound = words.first(where: {
                text.value(.boundBefore, at: $0) == "less-than"
            })
        else { return nil }
        let isKnown = words.allSatisfy { $0 == bound || Self.ofLimits.contains(text.token($0).text) || isEmpty($0) }
        return isKnown ? bound : nil
    }

    private func isEmpty(_ place: Int) -> Bool {
        text.has(.filler, at: place) || text.has(.pointing, at: place) || text.has(.header, "max", at: place)
    }

    private static let exclusives = Lexicon.words("exclusive.words")
    private static let denied = Lexicon.words("exclusive.denied")
    private static let ofLimits = Lexicon.words("exclusive.limits")
}

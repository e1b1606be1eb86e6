import Notation

/// "Decline above" over "Preferred" and "Standard": where the limits of the classes below it end, and no zone of theirs.
struct RefusedBeyond {
    private let end: HeaderTerms.Bound
    /// "Decline at or above", "Decline ≥", "Decline outside": the figure itself is refused, or nobody says on which side; no end of ours is that.
    let isInclusive: Bool

    /// `nil` unless a heading of several levels refuses beyond the figures, and one below it names a class.
    init?(_ stack: HeaderStack) {
        guard stack.pieces.count > 1, let lowest = stack.lowest?.label, ClassMeaning.of(lowest) != nil,
            !ClassMeaning.refuses(lowest),
            let zone = stack.pieces.dropLast().lazy.compactMap({ Self.zone($0.terms) }).first
        else { return nil }
        end = zone == .above ? .max : .min
        isInclusive = stack.pieces.dropLast().contains { Self.zone($0.terms) != nil && Self.isOpen($0.terms.text) }
    }

    func turn(_ value: inout ValueColumn) {
        (value.zone, value.bound) = (nil, end)
    }

    private static func zone(_ terms: HeaderTerms) -> HeaderTerms.Zone? {
        let refuses = !OutcomeWords(terms.text).outcomes.isDisjoint(with: [.decline, .refer, .rated])
        let text = TaggedText(terms.text)
        guard refuses || ClassMeaning.refuses(terms.text) else { return nil }
        if let zone = terms.zone { return zone }
        return text.tags.indices.lazy.compactMap { zone(text, at: $0) }.first
    }

    private static func zone(_ text: TaggedText, at place: Int) -> HeaderTerms.Zone? {
        if over.contains(text.token(place).text) { return .above }
        if under.contains(text.token(place).text) { return .below }
        switch text.value(.boundBefore, at: place) {
        case "more-than", "at-least": return .above
        case "less-than", "at-most": return .below
        default: return nil
        }
    }

    private static func isOpen(_ heading: String) -> Bool {
        let (text, words) = (TaggedText(heading), OutcomeWords.words(heading))
        let orMore = zip(words, words.dropFirst()).contains { joins.contains($0) && more.contains($1) }
        let isDenied = text.tags.indices.contains { text.has(.negation, at: $0) && !text.has(.decision, at: $0) }
        // "not less than"
        let isInclusive = text.tags.indices.contains { place in
            text.has(.boundBefore, "at-least", at: place) || text.has(.boundBefore, "at-most", at: place)
        }
        return orMore || isDenied || isInclusive || words.contains(where: inclusive.contains)
            || heading.contains { "≥≤=".contains($0) }
    }

    private static let joins = Lexicon.words("refused-beyond.joins")
    private static let more = Lexicon.words("refused-beyond.more")
    private static let inclusive = Lexicon.words("refused-beyond.inclusive")
    private static let over = Lexicon.words("beyond-saying.over")
    private static let under = Lexicon.words("beyond-saying.under")
}

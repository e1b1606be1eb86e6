import Notation

/// "Decline above" over "Preferred" and "Standard": where the limits of the classes below it end, and no zone of theirs.
struct RefusedBeyond {
    private let end: HeaderTerms.Bound
    /// "Decline at or above": the figure itself is refused, which no end of ours is.
    let isInclusive: Bool

    /// `nil` unless a heading of several levels refuses beyond the figures, and one below it names a class.
    init?(_ stack: HeaderStack) {
        guard stack.pieces.count > 1, let lowest = stack.lowest?.label, ClassMeaning.of(lowest) != nil,
            !ClassMeaning.refuses(lowest),
            let zone = stack.pieces.dropLast().lazy.compactMap({ Self.zone($0.terms) }).first
        else { return nil }
        end = zone == .above ? .max : .min
        isInclusive = stack.pieces.dropLast().contains { piece in
            Self.zone(piece.terms) != nil
                && OutcomeWords.words(piece.terms.text).contains(where: Self.inclusive.contains)
        }
    }

    func turn(_ value: inout ValueColumn) {
        (value.zone, value.bound) = (nil, end)
    }

    private static func zone(_ terms: HeaderTerms) -> HeaderTerms.Zone? {
        let refuses = !OutcomeWords(terms.text).outcomes.isDisjoint(with: [.decline, .refer, .rated])
        let text = TaggedText(terms.text)
        guard refuses || ClassMeaning.refuses(terms.text) else { return nil }
        return terms.zone
            ?? (text.tags.indices.contains { over.contains(text.token($0).text) }
                ? .above
                : text.tags.indices.contains { under.contains(text.token($0).text) } ? .below : nil)
    }

    private static let inclusive = Lexicon.words("refused-beyond.inclusive")
    private static let over = Lexicon.words("beyond-saying.over")
    private static let under = Lexicon.words("beyond-saying.under")
}

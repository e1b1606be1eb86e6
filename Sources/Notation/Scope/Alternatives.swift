/// Words between what a text asks for by which not all of it need hold: "within 36 months or if complications remain", and under an
/// exception "more than 36 months ago and fully recovered". A scope holds where all of its claims do; with such a word between them nobody
/// may read them so.
struct Alternatives {
    /// Where the words stand.
    private(set) var places: [Int] = []

    private let text: TaggedText

    init(_ text: TaggedText, _ claims: [Claim], _ setting: Scope.Setting) {
        self.text = text
        let asked = claims.filter { $0.meaning != .everyone }.sorted { $0.tags.lowerBound < $1.tags.lowerBound }
        guard asked.count > 1 else { return }
        for (first, second) in zip(asked, asked.dropFirst())
        where first.tags.upperBound <= second.tags.lowerBound && !isOneKind(first.meaning, second.meaning) {
            let joins = setting.hasFills && isExcepted(first) ? Self.joining : Self.either
            places += (first.tags.upperBound..<second.tags.lowerBound).filter { place in
                text.tags[place].tokens.count == 1 && joins.contains(text.token(place).text)
            }
        }
    }

    /// Two sexes, two bands of ages, two uses are one question.
    private func isOneKind(_ first: Meaning, _ second: Meaning) -> Bool {
        switch (first, second) {
        case (.use, .use), (.notUse, .notUse): true
        default: first.isOfKind(second)
        }
    }

    /// "unless" before it.
    private func isExcepted(_ claim: Claim) -> Bool {
        (0..<claim.tags.upperBound).contains { text.has(.exception, at: $0) }
    }

    static let either = Lexicon.words("alternatives.either")
    /// "and" and "or".
    static let joining = either.union(Lexicon.words("alternatives.both"))
}

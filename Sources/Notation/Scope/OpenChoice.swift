/// Two states of one kind beside one another, that nothing joins: "Women Men", "Non-Nicotine | Nicotine". They name the pages of a form or
/// a site of which one is shown; which, the words do not say.
package enum OpenChoice {
    /// In characters: longer texts are sentences.
    private static let longest = 40

    package static func isOne(_ text: String) -> Bool {
        guard text.count <= longest else { return false }
        let tagged = TaggedText(text)
        let parted = tagged.tags.indices.filter { tagged.isSign("|", "•", "·", at: $0) }
        if parted.count == 1 {
            return differ(tagged, ..<parted[0], (parted[0] + 1)...)
        }
        return tagged.tags.indices.dropFirst().contains { differ(tagged, ..<$0, $0...) }
    }

    private static func differ(_ text: TaggedText, _ first: PartialRangeUpTo<Int>, _ second: PartialRangeFrom<Int>)
        -> Bool
    {
        let (left, right) = (0..<first.upperBound, second.lowerBound..<text.tags.count)
        guard !left.isEmpty, !right.isEmpty, let one = state(text, left), let other = state(text, right) else {
            return false
        }
        return one.isOfKind(other) && one != other
    }

    /// The sex or the state of tobacco that words name, all of them, without one that joins them to others.
    private static func state(_ text: TaggedText, _ range: Range<Int>) -> Meaning? {
        guard
            range.allSatisfy({ place in
                [.sex, .tobacco, .negation].contains { text.has($0, at: place) } && text.token(place).kind == .word
            })
        else { return nil }
        let scope = Scope(text.printed(range), .build)
        guard scope.isWhole, scope.meanings.count == 1 else { return nil }
        switch scope.meanings[0] {
        case .sex(let sex) where sex != .any: return .sex(sex)
        case .tobacco(let tobacco) where tobacco != .any: return .tobacco(tobacco)
        default: return nil
        }
    }
}

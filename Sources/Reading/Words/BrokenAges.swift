import ChartSchema
import Notation

/// Figures beside an age that the grammar of ages did not take: "Ages 60-18", "Ages 18-6O", "Ages 18-150", "Ages 18.5-60". What is left of
/// such a text is another age than it prints.
enum BrokenAges {
    static func stand(in scope: Scope) -> Bool {
        let claimed = Set(scope.claims.flatMap(\.tags))
        let ages = scope.claims.filter { if case .age = $0.meaning { true } else { false } }
        return ages.contains { isBroken($0, claimed, scope.tagged) }
            || ages.isEmpty && hasUnreadAge(claimed, scope.tagged)
    }

    private static func isBroken(_ claim: Claim, _ claimed: Set<Int>, _ text: TaggedText) -> Bool {
        guard case .age(let age) = claim.meaning else { return false }
        let isSingle = age.min == age.max
        let (first, last) = (claim.tags.lowerBound, claim.tags.upperBound - 1)
        if joins(first - 1, text), !claimed.contains(first - 1) {
            let isTight = isTight(first - 1, text)
            if isFigure(first - 2, claimed, text), isSingle || isTight && self.isTight(first - 2, text) { return true }
            // "-5 to 10": a sign of its own.
            if isTight, first < 2 || !self.isTight(first - 2, text) { return true }
        }
        if joins(last + 1, text), !claimed.contains(last + 1), isFigure(last + 2, claimed, text),
            isSingle || isTight(last, text) && isTight(last + 1, text)
        {
            return true
        }
        // "6O", "1e1"
        let ends = claim.tags.filter { text.token($0).number != nil }
        return ends.contains { isTight($0, text) && text.token($0 + 1).kind == .word && !claimed.contains($0 + 1) }
    }

    /// "Ages 18-150", "Ages 1860": the word, and figures that are none.
    private static func hasUnreadAge(_ claimed: Set<Int>, _ text: TaggedText) -> Bool {
        text.tags.indices.contains { place in
            text.has(.age, at: place) && !claimed.contains(place) && isFigure(place + 1, claimed, text)
        }
    }

    /// A hyphen, a point, or a word between the ends of a range.
    private static func joins(_ place: Int, _ text: TaggedText) -> Bool {
        guard text.tags.indices.contains(place) else { return false }
        return text.isSign("-", "–", ".", at: place) || text.has(.range, at: place)
    }

    /// A figure that nothing has claimed, and that is no year.
    private static func isFigure(_ place: Int, _ claimed: Set<Int>, _ text: TaggedText) -> Bool {
        guard text.tags.indices.contains(place), !claimed.contains(place), text.token(place).kind == .number else {
            return false
        }
        return text.token(place).number.map { !(Figure(1900)...Figure(2100)).contains($0) } ?? true
    }

    /// Whether a tag touches the next one.
    private static func isTight(_ place: Int, _ text: TaggedText) -> Bool {
        guard text.tags.indices.contains(place), text.tags.indices.contains(place + 1) else { return false }
        return text.token(place).place.upperBound == text.token(place + 1).place.lowerBound
    }
}

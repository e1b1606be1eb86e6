import ChartSchema

/// Whoever takes a medication now has taken it within any time.
extension ScopeReader {
    /// "currently taking or prescribed in the past 36 months": of the two the time holds for both. What an exception or a denial is about stays
    /// apart.
    mutating func joinCurrent() {
        let isPlain = !(start..<cursor.end).contains { text.has(.negation, at: $0) || text.has(.exception, at: $0) }
        guard isPlain, let now = claims.firstIndex(where: { $0.meaning == Self.current }) else { return }
        guard let time = [now + 1, now - 1].first(where: { claims.indices.contains($0) && isTime($0) }) else {
            if isOrEver(claims[now]) { claims.remove(at: now) }
            return
        }
        guard areAlternatives(claims[min(now, time)], claims[max(now, time)]) else { return }
        claims[time].tags =
            min(
                claims[now].tags.lowerBound, claims[time].tags.lowerBound)..<max(
                claims[now].tags.upperBound, claims[time].tags.upperBound)
        claims.remove(at: now)
    }

    /// "currently taking or have been prescribed": at any time, where nothing says when.
    private func isOrEver(_ now: Claim) -> Bool {
        (now.tags.upperBound..<cursor.end).contains { place in
            isEither(place)
                && (place + 1..<min(place + 5, cursor.end)).contains {
                    text.has(.taking, at: $0) || text.value(.clock, at: $0) == "last-fill"
                }
        }
    }

    static let current = Meaning.other(Meaning.isTakenNow)

    /// A time that begins now.
    private func isTime(_ place: Int) -> Bool {
        if case .window(let window) = claims[place].meaning {
            window.minMonths == nil && window.maxMonths != nil
        } else {
            false
        }
    }

    private func areAlternatives(_ first: Claim, _ second: Claim) -> Bool {
        first.tags.upperBound <= second.tags.lowerBound
            && (first.tags.upperBound..<second.tags.lowerBound).contains(where: isEither)
    }

    private func isEither(_ place: Int) -> Bool {
        text.tags[place].tokens.count == 1 && Alternatives.either.contains(text.token(place).text)
    }
}

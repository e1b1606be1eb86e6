import ChartSchema
import Vocabulary

/// Names of plans, words that change no meaning, and words that nobody knows.
extension ScopeReader {
    /// "Level Term to Age 95": an age in a plan's name is none of applicants.
    mutating func takePlan() -> Bool {
        guard cursor.has(.plan),
            text.token(cursor.place).text.hasSuffix("term")
                || text.printed(cursor.place..<cursor.place + 1).lowercased().hasSuffix("term")
        else { return false }
        let start = cursor.place
        cursor.skip()
        var probe = cursor
        let joint = probe.place
        _ = probe.take(.range)
        // "to age" is both.
        let saysAge = joint < probe.place && text.has(.age, at: joint)
        // "Easy Term – ages 50-85" says for whom it is.
        if saysAge || probe.takeAll(.age) || probe.take(.boundBefore) != nil, probe.takeNumber() != nil,
            !probe.has(.range),
            !probe.has(.boundAfter)
        {
            cursor.reset(to: probe.place)
            return true
        }
        if cursor.place < cursor.end { return true }
        cursor.reset(to: start)
        return false
    }

    /// "Has the applicant taken any of these? If yes, decline": the answer by which what was asked holds.
    mutating func takeAffirmation() -> Bool {
        let start = cursor.place
        guard start > 0, start + 1 < cursor.end, text.isSign("?", at: start - 1), cursor.has(.if),
            text.tags[start].tokens.count == 1, Self.affirming.contains(text.token(start + 1).text)
        else { return false }
        cursor.reset(to: start + 2)
        return true
    }

    private static let affirming = Lexicon.words("scope.affirming")

    mutating func takeNeutral() -> Bool {
        let start = cursor.place
        let token = text.token(start)
        if token.kind == .sign || token.kind == .mark {
            cursor.skip()
            // A line may break between a negation and what it denies.
            if text.isSign(";", at: start) || text.isSign("\n", at: start) && claims.count > claimsBefore { endReach() }
            return true
        }
        if !setting.hasFills, cursor.has(.header) || cursor.has(.unit) {
            cursor.skip()
            return true
        }
        guard isNeutral(start) else { return false }
        cursor.skip()
        return true
    }

    /// Whether a word asks for nothing by itself.
    func isNeutral(_ place: Int) -> Bool {
        let token = text.token(place)
        if token.kind == .sign || token.kind == .mark { return true }
        if ["or", "ou"].contains(token.text), text.tags[place].tokens.count == 1 { return true }
        // "discontinued for a year", "diagnosed within 2 years" count from something that is no fill.
        if let clock = text.value(.clock, at: place), !text.has(.filler, at: place) {
            return LookbackWindow.Basis(rawValue: clock) == .lastFill
        }
        return isOfPage(place) || Self.neutral.contains { text.has($0, at: place) }
    }

    /// "any of the drugs below": where they stand.
    private func isOfPage(_ place: Int) -> Bool {
        place > 0 && text.has(.pointing, at: place - 1)
            && (text.has(.header, "below", at: place) || text.has(.header, "above", at: place))
            && (place + 1 >= text.tags.count || text.token(place + 1).number == nil)
    }

    static let neutral: [WordCategory] = [
        .filler, .person, .furniture, .plan, .organisation, .age, .ago, .purpose,
    ]

    mutating func takeRest() {
        let start = cursor.place
        cursor.skip()
        if let last = unclaimed.last, last.upperBound == start {
            unclaimed[unclaimed.count - 1] = last.lowerBound..<start + 1
        } else {
            unclaimed.append(start..<start + 1)
        }
    }
}

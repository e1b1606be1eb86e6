import ChartSchema

/// Words of plans beside a decision.
extension StatementReader {
    /// "plan" itself, or a plan that decides; "Term" is one of several.
    func isPlanWord(_ place: Int) -> Bool {
        text.has(.decision, at: place) || text.has(.plan, at: place) && text.has(.filler, at: place)
    }

    /// "Level" of "Not eligible for Level" and "Decline (Level)", "Preferred" of "Decline for Preferred": what a refusal is for. Several in
    /// parentheses are all that there are.
    func isOfPlan(_ place: Int) -> Bool {
        guard let value = text.value(.decision, at: place) else { return false }
        if value == "accept-class" { return true }
        let isAside = text.isSign("(", at: place - 1) && text.isSign(")", at: place + 1)
        return (isAside || text.has(.purpose, at: place - 1))
            && MedicationOutcome(rawValue: value).map { $0 != .decline && $0 != .accept && $0 != .refer } ?? false
    }

    /// "Decline before 24 months", "Decline at least 2 years": of a refusal nobody says on which side of the time it holds.
    func leavesSideOpen(_ part: Range<Int>) -> Bool {
        part.contains { place in
            let isBound =
                Self.before.contains(text.printed(place..<place + 1).lowercased())
                || text.value(.boundBefore, at: place) == "at-least"
                || text.token(place).text == "prior" && text.token(place + 1).text == "to"
            let next = (place + 1...place + 2).first { text.token($0).number != nil } ?? place + 1
            return isBound && text.token(next).number != nil && text.has(.unitTime, at: next + 1)
        }
    }

    private static let before = Lexicon.words("statement.before")

    /// "Applicants currently taking these are" without what only leads to the decision.
    func withoutVerb(_ range: Range<Int>) -> Range<Int> {
        guard setting.ages == .words else { return range }
        var end = range.upperBound
        while end > range.lowerBound, text.has(.filler, at: end - 1), !text.has(.pointing, at: end - 1),
            text.tags[end - 1].senses.allSatisfy({ [.filler, .person, .range, .clause].contains($0.category) }),
            !isNoun(end - 1)
        {
            end -= 1
        }
        return range.lowerBound..<end
    }

    private func isNoun(_ place: Int) -> Bool { text.token(place).text.count > 4 }

    /// "Level (except smokers, Decline)": the second decision is for those whom the first leaves out.
    func withoutException(_ part: Range<Int>, of own: DecisionWords) -> Range<Int> {
        guard decisions.first != own, let first = part.first, text.has(.exception, at: first) else { return part }
        return first + 1..<part.upperBound
    }
}

extension TaggedText {
    /// "excluded", "exclusion": behind a decision they say for whom it does not hold.
    package func excludes(at place: Int) -> Bool { Self.leaving.contains(token(place).text) }

    /// "Term excluded", "not offered", "except smokers": something is not for those or that which the text speaks of.
    package var leavesOut: Bool {
        has(.negation) || has(.exception) || tags.indices.contains(where: excludes)
    }

    private static let leaving = Lexicon.words("statement.leaving-out")
}

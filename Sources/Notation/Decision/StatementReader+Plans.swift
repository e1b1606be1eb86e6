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
                Self.before.contains(text.token(place).text) || text.value(.boundBefore, at: place) == "at-least"
            let next = text.token(place + 1).number == nil ? place + 2 : place + 1
            return isBound && text.token(next).number != nil && text.has(.unitTime, at: next + 1)
        }
    }

    private static let before = Lexicon.words("statement.before")
}

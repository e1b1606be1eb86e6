import Vocabulary

/// Words by which a decision is for all whom those before it leave.
extension StatementReader {
    /// "below" is all the others at a clause's end, and neither a bound before a figure nor a place on the page.
    func isOtherwise(_ place: Int) -> Bool {
        if isAfterwards(place) { return true }
        guard text.has(.otherwise, at: place) else { return false }
        let next = place + 1
        guard next < text.tags.count else { return true }
        if text.has(.boundBefore, at: place), text.token(next).kind == .word { return false }
        return text.token(next).number == nil && !text.has(.age, at: next)
    }

    /// "if stable", "unless hospitalized", "(no seizure in past 12 months)", "within 6 months of diagnosis": whatever the words say, they say
    /// whom a decision is for.
    func saysWhom(_ part: Range<Int>) -> Bool {
        guard let first = part.first, part.count > 1 else { return false }
        let isAside =
            first > 0 && text.isSign("(", at: first - 1) && part.upperBound < text.tags.count
            && text.isSign(")", at: part.upperBound)
        let isTime = text.has(.past, at: first) && text.token(first + 1).number != nil
        return isAside || isTime || text.has(.if, at: first) || text.has(.exception, at: first)
    }

    /// Whether a decision has a condition of its own under the head: "Smokers: Decline, Level" leaves the others to the second.
    func saysMore(_ own: DecisionWords, _ range: Range<Int>) -> Bool {
        let rest = [range.lowerBound..<own.tags.lowerBound, own.tags.upperBound..<range.upperBound].map(trimmed)
        return rest.contains { !$0.isEmpty && !Scope(text, $0, setting).meanings.isEmpty }
    }

    /// What stands on both sides of "otherwise".
    func withoutOtherwise(_ part: Range<Int>) -> [Range<Int>] {
        guard let place = part.first(where: isOtherwise) else { return [part] }
        return [part.lowerBound..<place, place + 1..<part.upperBound]
    }

    /// "Decline within 12 months; Graded after": at the end of a clause no bound, but the time behind the one before.
    private func isAfterwards(_ place: Int) -> Bool {
        guard Self.afterwards.contains(text.token(place).text), text.tags[place].tokens.count == 1, place > 1 else {
            return false
        }
        return place + 1 == text.tags.count || text.isSign(";", ".", "\n", at: place + 1)
    }

    private static let afterwards = Lexicon.words("statement.afterwards")
}

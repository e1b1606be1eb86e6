/// A sentence that says that the figures are the highest weights, as which they are read anyway: "Weights shown are upper limits", "You
/// may weigh no more than the weight shown for your height", "Applicants must fall within these weights to apply".
///
/// Every word of it is known; a figure, a decision, people or any other word make it none.
struct HighestSaying {
    private let text: TaggedText

    /// - Parameter places: The tags that are not the page's own.
    static func isOne(_ text: TaggedText, _ places: [Int]) -> Bool {
        let saying = HighestSaying(text: text)
        return places.contains(where: saying.isOfFigures) && places.allSatisfy(saying.isKnown)
            && places.contains { saying.isHighest($0) || saying.isDenied($0) }
            && places.allSatisfy { !saying.exceeds($0) || saying.isDenied($0) }
    }

    private func isOfFigures(_ place: Int) -> Bool {
        text.has(.pointing, at: place) || isHeader(place, "weight")
    }

    private func isHighest(_ place: Int) -> Bool {
        isHeader(place, "max") || bounds(place).contains("at-most")
    }

    private func exceeds(_ place: Int) -> Bool {
        bounds(place).contains("more-than") || Self.exceeding.contains(text.token(place).text)
    }

    /// "not exceed", "may not be exceeded", "no more than".
    private func isDenied(_ place: Int) -> Bool {
        exceeds(place)
            && (place - 2..<place).contains { text.has(.negation, at: $0) || text.token($0).text == "cannot" }
    }

    private func isKnown(_ place: Int) -> Bool {
        let token = text.token(place)
        if token.number != nil || text.has(.start, at: place) { return false }
        if text.has(.change, at: place), !Self.words.contains(token.text) { return false }
        let turns = isHeader(place, "min") || isHeader(place, "below") || isHeader(place, "above")
        if turns, !text.has(.pointing, at: place), !isWhere(place) { return false }
        guard bounds(place).allSatisfy({ $0 == "at-most" || $0 == "more-than" }) else { return false }
        let known: [WordCategory] = [
            .filler, .person, .pointing, .unit, .clause, .if, .offer, .negation, .boundBefore, .boundAfter, .header,
        ]
        return [.sign, .mark].contains(token.kind) || known.contains { text.has($0, at: place) }
            || Self.words.contains(token.text)
    }

    /// "The tables below".
    private func isWhere(_ place: Int) -> Bool {
        place > 0 && (text.has(.pointing, at: place - 1) || isHeader(place - 1, "container"))
    }

    private func isHeader(_ place: Int, _ value: String) -> Bool {
        text.tags.indices.contains(place) && text.has(.header, value, at: place)
    }

    private func bounds(_ place: Int) -> Set<String> {
        Set(
            [text.value(.boundBefore, at: place), text.value(.boundAfter, at: place), text.value(.past, at: place)]
                .compactMap(\.self))
    }

    private static let words = Lexicon.words("highest-saying.words")
    private static let exceeding = Lexicon.words("highest-saying.exceeding")
}

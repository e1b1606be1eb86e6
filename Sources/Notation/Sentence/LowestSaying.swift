import Vocabulary

/// A sentence that says that the figures are not the highest weights that are accepted, as which they are read: "The figures shown are the lowest
/// weights for each class", "Applicants must weigh more than the figure shown", "Limits shown are exclusive", "must weigh less than the
/// figure shown".
enum LowestSaying {
    /// The words that say so; none in a title, which names what stands below it: "Minimum weights".
    ///
    /// - Parameter places: The tags that are not the page's own.
    static func words(of text: TaggedText, _ places: [Int], isClause: Bool) -> [Int] {
        guard isClause, places.contains(where: { isOfFigures($0, text) }),
            places.allSatisfy({ text.token($0).number == nil })
        else { return [] }
        // "Weights above the figures shown require a rating" says what they are.
        let isHighest = places.contains { text.has(.decision, at: $0) || text.has(.header, "max", at: $0) }
        return strict(text, places) + (isHighest ? [] : lowest(text, places))
    }

    /// "must weigh less than the figure": the figure itself is beyond.
    private static func strict(_ text: TaggedText, _ places: [Int]) -> [Int] {
        let isOfOffer = places.allSatisfy { place in
            let decision = text.value(.decision, at: place)
            return !text.has(.header, "min", at: place) && (decision == nil || decision == "accept")
        }
        return isOfOffer ? places.filter { bounds(of: $0, text).contains("less-than") && !isDenied($0, text) } : []
    }

    private static func lowest(_ text: TaggedText, _ places: [Int]) -> [Int] {
        places.filter { place in
            let bounds = bounds(of: place, text)
            let isLow =
                text.has(.header, "min", at: place) || bounds.contains("more-than") || bounds.contains("at-least")
            let isOfClass = text.has(.header, "class", at: place + 1)
            return isLow && !isOfClass && !isDenied(place, text) || turning.contains(text.token(place).text)
        }
    }

    private static func bounds(of place: Int, _ text: TaggedText) -> [String] {
        [text.value(.boundBefore, at: place), text.value(.boundAfter, at: place)].compactMap(\.self)
    }

    private static func isOfFigures(_ place: Int, _ text: TaggedText) -> Bool {
        text.has(.pointing, at: place) || text.has(.header, "weight", at: place) || text.has(.header, "max", at: place)
            || figures.contains(text.token(place).text)
    }

    /// "no more than"
    private static func isDenied(_ place: Int, _ text: TaggedText) -> Bool {
        (place - 2..<place).contains {
            text.has(.negation, at: $0) || text.tags.indices.contains($0) && text.token($0).text == "cannot"
        }
    }

    private static let figures = Lexicon.words("chart-sentence.figures")
    private static let turning = Lexicon.words("lowest-saying.turning")
}

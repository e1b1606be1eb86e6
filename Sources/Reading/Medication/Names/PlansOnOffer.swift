import Notation

/// The plans that a cell under "Plans available" names: "Level, Graded", "None", "All plans".
struct PlansOnOffer: Hashable {
    /// Empty where all are open, or none.
    var names: [String] = []
    var isNone = false

    init?(_ text: String) {
        let text = singleSpaced(text)
        let tagged = TaggedText(text)
        let words = tagged.tags.indices.filter { tagged.token($0).kind == .word || tagged.token($0).number != nil }
        func isPlan(_ place: Int) -> Bool { tagged.has(.plan, at: place) }
        if text.allSatisfy({ "-–—".contains($0) })
            || words.allSatisfy({ tagged.has(.negation, at: $0) || isPlan($0) })
                && words.contains(where: { tagged.has(.negation, at: $0) && !isPlan($0) })
            || tagged.tags.count == 1 && tagged.value(.decision, at: 0) == "decline"
        {
            isNone = true
            return
        }
        if words.allSatisfy({ tagged.has(.always, at: $0) || isPlan($0) }), tagged.has(.always) { return }
        let asks: [WordCategory] = [.negation, .exception, .if, .only, .age, .tobacco, .past, .otherwise, .joined]
        guard !asks.contains(where: tagged.has), !text.contains("("), !text.contains(":") else { return nil }
        names = Self.parts(tagged)
        if names.isEmpty || names.contains(where: { $0.count > 40 }) { return nil }
    }

    /// Apart at commas, semicolons, slashes and "and".
    private static func parts(_ text: TaggedText) -> [String] {
        var parts: [Range<Int>] = []
        var start = 0
        for place in text.tags.indices {
            guard
                text.isSign(",", ";", "/", "&", "+", "\n", at: place)
                    || ["and", "or", "et"].contains(text.token(place).text)
            else { continue }
            if place > start { parts.append(start..<place) }
            start = place + 1
        }
        if start < text.tags.count { parts.append(start..<text.tags.count) }
        return parts.map(text.printed)
    }

    /// "Plans available", "Eligible plans", "Available products".
    static func isHeader(_ header: String) -> Bool {
        let text = TaggedText(header.spacedName)
        let words = text.tags.indices.filter { text.token($0).kind == .word }
        return words.contains { text.has(.offer, at: $0) || text.value(.decision, at: $0) == "accept" }
            && words.contains { text.has(.plan, at: $0) }
            && words.allSatisfy {
                text.has(.offer, at: $0) || text.value(.decision, at: $0) == "accept" || text.has(.plan, at: $0)
                    || text.has(.filler, at: $0)
            }
    }
}

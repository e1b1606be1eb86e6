import Notation

/// Headers of two columns that hold the ends of one range: "From" beside "To", "Min" beside "Max".
enum RangeEnds {
    /// Which end a header names, beside words of what the range is; `nil` where it names none, both, or more than that.
    ///
    /// - Parameters:
    ///   - kinds: One of these has to be named.
    ///   - words: What else may stand there.
    static func isLow(_ header: String, of kinds: [WordCategory], or words: Set<String> = []) -> Bool? {
        let text = TaggedText(header.spacedName)
        var sides: Set<Bool> = []
        for place in text.tags.indices {
            if let side = side(text.tags[place].senses) {
                sides.insert(side)
            } else if !kinds.contains(where: { text.has($0, at: place) }), !text.has(.filler, at: place),
                text.token(place).kind != .sign, !words.contains(text.token(place).text)
            {
                return nil
            }
        }
        return kinds.contains(where: text.has) && sides.count == 1 ? sides.first : nil
    }

    /// Which end a header names that does not say what of: "Min", "To". `nil` where it names none, or more than that.
    static func isLow(alone header: String) -> Bool? {
        let text = TaggedText(header)
        guard text.tags.count == 1 else { return nil }
        let senses = text.tags[0].senses
        let isLow = senses.contains { lowest.contains($0) }
        return isLow != senses.contains { highest.contains($0) } ? isLow : nil
    }

    /// Whether another of the headers names the other end.
    static func haveColumns(_ header: String, in headers: [String], _ isLow: (String) -> Bool?) -> Bool {
        isLow(header).map { own in headers.contains { isLow($0) == !own } } ?? false
    }

    private static func side(_ senses: [WordSense]) -> Bool? {
        if senses.contains(where: { lowest.contains($0) }) { return true }
        return senses.contains { highest.contains($0) } ? false : nil
    }

    private static let lowest: Set<WordSense> = [WordSense(.header, "min"), WordSense(.header, "lower-end")]
    private static let highest: Set<WordSense> = [WordSense(.header, "max"), WordSense(.header, "upper-end")]
}

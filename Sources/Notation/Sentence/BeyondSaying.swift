/// What becomes of those beyond the printed limits: "Anyone above the maximum weight is not eligible.", "Call underwriting for weights outside
/// these limits." No limit changes by it.
///
/// It speaks of an end that is passed ("above" a highest or "below" a lowest one), of what is offered or asked then, and of nothing else: no
/// figure, nobody in particular, no rating, no exception.
package enum BeyondSaying {
    package static func isOne(_ text: String) -> Bool { isOne(TaggedText(text)) }

    static func isOne(_ text: TaggedText) -> Bool {
        let words = text.tokens.filter { $0.kind == .word }.map(\.text)
        guard (4...longest).contains(words.count), areTimes(text), let passed = passed(in: words)
        else { return false }
        // "If the weight is outside the Preferred range, decline.": what holds for other classes, nobody says.
        if words[passed].contains(where: plans.contains) { return false }
        let rest = words.indices.filter { !passed.contains($0) }.map { words[$0] }
        if words.contains(where: reaching.contains) || rest.contains(where: classes.contains) { return false }
        // "No applicant over the limit is declined": who is taken then.
        if words.contains(where: refusing.contains), words.contains(where: denying.contains) { return false }
        return rest.contains(where: acts.contains)
            && rest.allSatisfy {
                acts.contains($0) || subjects.contains($0) || fillers.contains($0) || plans.contains($0)
            }
    }

    /// Whether every figure is how long something takes: "until weight has been stable for 12 months".
    private static func areTimes(_ text: TaggedText) -> Bool {
        text.tags.indices.allSatisfy { text.token($0).number == nil || text.has(.unitTime, at: $0 + 1) }
    }

    /// Of figures that are limits no longer as they are read: "Weights at the maximum are declined.", and "below the figures shown", where those
    /// are highest ones.
    static func reachesInside(_ text: TaggedText) -> Bool {
        let words = text.tokens.filter { $0.kind == .word }.map(\.text)
        func follows(_ place: Int, _ ends: Set<String>, within count: Int) -> Bool {
            words[(place + 1)...].prefix(count).contains(where: ends.contains)
        }
        if words.contains(where: reaching.contains) { return true }
        if words.indices.contains(where: { words[$0] == "at" && follows($0, highest, within: 2) }) { return true }
        return !words.contains(where: over.contains)
            && words.indices.contains { under.contains(words[$0]) && !follows($0, lowest, within: 5) }
    }

    /// The words from the one that passes an end to the end that is passed.
    private static func passed(in words: [String]) -> Range<Int>? {
        for place in words.indices {
            let isOver = over.contains(words[place])
            guard isOver || under.contains(words[place]) else { continue }
            let ends = isOver ? limits.union(highest) : lowest
            let known = [fillers, subjects, plans, ends, highest, lowest, over, under]
            let behind = words[(place + 1)...].prefix { word in known.contains { $0.contains(word) } }
            guard let end = behind.lastIndex(where: ends.contains),
                !isOver || !behind[...end].contains(where: lowest.contains)
            else { continue }
            return place..<end + 1
        }
        return nil
    }

    private static let over = Lexicon.words("beyond-saying.over")
    private static let under = Lexicon.words("beyond-saying.under")
    private static let highest = Lexicon.words("beyond-saying.highest")
    private static let lowest = Lexicon.words("beyond-saying.lowest")
    private static let limits = Lexicon.words("beyond-saying.limits")
    private static let subjects = Lexicon.words("beyond-saying.subjects")
    private static let plans = Lexicon.words("beyond-saying.plans")
    private static let fillers = Lexicon.words("beyond-saying.fillers")
    /// "Equals or exceeds": the figure itself is beyond.
    private static let reaching = Lexicon.words("beyond-saying.reaching")
    /// "Eligible for Standard" denies that limits of that class end.
    private static let classes = Lexicon.words("beyond-saying.classes")
    private static let refusing = Lexicon.words("beyond-saying.refusing")
    private static let denying = Lexicon.words("beyond-saying.denying")
    private static let acts = Lexicon.words("beyond-saying.acts")
    private static let longest = 40
}

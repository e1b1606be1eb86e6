import ChartSchema
import Notation

/// A sentence that begins with a word for the times of a chart and says from when they count: "All time frames refer to the first time the drug was
/// prescribed.", "* Time frame = time since the medication was started.", "Time frame is based on date of diagnosis."
struct TimesSentence {
    enum Clock: Hashable {
        case fill(LookbackWindow.Basis)
        case diagnosis
    }

    let clock: Clock
    /// Whether every word of it is known: "the first time it was filled in Ohio" says more.
    let isWhole: Bool

    /// `nil` where it speaks of no times, has no verb, or names no clock or several.
    init?(_ sentence: String) {
        let words = TaggedText(sentence).tokens.filter { $0.kind != .mark }.map(\.text)
            .drop { !$0.contains(where: \.isLetter) }
        let subject = words.prefix { Self.ofTimes.contains($0) || Self.besideTimes.contains($0) }
        let rest = words[subject.endIndex...]
        guard subject.contains(where: Self.ofTimes.contains), let verb = rest.first, Self.verbs.contains(verb),
            let clock = Self.clock(named: rest.dropFirst())
        else { return nil }
        self.clock = clock
        // "starting from the date of application", "how long it has been used": no fill, but "how long ago" is one.
        let isOther = rest.contains(where: Self.lasting.contains) && !rest.contains(where: Self.ago.contains)
        isWhole =
            !isOther
            && rest.allSatisfy { word in
                !word.contains(where: { $0.isLetter || $0.isNumber })
                    || [Self.verbs, Self.known, Self.first, Self.last, Self.illness].contains { $0.contains(word) }
            }
    }

    /// "First diagnosed" counts from the illness.
    private static func clock(named words: some Collection<String>) -> Clock? {
        if words.contains(where: illness.contains) { return .diagnosis }
        switch (words.contains(where: first.contains), words.contains(where: last.contains)) {
        case (true, false): return .fill(.firstFill)
        case (false, true): return .fill(.lastFill)
        default: return nil
        }
    }

    private static let ofTimes = Lexicon.words("times-sentence.of-times")
    private static let besideTimes = Lexicon.words("times-sentence.beside-times")
    private static let verbs = Lexicon.words("times-sentence.verbs")
    private static let first = Lexicon.words("times-sentence.first")
    private static let last = Lexicon.words("times-sentence.last")
    private static let illness = Lexicon.words("times-sentence.illness")
    private static let lasting = Lexicon.words("times-sentence.lasting")
    private static let ago = Lexicon.words("times-sentence.ago")
    private static let known = Lexicon.words("times-sentence.known")
}

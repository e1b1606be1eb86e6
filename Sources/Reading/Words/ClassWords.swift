import Notation

/// Words that classes are called by, whatever each carrier means by them: "Super Preferred", "Standard Plus".
enum ClassWords {
    /// Whether a label is the name of a class to every carrier.
    static func name(_ label: String) -> Bool { ClassMeaning.of(label) != nil || areAll(of: label) }

    static func are(in label: String) -> Bool {
        let text = TaggedText(label)
        return text.tags.indices.contains { isOne(text, at: $0) }
    }

    /// The words of a text that are in names of classes, folded.
    static func words(in label: String) -> Set<String> {
        let text = TaggedText(label)
        return Set(
            text.tags.indices.filter { isOne(text, at: $0) }.flatMap { place in
                text.tags[place].tokens.map { text.tokens[$0].text }
            })
    }

    static func isOne(_ text: TaggedText, at place: Int) -> Bool {
        text.value(.decision, at: place) == "accept-class" || names.contains(text.token(place).text)
            || isIssued(text, at: place)
    }

    /// "Standard issue": a phrase that begins with a class.
    static func isIssued(_ text: TaggedText, at place: Int) -> Bool {
        text.value(.decision, at: place) == "accept" && text.tags[place].tokens.count == 2
            && Lexicon.standard.senses(of: text.token(place).text).contains(WordSense(.decision, "accept-class"))
    }

    /// Words for classes that decide nothing by themselves: "Privilégié".
    private static let names = Lexicon.words("class-words.names")

    /// Whether a label says nothing else.
    static func areAll(of label: String) -> Bool {
        let text = TaggedText(label)
        return are(in: label)
            && text.tags.indices.allSatisfy { place in
                isOne(text, at: place) || text.token(place).kind == .sign
            }
    }

    /// Whether a text says of one of several classes whom it is for: "Preferred nonsmoker and Standard", "nontobacco Preferred and all
    /// Standard"; not "Preferred and Standard, nontobacco", nor where each has the same word.
    static func areParted(_ text: TaggedText) -> Bool {
        let names = text.tags.indices.filter { isOne(text, at: $0) }
        guard let first = names.first, let last = names.last, last > first else { return false }
        let people: [WordCategory] = [.sex, .tobacco]
        func saysWho(_ place: Int) -> Bool { people.contains { text.has($0, at: place) } }
        let between = (first...last).filter { !names.contains($0) }
        guard between.contains(where: { saysWho($0) || text.has(.age, at: $0) || text.has(.always, at: $0) }) else {
            return false
        }
        let groups = names.count { !names.contains($0 - 1) }
        let words = text.tags.indices.filter(saysWho).map { place in people.map { text.value($0, at: place) } }
        let isOfEach = words.count == groups && Set(words).count == 1
        return !isOfEach || text.has(.age) || text.has(.always)
    }
}

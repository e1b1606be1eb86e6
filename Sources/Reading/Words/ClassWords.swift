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
}

import Notation

/// Words that classes are called by, whatever each carrier means by them: "Super Preferred", "Standard Plus".
enum ClassWords {
    static func are(in label: String) -> Bool {
        let text = TaggedText(label)
        return text.tags.indices.contains { text.value(.decision, at: $0) == "accept-class" }
    }

    /// Whether a label says nothing else.
    static func areAll(of label: String) -> Bool {
        let text = TaggedText(label)
        return are(in: label)
            && text.tags.indices.allSatisfy { place in
                text.value(.decision, at: place) == "accept-class" || text.token(place).kind == .sign
            }
    }
}

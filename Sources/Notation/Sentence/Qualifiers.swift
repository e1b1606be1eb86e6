import ChartSchema

/// Words right beside those who are meant, which no grammar claimed: a title may hold names that nobody knows, but a word that
/// stands at another may turn it round.
struct Qualifiers {
    /// "former smokers", "smokers excluded": tags beside one that says for whom.
    let beside: [Int]
    /// "anti-smoker", "N o n smoker", a "Male" with a Cyrillic letter: tags that are one word with one that says for whom, or may be.
    let joined: [Int]

    init(_ text: TaggedText, _ scope: Scope) {
        let unclaimed = Set(scope.unclaimed.flatMap(Array.init))
        let neighbours = scope.claims.flatMap { claim -> [Int] in
            switch claim.meaning {
            case .sex, .tobacco, .age: [claim.tags.lowerBound - 1, claim.tags.upperBound]
            default: []
            }
        }
        beside = neighbours.filter { unclaimed.contains($0) && !Self.isName(text, at: $0) }
        joined =
            text.tags.indices.filter { Self.joinsPeople(text, at: $0) || Self.mixesScripts(text.printed($0..<$0 + 1)) }
            + neighbours.filter { Self.isLetter(text, at: $0) && Self.isLetter(text, at: $0 - 1) }
    }

    /// An unknown word joined to a known one.
    private static func joinsPeople(_ text: TaggedText, at place: Int) -> Bool {
        let tag = text.tags[place]
        guard tag.senses.isEmpty, tag.tokens.count > 1, let last = tag.tokens.last else { return false }
        return TaggedText(String(text.text[text.tokens[last].place])).tags.contains { tag in
            tag.senses.contains { $0.category == .sex || $0.category == .tobacco }
        }
    }

    /// Latin letters and others that look like them; the μ of "μg" is a unit's.
    private static func mixesScripts(_ word: String) -> Bool {
        word.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
            && word.unicodeScalars.contains { (0x370...0x52F).contains($0.value) && $0 != "\u{3BC}" }
    }

    private static func isLetter(_ text: TaggedText, at place: Int) -> Bool {
        text.tags.indices.contains(place) && text.token(place).text.count == 1 && text.token(place).kind == .word
    }

    /// "Privilégié non-fumeur", "Elite Non-Tobacco": a name of classes or plans.
    private static func isName(_ text: TaggedText, at place: Int) -> Bool {
        names.contains(text.token(place).text)
    }

    private static let names = Lexicon.words("class-words.names").union(Lexicon.words("unproven-plans.tiers"))
}

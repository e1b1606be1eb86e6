/// A text cut into tokens, each phrase with all that the lexicon knows of it.
package struct TaggedText: Sendable {
    /// One phrase, number, sign or unknown word.
    package struct Tag: Hashable, Sendable {
        package var senses: [WordSense]
        /// The tokens it is made of.
        package var tokens: Range<Int>
    }

    package let text: String
    package let tokens: [Token]
    package let tags: [Tag]

    package init(_ text: String) { self = Self.lately.meaning(of: text) { TaggedText(text, lexicon: .standard) } }

    private static let lately = LatelyTold<TaggedText>()

    init(_ text: String, lexicon: Lexicon) {
        self.text = text
        let tokens = Tokeniser.tokens(of: text)
        var tags: [Tag] = []
        var place = 0
        while place < tokens.count {
            if tokens[place].isJoiner {
                place += 1
                continue
            }
            if place > 1, tokens[place - 1].isJoiner, let last = tags.last, last.senses.isEmpty,
                tokens[place - 2].kind == .word,
                last.tokens.upperBound == place - 1
            {
                // "Un-acceptable": what begins with an unknown word is unknown.
                tags[tags.count - 1].tokens = last.tokens.lowerBound..<place + 1
                place += 1
            } else if let end = PointingPhrase.end(at: place, in: tokens) {
                tags.append(Tag(senses: PointingPhrase.senses, tokens: place..<end))
                place = end
            } else if Self.isPlanInShort(tokens[place], of: text) {
                tags.append(Tag(senses: [WordSense(.plan, "")], tokens: place..<place + 1))
                place += 1
            } else if let found = lexicon.phrase(at: place, in: tokens), !Self.joins(found, at: place, tokens, lexicon),
                !Self.goesOn(found, at: place, tokens, lexicon)
            {
                tags.append(Tag(senses: found.senses, tokens: place..<found.end))
                place = found.end
            } else if let single = lexicon.word(at: place, in: tokens) {
                tags.append(Tag(senses: single, tokens: place..<place + 1))
                place += 1
            } else {
                tags.append(Tag(senses: [], tokens: place..<place + 1))
                place += 1
            }
        }
        self.tokens = tokens
        self.tags = JoinedTobacco.joined(tags, tokens)
    }

    /// "SI Whole Life": in capitals among small letters what is another word else.
    private static func isPlanInShort(_ token: Token, of text: String) -> Bool {
        plansInShort.contains(token.text) && text[token.place].allSatisfy(\.isUppercase)
            && text.contains(where: \.isLowercase)
    }

    private static let plansInShort = Lexicon.words("tagged-text.plans-in-short")

    /// "over 49 and under 70": the "and" joins two bounds, and ends none.
    private static func joins(
        _ phrase: (senses: [WordSense], end: Int), at place: Int, _ tokens: [Token], _ lexicon: Lexicon
    ) -> Bool {
        guard phrase.end > place + 1, phrase.end < tokens.count,
            phrase.senses.contains(where: { $0.category == .boundAfter }),
            ["and", "or", "&", "et", "ou"].contains(tokens[place].text)
        else { return false }
        if tokens[phrase.end].number != nil { return true }
        guard let next = lexicon.phrase(at: phrase.end, in: tokens), next.end < tokens.count else { return false }
        return next.senses.contains { $0.category == .age } && tokens[next.end].number != nil
    }

    /// "if not filled within a year": "if not" is all the others only where nothing follows it.
    private static func goesOn(
        _ phrase: (senses: [WordSense], end: Int), at place: Int, _ tokens: [Token], _ lexicon: Lexicon
    ) -> Bool {
        guard phrase.end > place + 1, phrase.end < tokens.count, tokens[place].text == "if",
            phrase.senses.contains(where: { $0.category == .otherwise }), tokens[phrase.end].kind != .sign
        else { return false }
        let next = lexicon.phrase(at: phrase.end, in: tokens)?.senses ?? []
        return !next.contains { $0.category == .decision }
    }

    /// The printed words of some tags, as they stand.
    package func printed(_ range: Range<Int>) -> String {
        guard let first = tags[range].first, let last = tags[range].last else { return "" }
        let (start, end) = (tokens[first.tokens.lowerBound], tokens[last.tokens.upperBound - 1])
        return String(text[start.place.lowerBound..<end.place.upperBound])
    }

    /// The first tokens of two neighbouring ones that are one of some pairs of words: "no longer".
    package func pairs(of words: Set<String>) -> [Int] {
        tokens.indices.dropLast().filter { words.contains("\(tokens[$0].text) \(tokens[$0 + 1].text)") }
    }

    /// Whether any word is of a category.
    package func has(_ category: WordCategory) -> Bool { tags.indices.contains { has(category, at: $0) } }

    /// The place of some tags in the text, in unicode scalars.
    package func scalars(of range: Range<Int>) -> Range<Int>? {
        guard let first = tags[range].first, let last = tags[range].last else { return nil }
        let (start, end) = (tokens[first.tokens.lowerBound].place, tokens[last.tokens.upperBound - 1].place)
        let view = text.unicodeScalars
        return view.distance(
            from: view.startIndex, to: start.lowerBound)..<view.distance(from: view.startIndex, to: end.upperBound)
    }

    /// The first token of a tag; beyond the text's ends a sign without words, as every other question about a place there is answered "no".
    package func token(_ tag: Int) -> Token {
        tags.indices.contains(tag) ? tokens[tags[tag].tokens.lowerBound] : beyond
    }

    private var beyond: Token { Token(kind: .sign, text: "", place: text.endIndex..<text.endIndex, depth: 0) }

    /// How many parentheses are open around a tag.
    func depth(_ tag: Int) -> Int { token(tag).depth }

    package func has(_ category: WordCategory, at tag: Int) -> Bool {
        tags.indices.contains(tag) && tags[tag].senses.contains { $0.category == category }
    }

    /// Whether a tag may mean this: a phrase may stand in several lines of a category.
    package func has(_ category: WordCategory, _ value: String, at tag: Int) -> Bool {
        tags.indices.contains(tag) && tags[tag].senses.contains(WordSense(category, value))
    }

    package func value(_ category: WordCategory, at tag: Int) -> String? {
        tags.indices.contains(tag) ? tags[tag].senses.first { $0.category == category }?.value : nil
    }

    /// A comma, or another sign that parts what stands on both sides.
    package func isComma(at tag: Int) -> Bool { isSign(",", ";", at: tag) }

    /// A tag that is one of these signs.
    package func isSign(_ signs: String..., at tag: Int) -> Bool {
        guard tags.indices.contains(tag) else { return false }
        let token = token(tag)
        return (token.kind == .sign || token.kind == .mark) && signs.contains(token.text)
    }

    /// "user: jmoran", "user name": an account of those who made the file.
    package func isNamedAccount(at place: Int) -> Bool {
        guard tags.indices.contains(place), Self.accounts.contains(token(place).text) else { return false }
        let before = isSign("_", at: place - 1) ? place - 2 : place - 1
        if before >= 0, Self.accountActs.contains(token(before).text) { return true }
        guard isSign(":", at: place + 1), tags.indices.contains(place + 2) else { return false }
        return tags[place + 2].senses.isEmpty
    }

    private static let accounts = Lexicon.words("text.accounts")
    /// "LAST_UPD_USER"
    private static let accountActs = Lexicon.words("text.account-acts")
}

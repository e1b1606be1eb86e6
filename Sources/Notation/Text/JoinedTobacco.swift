/// Words of tobacco that one negation joins to a phrase: "No tobacco or nicotine use", "never used tobacco, nicotine or vaping products",
/// "tobacco or nicotine free".
///
/// | text | is |
/// |---|---|
/// | "no tobacco or nicotine", "no tobacco/nicotine", "Non-Tobacco or Nicotine" | no tobacco |
/// | "tobacco or nicotine free" | no tobacco |
/// | "non-tobacco and tobacco", "nonsmokers or nicotine users", "Non-Nicotine / Tobacco" | two groups |
package enum JoinedTobacco {
    typealias Tag = TaggedText.Tag

    static func joined(_ tags: [Tag], _ tokens: [Token]) -> [Tag] {
        guard tags.contains(where: isNone), tags.contains(where: isUse) else { return tags }
        var joined: [Tag] = []
        var isNegated = false
        for tag in tags {
            joined.append(tag)
            isNegated = isNegated || isNone(tag) && negating.contains(tokens[tag.tokens.lowerBound].text)
            while let start = begin(of: joined, tokens, isNegated: isNegated),
                let first = joined[start...].first(where: isNone)
            {
                let whole = joined[start].tokens.lowerBound..<tag.tokens.upperBound
                joined.removeSubrange(start...)
                joined.append(Tag(senses: first.senses, tokens: whole))
            }
        }
        return joined
    }

    /// "No tobacco or marijuana": whether something else is joined to the words of tobacco.
    package static func asksMore(_ text: String) -> Bool {
        let text = TaggedText(text)
        return text.tags.indices.contains { place in
            text.has(.tobacco, at: place)
                && (alternatives.contains(text.token(place + 1).text) || both.contains(text.token(place + 1).text))
                && text.token(place + 2).kind == .word && !known.contains { text.has($0, at: place + 2) }
        }
    }

    private static let known: [WordCategory] = [
        .tobacco, .age, .sex, .person, .negation, .filler, .past, .taking, .purpose, .only, .plan, .boundBefore,
    ]

    /// Where the phrase begins that ends with the last tag; `nil` where that is joined to nothing.
    ///
    /// - Parameter isNegated: A word of its own negates, and joins with "and" as well.
    private static func begin(of tags: [Tag], _ tokens: [Token], isNegated: Bool) -> Int? {
        guard let last = tags.last, isNone(last) || isUse(last) else { return nil }
        var place = tags.count - 2
        while place > 0, joins(tags[place], tokens, isNegated: isNegated) { place -= 1 }
        guard place >= 0, place < tags.count - 2 else { return nil }
        let own = words(of: tags[place], tokens)
        let other = words(of: last, tokens)
        // "NS/SM" are two groups.
        guard Set(own).isDisjoint(with: other), ![own, other].contains(where: isCode) else { return nil }
        let isParted = tags[(place + 1)..<(tags.count - 1)].allSatisfy {
            parting.contains(tokens[$0.tokens.lowerBound].text)
        }
        if isNone(tags[place]), isUse(last) {
            // "Non-Nicotine / Tobacco" may be two groups, "No tobacco/nicotine" is one negation.
            let isOne = !isParted || negating.contains(own.first ?? "") && substances.contains(own.last ?? "")
            return namesPeople(own) || isPerson(last, tokens) || !isOne ? nil : place
        }
        // "Tobacco or nicotine free"
        return !isParted && !isPerson(tags[place], tokens) && isUse(tags[place]) && isNone(last)
            && Self.behind.contains(other.last ?? "")
            ? place : nil
    }

    /// "or", "nor", "/", ",", "or any"; "and" where a word of its own negates.
    private static func joins(_ tag: Tag, _ tokens: [Token], isNegated: Bool) -> Bool {
        let word = tokens[tag.tokens.lowerBound].text
        return tag.tokens.count == 1 && (alternatives.contains(word) || isNegated && both.contains(word))
    }

    /// "Nonsmokers" are people, and a group; those of "no smokers or vapers" are negated.
    private static func namesPeople(_ words: [String]) -> Bool {
        (words.last.map(people.contains) ?? false) && !(words.first.map(negating.contains) ?? false)
    }

    private static func isPerson(_ tag: Tag, _ tokens: [Token]) -> Bool {
        let words = words(of: tag, tokens)
        return words.count == 1 && words.allSatisfy(people.contains)
    }

    /// "NT", "TOB".
    private static func isCode(_ words: [String]) -> Bool { words.allSatisfy { $0.count < 4 } }

    private static func words(of tag: Tag, _ tokens: [Token]) -> [String] { tokens[tag.tokens].map(\.text) }

    private static func isNone(_ tag: Tag) -> Bool { tag.senses.contains(WordSense(.tobacco, "no")) }
    private static func isUse(_ tag: Tag) -> Bool { tag.senses.contains(WordSense(.tobacco, "yes")) }

    private static let alternatives = Lexicon.words("joined-tobacco.alternatives")
    private static let parting = Lexicon.words("joined-tobacco.parting")
    private static let substances = Lexicon.words("joined-tobacco.substances")
    private static let both = Lexicon.words("joined-tobacco.both")
    private static let negating = Lexicon.words("joined-tobacco.negating")
    private static let behind = Lexicon.words("joined-tobacco.behind")
    private static let people = Lexicon.words("joined-tobacco.people")
}

import Vocabulary

/// Of whom a sentence says something, where that is neither the page nor everybody: "Pilots are seen by the aviation desk", "Guam and Samoa
/// files go by another list". What becomes of them is said in words that no grammar knows.
extension SentenceReader {
    /// The words that name them.
    var unheardSubject: [Int] {
        guard isSentence, !places.isEmpty else { return [] }
        if let colon, !isOfPage(0..<colon) { return (0..<colon).filter { isUnheard($0, orNamed: true) } }
        guard let verb, !isOfPage(0..<verb) else { return [] }
        // "Guam files go": several of something are no company and no plan.
        let areMany = Self.ofMany.contains(text.token(verb).text)
        let subject = (0..<verb).filter { isUnheard($0, orNamed: areMany) }
        return subject.isEmpty ? unheardPurpose(behind: verb) : subject
    }

    /// "This sheet is for cases keyed at home."
    private func unheardPurpose(behind verb: Int) -> [Int] {
        // "is for" may be one phrase.
        guard
            let purpose = [verb, verb + 1].first(where: {
                text.has(.purpose, at: $0) || text.has(.clause, "applies", at: $0)
            }),
            (0..<verb).contains(where: { text.has(.pointing, at: $0) || text.has(.header, "container", at: $0) })
        else { return [] }
        let behind = purpose + 1..<text.tags.count
        return isOfPage(behind) ? [] : behind.filter { isUnheard($0, orNamed: false) }
    }

    /// "Available only to agents contracted through Tamarack", "This chart is for trial applications": to what something applies that is nobody and
    /// nothing that limits are of.
    var unheardObject: [Int] {
        guard let verb = places.first(where: applies) ?? purposeWord else { return [] }
        // "To applicants – Secure Term": the name of a plan.
        let end = places.first { $0 > verb && text.isSign("-", "\u{2013}", "\u{2014}", at: $0) } ?? text.tags.count
        let isPointed = !applies(verb)
        return places.filter { place in
            guard place > verb, place < end, text.token(place).kind == .word, !text.has(.clause, at: place) else {
                return false
            }
            if isPointed { return !isName(place) && !isNeutralObject(place) }
            return ![.filler, .person, .pointing, .header, .unit].contains { text.has($0, at: place) }
        }
    }

    /// The word after which a sentence says for whom or when a chart is: "this chart is for", "use this table once", "For ".
    private var purposeWord: Int? {
        let words = text.tags.indices.map { text.token($0).text }
        if let first = words.first, Self.leading.contains(first) { return 0 }
        if words.count > 1, Self.leading.contains("\(words[0]) \(words[1])") { return 1 }
        guard let chart = places.first(where: { text.has(.pointing, at: $0) || Self.charts.contains(words[$0]) }) else {
            return nil
        }
        return places.first { $0 > chart && Self.scopes.contains(words[$0]) }
    }

    private func isNeutralObject(_ place: Int) -> Bool {
        text.tags[place].tokens.allSatisfy { Self.neutralObjects.contains(text.tokens[$0].text) }
    }

    private static let scopes = Lexicon.words("sentence-subject.scopes")
    private static let leading = Lexicon.words("sentence-subject.leading")
    private static let neutralObjects = Lexicon.words("sentence-subject.neutral-objects")
    private static let charts = Lexicon.words("office-sentence.charts")

    private func applies(_ place: Int) -> Bool {
        text.has(.clause, "applies", at: place) || Self.applying.contains(text.printed(place..<place + 1).lowercased())
    }

    private static let applying = Lexicon.words("sentence-subject.applying")

    /// "Missing limbs: call."
    private var colon: Int? {
        text.tags.indices.dropFirst().first { place in
            text.isSign(":", at: place) && place + 1 < text.tags.count
                && Self.telling.contains(text.token(place + 1).text)
        }
    }

    private static let telling = Lexicon.words("sentence-subject.telling")

    private var verb: Int? {
        text.tags.indices.dropFirst().first { Self.verbs.contains(text.token($0).text) }
    }

    /// "We", "Our team", "Any questions": who publishes the page, or who reads it.
    private func isOfPage(_ range: Range<Int>) -> Bool {
        range.isEmpty
            || range.contains { place in
                let isNamed = text.printed(place..<place + 1).first?.isUppercase ?? false
                return Self.publishing.contains(text.token(place).text)
                    || isNamed && text.has(.organisation, at: place) || text.has(.if, at: place)
            }
    }

    private func isUnheard(_ place: Int, orNamed: Bool) -> Bool {
        // "Grey figures"
        if text.has(.typeface, at: place) { return !text.has(.furniture) }
        guard text.token(place).kind == .word, !page.contains(place), !people.contains(place) else { return false }
        if text.has(.place, at: place) { return true }
        guard text.tags[place].senses.isEmpty, !Self.ofPages.contains(text.token(place).text) else { return false }
        let isLower = text.printed(place..<place + 1).first?.isLowercase ?? false
        if !isLower, isOrganisation(from: place) { return false }
        return isLower || orNamed || OrdinaryWords.contain(text.token(place).text)
    }

    private static let verbs = Lexicon.words("sentence-subject.verbs")
    private static let ofMany = Lexicon.words("sentence-subject.of-many")
    private static let publishing = Lexicon.words("sentence-subject.publishing")
    private static let ofPages = Lexicon.words("title.page")
}

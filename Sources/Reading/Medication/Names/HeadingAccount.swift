import Notation
import Vocabulary

/// The account of a heading that decides: what stands behind a dash or in parentheses beside its decision, and nobody heard.
enum HeadingAccount {
    /// The words of "Decline (mild asthma accepted)", "Decline – for Medicare Supplement", "Others are graded", "Term excluded" that the rules below it
    /// bear nothing of, as printed.
    static func unheard(in heading: String) -> [String] {
        let tagged = TaggedText(heading)
        // "Otherwise refer.": beside what, nobody says.
        if tagged.has(.otherwise) || isOfOthers(tagged) { return [heading] }
        if HeadingRest(heading)?.plan != nil, tagged.leavesOut { return [heading] }
        let asides = asides(of: tagged)
        guard let first = asides.first, !tagged.has(.exception), !isHeard(heading),
            !saysAgain(tagged.printed(first..<tagged.tags.count), heading)
        else { return [] }
        let page = PageWords(tagged).tags
        return asides.filter { place in
            let token = tagged.token(place)
            return token.kind == .word && token.text.count > 1 && !page.contains(place)
                && !isOfList(place, tagged)
        }.map { tagged.printed($0..<$0 + 1) }
    }

    /// Whether a grammar made a use, a plan, a condition or a clause of what stands beside the decision.
    private static func isHeard(_ heading: String) -> Bool {
        if HeadingRest(heading)?.isHeard ?? false { return true }
        if case .clause(let clause) = DecidingSentence(heading) { return !clause.meanings.isEmpty }
        return OutcomeNotation.condition(ofSentence: heading) != nil
    }

    /// "GRADED – these medications qualify for the Graded plan only": the decision once more, and nobody whom it is for.
    private static func saysAgain(_ aside: String, _ heading: String) -> Bool {
        let own = OutcomeWords(aside).outcomes
        return !own.isEmpty && own == OutcomeWords(heading).outcomes
            && !Scope(aside).meanings.contains(where: \.isOfPeople)
    }

    /// The tags in parentheses, and behind a dash that stands behind the decision.
    private static func asides(of text: TaggedText) -> [Int] {
        let first = text.tags.indices.first { text.has(.decision, at: $0) } ?? 0
        let dash = text.tags.indices.first { $0 > first && text.isSign("–", "—", "-", at: $0) }
        return text.tags.indices.filter { place in
            place > first && (text.token(place).depth > 0 || dash.map { place > $0 } ?? false)
        }
    }

    /// "Others are graded", "Any other drug: refer".
    private static func isOfOthers(_ text: TaggedText) -> Bool {
        text.tokens.prefix(3).contains { others.contains($0.text) }
    }

    /// What lists of medications and pages are called, and words that say nothing alone.
    private static func isOfList(_ place: Int, _ text: TaggedText) -> Bool {
        let word = text.token(place).text
        return [.filler, .person, .pointing, .header, .clause, .clock, .undecided, .decision, .negation].contains {
            text.has($0, at: place)
        }
            || ofTitles.contains(word) || NeutralWords.contain(word)
    }

    private static let others = Lexicon.words("heading-account.others")
    private static let ofTitles = Lexicon.words("title.medications").union(Lexicon.words("title.page"))
        .union(Lexicon.words("medication-header.medication")).union(Lexicon.words("outcome-notation.plain"))
}

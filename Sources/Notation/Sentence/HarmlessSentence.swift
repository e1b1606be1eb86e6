import Vocabulary

/// Sentences around a chart that cannot change it, as far as their words tell: "Thank you for your business.", "Riders may not be available in
/// all states."
///
/// No grammar understands them. That they restrict nothing is likely by all their words together, and by none alone; what a grammar knows to
/// say whom, where or how something is counted is never one.
package enum HarmlessSentence {
    /// Whether each sentence of a text is one.
    package static func fill(_ text: String) -> Bool {
        let parts = Sentences.parts(of: text).map { TaggedText($0) }
        return !parts.isEmpty && parts.allSatisfy { isOne($0, page: PageWords($0).tags) }
    }

    /// Whether each sentence of a text is one beyond reasonable doubt: a figure, an "only" or an "until" makes it no other.
    package static func fillCertainly(_ text: String) -> Bool {
        let parts = Sentences.parts(of: text).map { TaggedText($0) }
        let found = parts.compactMap { weights(of: $0, PageWords($0).tags) }
        guard !found.isEmpty, found.count == parts.count else { return false }
        if found.allSatisfy(isCertain) { return true }
        return found.count > 1 && !found.contains(where: \.isRomance)
            && found.reduce(0) { $0 + $1.sum } <= certainty * 2
    }

    /// - Parameter page: The tags that are the page's own.
    static func isOne(_ text: TaggedText, page: Set<Int>) -> Bool {
        guard let weights = weights(of: text, page) else { return false }
        return isCertain(weights) || !bounds(text, page) && UnheardParts(text, page: page).tags.isEmpty
    }

    private static func isCertain(_ weights: SentenceWeights) -> Bool { !weights.isRomance && weights.sum <= certainty }

    /// What the words of a sentence weigh that is likely to be one; `nil` for every other.
    private static func weights(of text: TaggedText, _ page: Set<Int>) -> SentenceWeights? {
        guard case let weights = SentenceWeights(text.text), weights.isKnown, weights.sum < 0,
            isSaid(text) || weights.sum <= certainty && weights.isWhollyKnown && isPhrase(text),
            !(weights.isRomance && (endsInName(text) || datesIllness(text))), !speaks(text, page),
            !ChartSentence.withdraws(text.text)
        else { return nil }
        return weights
    }

    /// Whether a text that no grammar finds a restriction in may be one all the same.
    static func isDoubtful(_ text: TaggedText) -> Bool {
        let weights = SentenceWeights(text.text)
        guard weights.isRomance else { return weights.sum >= doubt }
        return weights.sum >= doubtInRomance && !endsInName(text) || datesIllness(text)
    }

    /// "Válida para primas de modalidad anual", and no name: of a language whose statements no grammar knows.
    static func isDoubtfulPhrase(_ text: TaggedText) -> Bool {
        let weights = SentenceWeights(text.text)
        let words = text.tags.indices.filter { text.token($0).kind == .word }
        return weights.isRomance && weights.isKnown && words.count >= shortest && isDoubtful(text)
            && words.count { text.printed($0..<$0 + 1).first?.isLowercase ?? false } * 2 > words.count
    }

    /// Whether most of its words stood in no sentence that was weighed: another language.
    static func isForeign(_ text: TaggedText, page: Set<Int>) -> Bool {
        page.isEmpty && text.tags.count > least && !SentenceWeights(text.text).isKnown
    }

    /// Whether a text is a sentence, and no title or name: of what a name is, its words tell each by itself.
    private static func isSaid(_ text: TaggedText) -> Bool {
        let words = text.tags.indices.filter { text.token($0).kind == .word }
        guard words.count >= least else { return false }
        if let last = text.text.last(where: { !" )”\"".contains($0) }), ".!?;".contains(last) { return true }
        let isCapital = words.count { text.printed($0..<$0 + 1).first?.isUppercase ?? false }
        return text.has(.clause) && isCapital * 2 < words.count && !text.text.hasSuffix(":")
    }

    /// "Medications commonly seen on applications", "Click to enlarge": words and nothing between them, without a figure. What stands behind a
    /// dash in a title weighs little beside the words before it: "Medication List - Once weekly".
    private static func isPhrase(_ text: TaggedText) -> Bool {
        text.tags.count >= shortest
            && text.tags.indices.allSatisfy { place in
                text.token(place).kind == .word
                    && ![.plan, .sex, .tobacco, .age, .place].contains { text.has($0, at: place) }
            }
    }

    /// Of places, of how something is printed or counted, of somebody before a colon: "Guam files go elsewhere.", "Lap band patients: Graded
    /// only".
    private static func speaks(_ text: TaggedText, _ page: Set<Int>) -> Bool {
        text.tags.indices.contains { place in
            if page.contains(place) { return false }
            if text.isSign(":", at: place) {
                return (1...longestSubject).contains(place) && !page.contains(place - 1)
            }
            // "In" is short for an inch and for a state, too.
            return text.token(place).text != "in"
                && (namesPlace(place, in: text) || ofCharts.contains { text.has($0, at: place) })
        }
    }

    /// "Ce tableau s'applique aux personnes – Vie entière Patrimoine.": fewer sentences weigh the words of French and Spanish.
    private static func endsInName(_ text: TaggedText) -> Bool {
        let last = text.tags.indices.last { text.token($0).kind == .word }
        return text.has(.person) && last.map { text.printed($0..<$0 + 1).first?.isUppercase ?? false } ?? false
    }

    /// "« Depuis » désigne la date du premier diagnostic."
    private static func datesIllness(_ text: TaggedText) -> Bool {
        text.tags.indices.contains { text.value(.clock, at: $0) == "diagnosis" }
    }

    /// "New York", "Guam": "contact us" and "in most states" name none.
    static func namesPlace(_ place: Int, in text: TaggedText) -> Bool {
        let word = text.token(place).text
        return text.has(.place, at: place) && word != "in" && !word.hasPrefix("state")
            && text.printed(place..<place + 1).first?.isUppercase ?? false
    }

    private static func bounds(_ text: TaggedText, _ page: Set<Int>) -> Bool {
        text.tags.indices.contains { !page.contains($0) && bounds($0, in: text) }
    }

    /// "Less than the figure", "over 60": a bound of more than one word, or of a figure.
    private static func bounds(_ place: Int, in text: TaggedText) -> Bool {
        guard text.has(.boundBefore, at: place) else { return false }
        return text.tags[place].tokens.count > 1
            || text.tags.indices.contains(place + 1) && text.token(place + 1).number != nil
    }

    /// In tags.
    private static let longestSubject = 4

    /// In words, of a sentence and of a phrase.
    private static let (least, shortest) = (4, 3)
    /// A sum of weights: so much more a restriction must be likely where nothing else says that it is one.
    private static let doubt = 3
    /// One of a hundred such sentences may restrict.
    private static let certainty = -6
    private static let doubtInRomance = 1
    private static let ofCharts: [WordCategory] = [.typeface, .unit, .example]
}

import Notation

/// Words by which a note or a line over a list says that it holds for some applicants, or some cases, only.
enum LimitWords {
    /// "No hospital stay or oxygen", "One of these only, no insulin", "Monotherapy", "In combination with insulin:".
    static func limits(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        guard !words.isEmpty, words.count <= 25, words.allSatisfy({ !aside.contains($0) }) else { return false }
        if words.contains(where: always.contains) { return true }
        if words.count <= 12, words.contains(where: short.contains) { return true }
        if words.count <= 8, words.first.map(negatives.contains) ?? false { return true }
        if words.count <= 6, words.contains(where: bounds.contains), words.contains(where: { Int($0) != nil }) {
            return true
        }
        if zip(words, words.dropFirst()).contains(where: { $0 == "subject" && $1 == "to" }) {
            return !words.contains(where: ordinary.contains)
        }
        return zip(words, words.dropFirst()).contains { $0 == "only" && joining.contains($1) }
    }

    private static let always = Lexicon.words("limit-words.always")
    private static let short = Lexicon.words("limit-words.short")
    private static let bounds = Lexicon.words("limit-words.bounds")
    private static let negatives = Lexicon.words("limit-words.negatives")
    /// Words of notes about the page and its readers.
    private static let aside = Lexicon.words("limit-words.aside")

    /// "Subject to change": of the page.
    private static let ordinary = Lexicon.words("limit-words.ordinary")
    private static let joining = Lexicon.words("limit-words.joining")
}

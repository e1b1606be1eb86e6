/// A sentence of a company about its office, its paper or its duties by law: "Not affiliated with any government agency.", "All
/// applications are subject to a telephone interview."
///
/// Every word of it is known. None says of a limit or a decision what it is, or parts some cases from others.
package enum OfficeSentence {
    /// - Parameters:
    ///   - text: One sentence, or several.
    ///   - decision: What the sentences may decide; any other decision makes them none of the office's.
    package static func fill(_ text: String, decision: String? = nil) -> Bool {
        let parts = Sentences.parts(of: text)
        let rest = parts.filter { part in
            let text = TaggedText(part)
            return !isOne(text, page: PageWords(text).tags, decision: decision)
        }
        return rest.count < parts.count && !ChartSentence.withdraws(text)
            && rest.allSatisfy(PageWords.fill)
    }

    /// - Parameter page: The tags that are the page's own.
    static func isOne(_ text: TaggedText, page: Set<Int>, decision: String? = nil) -> Bool {
        if isOfPage(text) { return true }
        guard text.tags.count > 1, UnheardParts(text, page: page).tags.isEmpty else { return false }
        return OfficeReader(text, page: page, decision: decision).isOfOffice
    }

    /// "We look forward to working with you.": made of the words of such sentences, and of none that speaks of limits, decisions or whom
    /// they are for.
    private static func isOfPage(_ text: TaggedText) -> Bool {
        !text.tokens.contains { limiting.contains($0.text) }
            && !text.tags.indices.contains { place in
                restricting.contains { text.has($0, at: place) }
                    || text.has(.plan, at: place) && !text.has(.filler, at: place)
            }
            && text.pageWordShare(beside: []).isHigh
    }

    private static let limiting = Lexicon.words("page-sentence.limiting")
    private static let restricting: [WordCategory] = [
        .sex, .tobacco, .age, .decision, .only, .exception, .change, .undo, .unit, .unitTime, .unitDose,
    ]
}

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
        guard text.tags.count > 1, UnheardParts(text, page: page).tags.isEmpty else { return false }
        return OfficeReader(text, page: page, decision: decision).isOfOffice
    }
}

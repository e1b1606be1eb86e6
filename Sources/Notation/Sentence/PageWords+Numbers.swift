/// The numbers and places of a page, and those that are none of it.
extension PageWords {
    /// "Term Rx Guide, Oregon": a place behind a word for a document, which is that of no office.
    package static func endsInPlace(_ text: TaggedText) -> Bool {
        let words = text.tags.indices.filter { text.token($0).kind == .word }
        guard let place = words.last, let before = words.dropLast().last, place > before + 1 else { return false }
        return HarmlessSentence.namesPlace(place, in: text) && documents.contains(text.token(before).text)
    }

    /// "(smokers)" of "Rev. 1/24 (smokers)": what a text with numbers says besides what is the page's own.
    package static func saying(_ text: String) -> String {
        guard text.contains(where: \.isNumber) else { return text }
        let tagged = TaggedText(text)
        let page = PageWords(tagged).tags
        let rest = tagged.tags.indices.filter { !page.contains($0) }
        return rest.map { tagged.printed($0..<$0 + 1) }.joined(separator: " ")
    }

    /// "50-85" of "Build Chart 50-85": figures from one to another that are no number of the page, no time and no plan's.
    package static func bareRanges(in text: String) -> [String] {
        guard text.contains(where: \.isNumber) else { return [] }
        let tagged = TaggedText(text)
        let page = PageWords(tagged).tags
        return tagged.tags.indices.compactMap { place in
            let last = place + 2
            guard let low = tagged.token(place).number?.wholeValue, let high = tagged.token(last).number?.wholeValue,
                low < high, high <= 120,
                tagged.has(.range, at: place + 1) || tagged.isSign("-", "–", "—", at: place + 1),
                !(place...last).contains(where: page.contains),
                ![.plan, .unit, .money].contains(where: { tagged.has($0, at: place - 1) }),
                // "Table 2-4" are ratings.
                high > 16 || !tagged.has(.decision, at: place - 1),
                ![.unit, .unitTime, .unitDose, .plan, .decision].contains(where: { tagged.has($0, at: last + 1) }),
                !tagged.isSign("%", "/", at: last + 1), !tagged.isSign("$", "/", "-", at: place - 1)
            else { return nil }
            return tagged.printed(place..<last + 1)
        }
    }
}

/// What of a text beside medications could change a rule: its words that restrict, bound, negate, except, time or count, and are
/// not the page's own. A text without one changes nothing, whatever else it says.
package struct MedicationSentence: Sendable {
    /// The words that could change a rule, as printed.
    package let words: [String]

    /// Ordinary words of a title that nothing accounts for, as printed: "spouses" of "Medications for spouses".
    package static func unreadWords(in title: String) -> [String] {
        let reader = SentenceReader(title)
        return reader.unreadWordsOverMedications.map { reader.text.printed($0..<$0 + 1) }
    }

    package init(_ text: String) {
        words = Sentences.parts(of: text).flatMap { Self.signals(in: $0) }
    }

    /// Whether a sentence of it says what no grammar knows, in words that are not those of pages and offices: "Good control brings the decision
    /// up a notch."
    package static func isUnfamiliar(_ text: String) -> Bool {
        Sentences.parts(of: text).contains { part in
            let tagged = TaggedText(part)
            let page = PageWords(tagged).tags
            return !isOfForm(tagged, page) && !explainsMark(tagged) && tagged.decisions(in: tagged.tags.indices).isEmpty
                && !tagged.has(.always)
                && (ChartSentence(part).isStatement || HarmlessSentence.isDoubtfulPhrase(tagged))
                && !pointsOnly(tagged)
                && !PageWords.fill(part) && !OfficeSentence.fill(part) && !HarmlessSentence.isOne(tagged, page: page)
                && (ModifiedPeople.stand(in: tagged, beside: page) || HarmlessSentence.isDoubtful(tagged)
                    || HarmlessSentence.isForeign(tagged, page: page))
        }
    }

    /// "Question 4 also: …" is about the application's form.
    private static func isOfForm(_ text: TaggedText, _ page: Set<Int>) -> Bool {
        page.contains(0) && page.contains(1) && text.token(1).number != nil
    }

    /// "A ✓ means the applicant may be issued that plan."
    private static func explainsMark(_ text: TaggedText) -> Bool {
        text.tags.indices.contains { text.has(.header, "legend", at: $0) }
            && text.tags.indices.prefix(2).contains {
                text.token($0).kind != .number && (text.token($0).kind != .word || text.token($0).text.count == 1)
            }
    }

    private static func signals(in sentence: String) -> [String] {
        let text = TaggedText(sentence)
        let page = PageWords(text).tags
        if isOfForm(text, page) || pointsOnly(text) || OfficeSentence.isOne(text, page: page) { return [] }
        let unheard = Set(UnheardParts(text, page: page).tags)
        return text.tags.indices.filter { unheard.contains($0) || !page.contains($0) && isSignal($0, in: text) }
            .map { text.printed($0..<$0 + 1) }
    }

    /// "If the applicant takes one of these medications, use the benefit shown in the heading.": it says where to look.
    private static func pointsOnly(_ text: TaggedText) -> Bool {
        text.has(.if) && text.has(.pointing)
            && text.tags.indices.allSatisfy { place in
                text.token(place).kind == .sign
                    || [.if, .pointing, .person, .filler, .clock, .taking, .clause].contains { text.has($0, at: place) }
            }
    }

    private static func isSignal(_ place: Int, in text: TaggedText) -> Bool {
        // "Shorten every period by 12 months"
        if text.token(place).number != nil, text.has(.unitTime, at: place + 1) { return true }
        // "Anyone who has yet to turn 45: turn the case down."
        if text.token(place).number != nil, text.has(.person), !text.has(.plan, at: place + 1) { return true }
        // "Children: see the juvenile guide."
        if ChartSentence.isAgeGroup(text.token(place).text) { return true }
        if text.has(.filler, at: place) || text.has(.pointing, at: place) { return false }
        // "Our three plans"
        if text.has(.number, at: place), text.token(place).number == nil, place + 1 < text.tags.count,
            text.has(.plan, at: place + 1)
        {
            return false
        }
        if let sex = text.value(.sex, at: place) { return sex != "any" }
        if let tobacco = text.value(.tobacco, at: place) { return tobacco != "any" }
        // "Old Dominion": what stands behind a figure or its unit elsewhere is part of a name.
        if text.has(.boundAfter, at: place) || text.has(.ago, at: place), place > 0,
            text.token(place - 1).number != nil || text.has(.unitTime, at: place - 1)
        {
            return true
        }
        return restricting.contains { text.has($0, at: place) }
    }

    private static let restricting: [WordCategory] = [
        .number, .boundBefore, .past, .current, .unitTime, .unitDose, .counting, .negation,
        .exception, .only, .if, .otherwise, .count, .undo, .change,
    ]
}

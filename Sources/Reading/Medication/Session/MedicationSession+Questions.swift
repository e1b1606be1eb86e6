import Notation

/// Texts that ask: what only asks says nothing, and what answers itself may decide.
extension MedicationSession {
    /// "May this class be quoted? (Y/N)": a question, and nothing behind it but what stands in parentheses.
    static func asksOnly(_ text: String) -> Bool {
        let question = text.prefix { $0 != "(" }
        let asks = text.hasSuffix("?") || text.hasSuffix(")") && singleSpaced(question).hasSuffix("?")
        return asks && OutcomeWords(text[question.endIndex...]).outcomes.isEmpty
    }

    /// "On blood thinners too? Treat the pain medications as daily.": a question, and what to do where it is answered by yes.
    static func answersItself(_ text: String) -> Bool {
        // "Questions? Call underwriting."
        guard let mark = text.firstIndex(of: "?"), !PageFurniture.isOfPage(String(text[..<mark])) else { return false }
        let rest = text[text.index(after: mark)...]
        return rest.first?.isWhitespace ?? false && rest.count(where: \.isLetter) > 2
            && PageWords(TaggedText(String(rest))).tags.isEmpty && !HarmlessNote.isOne(text)
    }
}

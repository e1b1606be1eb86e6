import Notation

extension ReadingSession {
    /// Whom a sentence sends elsewhere, without what it says of where: "Applicants age 71 and older" of "Applicants age 71 and older: see page 14."
    func ofThoseSentAway(by sentence: String) -> HeaderTerms {
        let text = TaggedText(sentence)
        guard let place = text.tags.indices.first(where: { text.has(.elsewhere, at: $0) }), place > 0 else {
            return texts[sentence].terms
        }
        return texts[singleSpaced(text.printed(0..<place)).trimming(":")].terms
    }
}

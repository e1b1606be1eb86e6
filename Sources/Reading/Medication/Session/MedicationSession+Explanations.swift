import ChartSchema
import Notation

/// Texts that say what a word of the rules means.
extension MedicationSession {
    /// "Refer = submit to underwriting for individual consideration.": of a decision only what the office does with it.
    func explainsDecision(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        guard
            let place = tagged.tags.indices.first(where: { place in
                tagged.isSign("=", at: place) || Self.meaning.contains(tagged.token(place).text)
            }), place > 0, place + 1 < tagged.tags.count
        else { return false }
        let key = OutcomeWords(tagged.printed(0..<place))
        guard let outcome = key.only, key.rest.isEmpty else { return false }
        let behind = place + 1..<tagged.tags.count
        let said = FoldedText(tagged.printed(behind).trimming(" .")).string
        if outcome == .accept, Self.harmless.contains(said) { return true }
        let isSame = behind.allSatisfy { own in
            tagged.has(.decision, outcome.rawValue, at: own)
                || !tagged.has(.decision, at: own) && !tagged.has(.negation, at: own)
        }
        return isSame && (outcome == .refer || behind.contains { tagged.has(.decision, at: $0) })
            && OfficeSentence.fill(tagged.printed(behind), decision: outcome.rawValue)
    }

    /// "The medication alone does not disqualify the applicant"
    private static let harmless = Lexicon.words("explanations.harmless")
    private static let meaning = Lexicon.words("explanations.meaning")
}

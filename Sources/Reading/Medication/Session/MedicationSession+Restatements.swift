import ChartSchema
import Notation

/// Texts that say once more what the rules say, or what a word of theirs means.
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
        return OfficeSentence.fill(
            tagged.printed(place + 1..<tagged.tags.count), decision: outcome.rawValue)
    }

    /// "Applications for clients taking these medications should not be submitted." around rules that all decline.
    func restatesRules(_ text: String) -> Bool {
        let words = OutcomeWords(text)
        guard words.outcomes.count == 1, let outcome = words.outcomes.first, !rules.isEmpty,
            rules.allSatisfy({ $0.rule.outcome == outcome && $0.rule.product == nil })
        else { return false }
        let tagged = TaggedText(text)
        return tagged.has(.pointing)
            && tagged.tags.indices.allSatisfy { place in
                tagged.token(place).kind == .sign
                    || [.decision, .pointing, .person, .filler, .taking, .clause, .purpose].contains {
                        tagged.has($0, at: place)
                    }
                    || Self.ofApplications.contains(tagged.token(place).text)
            }
    }

    private static let meaning = Lexicon.words("restatements.meaning")
    private static let ofApplications = Lexicon.words("office-sentence.populations")
}

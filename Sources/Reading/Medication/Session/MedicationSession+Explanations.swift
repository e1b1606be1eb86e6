import ChartSchema
import Notation
import Vocabulary

/// Texts that say what a word of the rules means.
extension MedicationSession {
    /// Every sentence of it is the office's, tells where to look, or what a decision means.
    func saysNothing(_ text: String) -> Bool {
        let parts = Sentences.parts(of: text)
        return !parts.isEmpty
            && parts.allSatisfy { part in
                PageDirections.isOne(part) || explainsDecision(part) || Self.explainsBenefit(part)
                    || Self.namesUse(part)
                    || parts.count > 1 && PageFurniture.isOfPage(part)
            }
    }

    /// "CHF = congestive heart failure"
    private static func namesUse(_ text: String) -> Bool {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, OutcomeWords(text).outcomes.isEmpty, parts[0].split(separator: " ").count == 1 else {
            return false
        }
        let name = singleSpaced(parts[1].drop { $0 == "." }).trimming(".;, ")
        func isUse(_ text: String) -> Bool { UseVocabulary.standard.uses(in: text) != nil }
        // "Multiple" is a part of the use's name: without it there is none.
        return isUse(name)
            && MedicationSentence(name).words.allSatisfy { !isUse(name.replacing($0, with: "").trimming(" ")) }
    }

    /// "Level: first day coverage.", "Graded – 30% / 70% / 100% of the face amount": what a benefit pays, and to nobody in particular.
    static func explainsBenefit(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        guard
            let place = tagged.tags.indices.first(where: { place in
                tagged.isSign(":", "=", "–", "—", "-", at: place) || Self.meaning.contains(tagged.token(place).text)
                    || Self.being.contains(tagged.token(place).text)
            }), place > 0, place + 1 < tagged.tags.count,
            case let key = OutcomeWords(tagged.printed(0..<place)), key.only.map(isOfBenefit) ?? false, key.rest.isEmpty
        else { return false }
        let words = tagged.tokens[tagged.tags[place].tokens.lowerBound...]
        let names = words.filter { $0.kind == .word }.map(\.text)
        let pays = names.contains(where: paying.contains) || words.contains { $0.text == "%" }
        // "Level: face amount 25,000": a figure that is neither a share nor a time of the benefit.
        let areOfBenefit = words.indices.allSatisfy { place in
            guard words[place].kind == .number, place + 1 < words.endIndex else { return words[place].kind != .number }
            return words[place + 1].text == "%" || ofTimes.contains(words[place + 1].text)
        }
        return pays && areOfBenefit
            && names.allSatisfy { name in
                [paying, besidePaying, being, meaning].contains { $0.contains(name) }
            }
    }

    private static func isOfBenefit(_ outcome: MedicationOutcome) -> Bool {
        [.level, .graded, .modified, .guaranteed].contains(outcome)
    }

    private static let paying = Lexicon.words("explanations.paying")
    /// "Level is", "Graded pays"
    private static let being = Lexicon.words("explanations.being")
    private static let ofTimes = Lexicon.words("explanations.of-times")
    private static let besidePaying = Lexicon.words("explanations.beside-paying")

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

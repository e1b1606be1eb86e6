import Notation
import Vocabulary

/// A use, and words behind it that ask for something else: "Diabetes (if A1C under 8)", "Angina – not available in NY".
struct UseWithLimit {
    /// As printed.
    let use: String
    let limit: String

    /// Whether a program can decide the limit; where it cannot, the use keeps its words, too.
    var isDecided: Bool { ConditionNotation.tests(of: limit).contains(where: \.isDecidable) }

    /// `nil` unless the vocabulary knows what stands before as a use, not the whole, and what stands behind limits, bounds, counts or excepts.
    init?(_ text: String) {
        let tagged = TaggedText(text)
        guard tagged.tags.count > 1, tagged.tags.count < 24, UseVocabulary.standard.uses(in: text) == nil else {
            return nil
        }
        for end in tagged.tags.indices.dropFirst().reversed() where Self.mayEndUse(end - 1, tagged) {
            let use = tagged.printed(0..<end)
            guard UseVocabulary.standard.uses(in: use) != nil else { continue }
            let limit = tagged.printed(end..<tagged.tags.count).trimming(" ,;:–—-([)]")
            // "Cancer (within 2 years)": a time beside an illness may be that of the illness.
            let meanings = Scope(limit).meanings
            if !meanings.isEmpty, meanings.allSatisfy({ if case .window = $0 { true } else { false } }) { return nil }
            // "Diabetes with neuropathy, retinopathy or amputation" goes on as a list.
            guard
                Self.limits(limit) || tagged.isSign("(", "[", "-", "–", "—", ";", at: end) && limit.contains(" ")
            else {
                return nil
            }
            (self.use, self.limit) = (use, limit)
            return
        }
        return nil
    }

    /// "Asthma with or" is no use of its own.
    private static func mayEndUse(_ place: Int, _ text: TaggedText) -> Bool {
        text.token(place).kind == .word && !joining.contains(text.token(place).text)
            && ![WordCategory.joined, .negation, .always, .if, .exception].contains { text.has($0, at: place) }
    }

    private static let joining = Lexicon.words("printed-medication.joining")

    private static func limits(_ text: String) -> Bool {
        !MedicationSentence(text).words.allSatisfy { isPast($0, in: text) } || !OutcomeWords(text).outcomes.isEmpty
            || speaksOfTaking(text)
    }

    /// "Blood clot prevention after surgery": a word of times that bounds no figure.
    private static func isPast(_ word: String, in text: String) -> Bool {
        !text.contains(where: \.isNumber) && Lexicon.standard.senses(of: word).contains { $0.category == .past }
    }

    /// "short term use", "last refill": several words, one of which is about how the medication is taken or filled.
    private static func speaksOfTaking(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.tags.count > 1 && (tagged.has(.clock) || tagged.has(.taking) || tagged.has(.period))
    }
}

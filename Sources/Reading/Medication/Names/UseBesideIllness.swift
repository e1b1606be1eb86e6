import Notation
import Vocabulary

/// A use that is one only beside another illness: "Hypertension (with kidney failure)". The illness behind "with" is a condition of the rule, and no
/// second use.
struct UseBesideIllness: Hashable {
    /// As printed.
    let use: String
    /// As printed: "with kidney failure".
    let condition: String
    /// As printed: "kidney failure".
    let illness: String

    /// `nil` unless the vocabulary knows what stands on both sides as uses, and not the whole as one.
    init?(_ text: String) {
        guard OutcomeWords.words(text).contains(where: Self.joining.contains), let found = Self.apart(text) else {
            return nil
        }
        // "COPD / Diabetes with amputation": whether it is of all, nobody says.
        guard !text.replacing("w/", with: "w ").contains(where: Self.listing.contains),
            UseVocabulary.standard.uses(in: found.use)?.count == 1
        else {
            return nil
        }
        (use, condition, illness) = found
    }

    /// The use before the first word that joins, and all from there.
    private static func apart(_ text: String) -> (use: String, condition: String, illness: String)? {
        let vocabulary = UseVocabulary.standard
        guard !vocabulary.isWording(text), vocabulary.uses(in: text) != nil else { return nil }
        let tagged = TaggedText(text)
        for place in tagged.tags.indices.dropFirst() where joining.contains(tagged.token(place).text) {
            let use = tagged.printed(0..<place).trimming(" ,([–—-")
            let condition = closed(tagged.printed(place..<tagged.tags.count))
            let illness = closed(tagged.printed(place + 1..<tagged.tags.count)).trimming(" /")
            if vocabulary.uses(in: use) != nil, vocabulary.uses(in: illness) != nil {
                return (use, condition, illness)
            }
        }
        return nil
    }

    /// Without the sign that closes what was opened before.
    private static func closed(_ text: String) -> String {
        let isOpen = text.contains("(") || text.contains("[")
        return text.trimming(isOpen ? " " : " )]")
    }

    private static let listing: Set<Character> = ["/", ",", ";", "\n"]
    private static let joining = Lexicon.words("use-beside-illness.joining")
}

extension RowParts {
    /// The parts with the illness that stands beside the use among the conditions.
    var withIllnessApart: RowParts {
        guard let use, let found = UseBesideIllness(use) else { return self }
        var parts = self
        parts.use = found.use
        guard !parts.conditions.contains(found.condition) else { return parts }
        parts.conditions.append(found.condition)
        parts.tests.append(.diagnosed(name: found.illness, isPresent: true))
        return parts
    }
}

import Notation
import Vocabulary

/// A use that is one only beside another illness: "Hypertension (with kidney failure)". The illness behind "with" is a condition of the rule, and no
/// second use.
struct UseBesideIllness: Hashable {
    /// As printed; the whole where the illness belongs to one of several uses.
    let use: String
    /// As printed: "with kidney failure".
    let condition: String

    /// `nil` unless the vocabulary knows what stands on both sides as uses, and not the whole as one.
    init?(_ text: String) {
        guard OutcomeWords.words(text).contains(where: Self.joining.contains), let found = Self.apart(text) else {
            return nil
        }
        let parts = text.replacing("w/", with: "w ").split { Self.listing.contains($0) }.map(singleSpaced)
        guard parts.count > 1 else {
            (use, condition) = found
            return
        }
        let joined = parts.filter { Self.apart($0) != nil }
        guard let first = joined.first else { return nil }
        // "COPD / Diabetes with amputation": of one of them, and the others go on behind it.
        (use, condition) = (text, joined.count == 1 ? first : joined.joined(separator: "; "))
    }

    /// The use before the first word that joins, and all from there.
    private static func apart(_ text: String) -> (use: String, condition: String)? {
        let vocabulary = UseVocabulary.standard
        guard !vocabulary.isWording(text), vocabulary.uses(in: text) != nil else { return nil }
        let tagged = TaggedText(text)
        for place in tagged.tags.indices.dropFirst() where joining.contains(tagged.token(place).text) {
            let use = tagged.printed(0..<place).trimming(" ,([–—-")
            let condition = tagged.printed(place..<tagged.tags.count).trimming(" )]")
            let behind = tagged.printed(place + 1..<tagged.tags.count).trimming(" ()[]/")
            if vocabulary.uses(in: use) != nil, vocabulary.uses(in: behind) != nil { return (use, condition) }
        }
        return nil
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
        if !parts.conditions.contains(found.condition) { parts.add(condition: found.condition) }
        return parts
    }
}

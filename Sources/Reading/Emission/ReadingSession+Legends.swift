import ChartSchema
import Notation

/// Legends of the names of classes: "NT = Non-Tobacco; Pref NT = Preferred Non-Tobacco".
extension ReadingSession {
    /// Whether all that a text does is to explain short forms, and each was read as what the text says of it.
    func isHeardLegend(_ text: String) -> Bool {
        Abbreviations.entries(of: text)?.allSatisfy { isRead($0.key, as: $0.meaning) } ?? false
    }

    private func isRead(_ key: String, as meaning: String) -> Bool {
        let (short, long) = (HeaderTerms(key, texts.abbreviations), texts[meaning].terms)
        return key.split(separator: " ").allSatisfy { isInPublishedName(String($0)) } && namesOnly(meaning)
            && short.tobacco == long.tobacco && short.sex == long.sex && short.age == long.age
            && short.bound == long.bound && !long.isInDoubt
            && labels.rateClass(of: key) == labels.rateClass(of: long.label ?? meaning)
    }

    /// "Preferred Non-Tobacco": words for classes and for people, and no other.
    private func namesOnly(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.tags.indices.allSatisfy { place in
            ClassWords.isOne(tagged, at: place)
                || [.tobacco, .sex, .person, .filler].contains { tagged.has($0, at: place) }
                || tagged.has(.header, "class", at: place)
        }
    }
}

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
        return short.tobacco == long.tobacco && short.sex == long.sex && short.age == long.age
            && short.bound == long.bound && !long.isInDoubt
            && labels.rateClass(of: key) == labels.rateClass(of: long.label ?? meaning)
            && long.label.map { TaggedText($0).tags.allSatisfy { !$0.senses.isEmpty } } ?? true
    }
}

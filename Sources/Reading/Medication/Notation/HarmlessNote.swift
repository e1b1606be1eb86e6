import Notation
import Vocabulary

/// Sentences beside medications that cannot change a rule: none of their words decides, or names a drug or what one is taken for, and none
/// restricts.
enum HarmlessNote {
    static func isOne(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        // "Hormone therapy, prostate ca." is a use.
        return words.count > 4 && HarmlessSentence.fill(text) && OutcomeWords(text).outcomes.isEmpty
            && !words.contains { word in
                UseVocabulary.standard.uses(in: word) != nil || MedicationList.isDrug(word)
            }
    }
}

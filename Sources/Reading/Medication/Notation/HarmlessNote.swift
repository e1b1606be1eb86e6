import Notation
import Vocabulary

/// Sentences beside medications that cannot change a rule: none of their words decides, or names a drug or what one is taken for, and none
/// restricts.
enum HarmlessNote {
    static func isOne(_ text: String) -> Bool {
        HarmlessSentence.fill(text) && OutcomeWords(text).outcomes.isEmpty
            && !OutcomeWords.words(text).contains { word in
                UseVocabulary.standard.uses(in: word) != nil || MedicationList.isDrug(word)
            }
    }
}

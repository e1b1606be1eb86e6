import Notation
import Vocabulary

/// Sentences beside medications that cannot change a rule: none of their words decides, and none restricts; and none names a drug or what one
/// is taken for, where that leaves a doubt.
enum HarmlessNote {
    static func isOne(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        // "Hormone therapy, prostate ca." is a use.
        guard OutcomeWords(text).outcomes.isEmpty else { return false }
        if HarmlessSentence.fillCertainly(text) { return true }
        return words.count > 4 && HarmlessSentence.fill(text)
            && !words.contains { word in
                !ofPages.contains(word)
                    && (UseVocabulary.standard.uses(in: word) != nil
                        || !OrdinaryWords.contain(word) && MedicationList.isDrug(word))
            }
    }

    /// "Drugs", "add": what such sentences say of the chart itself, though illnesses are called so, too.
    private static let ofPages = Lexicon.words("harmless-note.of-pages")
}

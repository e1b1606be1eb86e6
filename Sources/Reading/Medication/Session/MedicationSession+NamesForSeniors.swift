import Notation

extension MedicationSession {
    /// "Senior" of "Heartland Senior Benefit": a word that carriers call plans by, and no age. Not of "Medications for seniors".
    static func isOfPlanName(_ word: String, in title: String) -> Bool {
        guard word.first?.isUppercase ?? false else { return false }
        let (words, own) = (OutcomeWords.words(title).joined(separator: " "), FoldedText(word).string)
        return plansForSeniors.contains { $0.hasPrefix("\(own) ") && " \(words) ".contains(" \($0) ") }
    }

    private static let plansForSeniors = Lexicon.words("title.plans-for-seniors")
}

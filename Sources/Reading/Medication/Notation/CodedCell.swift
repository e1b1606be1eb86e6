import ChartSchema
import Notation

/// A cell that begins with a code for a decision, and says more: "D (within 2 years)", "A if over age 50".
enum CodedCell {
    /// Whether its first word may be a code, and what follows it says for whom: a bracket or words.
    static func beginsWithCode(_ text: String) -> Bool {
        guard let first = text.split(whereSeparator: \.isWhitespace).first.map(String.init), first.count < text.count
        else { return false }
        return isCode(first.trimming(";,")) || MarkSign.isAnswer(first)
    }

    /// Capitals or an answer: a figure behind the first word is no code.
    static func isCode(_ word: String) -> Bool {
        OutcomeMark.isShort(word) || word.count == 1 && word.allSatisfy { ("A"..."Z").contains($0) }
    }
}

extension MedicationOutcome {
    /// The word that the lexicon reads as this outcome, whatever a carrier calls it.
    var inOneWord: String {
        self == .refer ? Lexicon.standard.phrases(.decision, rawValue).first ?? rawValue : rawValue
    }
}

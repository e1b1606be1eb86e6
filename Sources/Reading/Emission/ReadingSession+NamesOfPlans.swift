import ChartSchema
import Notation
import Tables

/// Words of titles that are parts of the name of a plan.
extension ReadingSession {
    /// "Legacy Select Build Chart" over limits each of which has a class of every carrier's: "Select" is none of theirs.
    func isTierOfPlan(_ word: String, in sentence: String) -> Bool {
        let words = OutcomeWords.words(sentence)
        guard Self.tiers.contains(FoldedText(word).string), let place = words.firstIndex(of: FoldedText(word).string),
            place > 0, words[place...].dropFirst().allSatisfy(Self.ofCharts.contains), !assembler.columns.isEmpty
        else { return false }
        return assembler.columns.allSatisfy { $0.rateClass != nil }
    }

    /// "Life Rider" of `product name: Legacy Annuity with Life Rider`, where the limits are read for that product.
    func isOfNamedProduct(_ word: String, piece: TextPiece) -> Bool {
        guard let (name, value) = NamedValues.parts(of: piece.text), texts[name].terms.isProductName else {
            return false
        }
        return ReadingInstructions.name(value, holds: word) && assembler.columns.allSatisfy { $0.product != nil }
    }

    private static let tiers = Lexicon.words("unproven-plans.tiers")
    private static let ofCharts = Lexicon.words("element-names.of-charts")
}

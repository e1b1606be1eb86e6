import ChartSchema
import Notation

extension HeaderTerms {
    /// Whether the words ask for a tobacco state, or name one: "Tobacco", "Smoker?", "Non-smoker".
    var asksTobacco: Bool { isTobaccoName || tobacco != nil }

    /// The tobacco state that a cell gives to these words: "No" to "Smoker", and "Yes" to "Non-smoker", say that none is used.
    func tobacco(answered cell: CellSense) -> Tobacco? {
        guard let answer = cell.answer else { return cell.terms.tobacco ?? TobaccoCode.state(of: cell.folded.string) }
        return tobacco == .no ? answer.complement : answer
    }
}

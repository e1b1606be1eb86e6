import ChartSchema
import Notation
import Vocabulary

extension HeaderTerms {
    /// Whether the words ask for a tobacco state, or name one: "Tobacco", "Smoker?", "Non-smoker".
    var asksTobacco: Bool { isTobaccoName || tobacco != nil }

    /// The tobacco state that a cell gives to these words: "No" to "Smoker", and "Yes" to "Non-smoker", say that none is used. `nil` as well
    /// for an answer to words that were not understood whole.
    func tobacco(answered cell: CellSense) -> Tobacco? {
        guard let answer = cell.answer else { return cell.terms.tobacco ?? TobaccoCode.state(of: cell.folded.string) }
        guard isClearQuestion else { return nil }
        switch tobacco {
        case .no: return answer.complement
        // "Yes" to "Tobacco allowed?" refuses nobody.
        case .any: return answer == .yes ? .any : .no
        default: return answer
        }
    }

    /// Whether every word is of tobacco, of a time, or of those that questions are made of. "Yes" to "Quit smoking?" or "Nicotine test passed"
    /// says the opposite of what the one word that is known seems to ask for.
    var isClearQuestion: Bool {
        let isKnown = tokens.tokens.allSatisfy { token in
            switch token.category {
            case .tobacco?, .noTobacco?, .anyTobacco?, .tobaccoWord?, .filler?, .unit(.years)?, .unit(.months)?: true
            default: Self.wordsOfQuestions.contains(token.word) || Int(token.word) != nil
            }
        }
        if isKnown { return true }
        let scope = Scope(text, .build)
        let states = scope.claims.compactMap { if case .tobacco(let state) = $0.meaning { state } else { nil } }
        return scope.isWhole && !scope.tagged.has(.decision) && Set(states) == [tobacco ?? .yes]
    }

    static let wordsOfQuestions = Lexicon.words("tobacco-answer.question")
}

import ChartSchema
import Notation

/// A "yes" or "no" with more words behind it, below a header that asks: "Yes, if no seizures in the last 12 months".
struct WordedAnswer {
    let isYes: Bool
    /// The answer, as printed.
    let word: String
    /// What stands behind the answer, with the sign that parts them.
    let rest: String

    init?(_ text: String) {
        let word = text.prefix(while: \.isLetter)
        guard let sign = MarkSign(String(word)), sign.isAnswer, word.count > 1,
            // "Non-smoker only" is no answer.
            case let rest = text[word.endIndex...], rest.contains(where: \.isLetter), !rest.isCompound,
            Self.goesOn(rest, behindYes: sign.isYes)
        else { return nil }
        isYes = sign.isYes
        self.word = String(word)
        self.rest = String(rest)
    }

    /// ", age 60+", " (after 50)", " if controlled": what says for whom the answer is; not "tobacco" of "No tobacco", nor "history of stroke".
    private static func goesOn(_ rest: Substring, behindYes isYes: Bool) -> Bool {
        guard let sign = rest.first(where: { !$0.isWhitespace }), sign.isLetter || sign.isNumber else { return true }
        let first = OutcomeWords.words(rest).first ?? ""
        return behindBoth.contains(first) || isYes && (behindYes.contains(first) || sign.isNumber)
    }

    private static let behindBoth = Lexicon.words("worded-answer.behind-both")
    private static let behindYes = Lexicon.words("worded-answer.behind-yes")

    /// Whether grammars understand all that stands behind the answer: "age 60+", and not "if yes to #3".
    var saysWhom: Bool {
        let scope = Scope(String(rest.drop { !$0.isLetter && !$0.isNumber && !"<>≤≥".contains($0) }))
        return scope.isWhole && !scope.meanings.isEmpty
    }

    /// The answer as a decision with its condition, whose wording stays the carrier's.
    func decision(_ outcome: MedicationOutcome, label: String) -> OutcomeNotation.Reading? {
        // "No, Standard", "No, call": another decision.
        guard OutcomeWords(rest).outcomes.isEmpty,
            OutcomeNotation.read(String(rest.drop { !$0.isLetter })) == nil,
            var read = OutcomeNotation.read(outcome.rawValue + rest)
        else {
            return nil
        }
        read.label = label
        return read
    }

    /// Whether a cell answers a question that its header asks: with yes or no, alone or with a condition, or with a decision.
    static func answers(_ text: String) -> Bool {
        MarkSign.isAnswer(text) || WordedAnswer(text) != nil
            || !OutcomeMark.isMark(text) && OutcomeNotation.read(text) != nil
    }
}

extension Substring {
    /// Whether a hyphen or an apostrophe joins it to the word before it: "-smoker".
    fileprivate var isCompound: Bool {
        guard let sign = first, let next = dropFirst().first else { return false }
        return "-‑'’".contains(sign) && next.isLetter
    }
}

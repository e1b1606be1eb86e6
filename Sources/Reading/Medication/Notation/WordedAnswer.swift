import ChartSchema

/// A "yes" or "no" with more words behind it, below a header that asks: "Yes, if no seizures in the last 12 months".
struct WordedAnswer {
    let isYes: Bool
    /// What stands behind the answer, with the sign that parts them.
    let rest: String

    init?(_ text: String) {
        let word = text.prefix(while: \.isLetter)
        guard let sign = MarkSign(String(word)), sign.isAnswer, word.count > 1,
            case let rest = text[word.endIndex...], rest.contains(where: \.isLetter)
        else { return nil }
        isYes = sign.isYes
        self.rest = String(rest)
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

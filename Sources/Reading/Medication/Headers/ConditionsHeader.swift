import Notation

/// A header that says no more than that conditions stand below it: "Applicants", "Daily dose", "Age / tobacco". Below any other one a cell means what
/// the header makes of it: "Smokers" below "Not offered to", "40 mg" below "Maximum dose", "Age 40" below "Started before".
enum ConditionsHeader {
    static func isOne(_ header: String) -> Bool {
        !turns(header) && OutcomeWords.words(header.spacedName).allSatisfy(plain.contains)
    }

    /// "Not applicable to", "Waived for": whom the row is not for.
    static func turns(_ header: String) -> Bool {
        // What stands in parentheses explains the header.
        let text = TaggedText(String(header.prefix { $0 != "(" }).spacedName)
        let turns: [WordCategory] = [.negation, .exception, .undo]
        // "Not offered" is one phrase.
        let refuses = text.tags.indices.contains { text.value(.decision, at: $0) == "decline" }
        return !isExceptions(text) && (refuses || turns.contains(where: text.has))
            || text.tokens.contains { turning.contains($0.text) }
    }

    /// "Exceptions": the cells say what they except.
    private static func isExceptions(_ text: TaggedText) -> Bool {
        text.tokens.allSatisfy { exceptions.contains($0.text) || $0.kind == .sign }
    }

    private static let plain = Lexicon.words("conditions-header.plain").union(Lexicon.words("dose-header.doses"))
        .union(Lexicon.words("dose-header.plain")).union(Lexicon.words("medication-columns.age-names"))
    private static let turning = Lexicon.words("conditions-header.turning")
    private static let exceptions = Lexicon.words("medication-columns.exceptions")
}

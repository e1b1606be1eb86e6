import ChartSchema

/// Whether a note of a medication chart states a rule, by the words it uses.
enum FootnoteJudgement {
    /// With a word that decides a note of two words is a rule ("Outside = declined", Foresters PlanRight).
    static func statesRule(_ text: String) -> Bool {
        let words = LabelTokens(text).tokens.map(\.word)
        if words.count == 2 { return words.contains { HeaderLexicon.isWord($0, "deciding") } }
        return words.count >= 3 && words.contains { HeaderLexicon.isWord($0, "ruling") }
    }
}

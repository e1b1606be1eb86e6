import ChartSchema
import Notation

/// Whether a note states a rule about limits, by the words it uses.
enum FootnoteJudgement {
    /// Whether a text says how limits printed elsewhere change: such a sentence names nobody the figures are for.
    static func changesLimits(_ words: LabelTokens) -> Bool {
        words.tokens.contains { HeaderLexicon.isWord($0.word, "changing") }
    }

    /// How much a note that nothing was made of matters; `nil` where it states no rule. One about a place gives figures that
    /// are other limits for the people there.
    static func severity(_ text: String) -> Finding.Severity? {
        guard statesRule(text) else { return nil }
        return text.contains(where: \.isNumber) && TaggedText(text).has(.place) ? .warning : .info
    }

    /// With a word that decides a note of two words is a rule ("Outside = declined", Foresters PlanRight).
    static func statesRule(_ text: String) -> Bool {
        let words = LabelTokens(text).tokens.map(\.word)
        if words.count == 2 { return words.contains { HeaderLexicon.isWord($0, "deciding") } }
        return words.count >= 3 && words.contains { HeaderLexicon.isWord($0, "ruling") }
    }

    /// The sentences of a text, each to be judged by itself.
    static func sentences(of text: String) -> [String] {
        var sentences: [String] = [""]
        for character in text {
            sentences[sentences.count - 1].append(character)
            let isEnd = [".", ";", "\n"].contains(character)
            if isEnd, sentences[sentences.count - 1].count > 12 { sentences.append("") }
        }
        return sentences.map { singleSpaced($0) }.filter { !$0.isEmpty }
    }
}

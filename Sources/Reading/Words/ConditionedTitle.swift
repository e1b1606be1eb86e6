import Notation

/// A title that says under what else the limits below it hold, alone or behind a name: "Face amounts up to $100,000", "Oak Whole Life (not
/// in New York)", "GRADED BENEFIT - not available in MT, ND or SD".
struct ConditionedTitle {
    /// What stands before it; `nil` where nothing does.
    let head: ChartSentence?
    /// As printed.
    let condition: String

    /// `nil` for a text that says anything else.
    init?(_ text: String, _ texts: TextSenses) {
        guard text.count <= ChartSentence.longestTitle, !text.hasSuffix(".") else { return nil }
        if BuildCondition.isFragment(text) {
            (head, condition) = (nil, singleSpaced(text))
            return
        }
        guard let (before, rest) = Self.parts(text), BuildCondition.isFragment(rest) else { return nil }
        let sentences = texts.sentences(of: before)
        guard sentences.count == 1, [.neutral, .people].contains(sentences[0].sense),
            before.contains(where: \.isLetter), !ClassMeaning.refuses(before)
        else { return nil }
        (head, condition) = (sentences[0], rest)
    }

    /// "Oak Term" and "not in New York": a group at the end, or what follows a dash or a comma.
    private static func parts(_ text: String) -> (before: String, rest: String)? {
        if text.hasSuffix(")"), let open = text.lastIndex(of: "(") {
            let inside = text[text.index(after: open)...].dropLast()
            return (singleSpaced(text[..<open]), singleSpaced(inside))
        }
        let sign = text.indices.dropFirst().first { place in
            let next = text.index(after: place)
            guard next < text.endIndex, text[next] == " " else { return false }
            return text[place] == "," || "-–—".contains(text[place]) && text[text.index(before: place)] == " "
        }
        if let sign {
            let rest = singleSpaced(text[text.index(after: sign)...])
            return (singleSpaced(text[..<sign]), rest)
        }
        return nil
    }
}

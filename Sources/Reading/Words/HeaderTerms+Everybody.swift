import ChartSchema
import Notation

/// "All ages": whom nothing leaves out.
extension HeaderTerms {
    /// Whether "all" or its like stands before a word for ages, with nothing but words that hold others together in between.
    static func saysAllAges(_ tokens: [LabelToken]) -> Bool {
        tokens.indices.contains { place in
            guard everybody.contains(tokens[place].word) else { return false }
            return tokens[(place + 1)...].first { $0.category != .filler || everybody.contains($0.word) }?.category
                == .ageWord
        }
    }

    /// "All", "Any", "All ages", and nothing else.
    static func isEverybody(_ terms: HeaderTerms) -> Bool {
        let words = terms.tokens.tokens
        guard let first = words.first, everybody.contains(first.word), !terms.namesPeople else { return false }
        return words.count == 1 || terms.saysAllAges && terms.isBare
    }

    /// "Issue ages 50-85": whoever may have the plan.
    var isOfIssueAges: Bool { ChartSentence(text).issueAges != nil }

    private static let everybody = Lexicon.words("header-terms.everybody")
}

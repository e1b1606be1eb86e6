import Notation
import Vocabulary

extension HeaderTerms {
    /// Whether the words over a column of sexes, ages, tobacco states or products name what its cells say. "Sex excluded" turns it round, and
    /// "Age of spouse" speaks of somebody else.
    var isClearName: Bool {
        // "Under age" says an end, and not whether the figure is one of those below it.
        if isAgeName, zone != nil || tokens.tokens.contains(where: { HeaderLexicon.isWord($0.word, "average") }) {
            return false
        }
        return asksTobacco && isClearQuestion
            || tokens.tokens.allSatisfy { token in
                switch token.category {
                case .otherSubject?: false
                // A "group" may be of people.
                case .organisation?, nil:
                    token.word.count == 1 || Int(token.word) != nil || Self.namingWords.contains(token.word)
                        || Self.wordsOfQuestions.contains(token.word)
                case .some: true
                }
            }
    }

    private static let namingWords = Lexicon.words("dimension-name.naming")
}

import ChartSchema
import Notation

/// Both of two states, each by its first letters: "NS/S", "NT & T", "M/F".
extension HeaderTerms {
    mutating func takeBothInShort() {
        guard text.utf8.count < Self.longest, tobacco != nil || sex != nil || isTobaccoName && hasName else { return }
        let tags = TaggedText(text)
        for place in tags.tags.indices where tags.tags[place].tokens.count > 1 {
            let ends = [tags.tags[place].tokens.first, tags.tags[place].tokens.last].compactMap { $0 }
            guard ends.allSatisfy({ tags.tokens[$0].text.utf8.count <= 2 }) else { continue }
            if tags.has(.tobacco, "any", at: place) { (tobacco, isTobaccoName) = (.any, false) }
            if tags.has(.sex, "any", at: place) { sex = .any }
        }
    }

    /// "Standard NT/T" names a class, and "NT/T" alone asks for a state.
    private var hasName: Bool { tokens.tokens.contains { $0.category == nil } }

    /// In bytes: sentences name no states by letters.
    private static let longest = 80
}

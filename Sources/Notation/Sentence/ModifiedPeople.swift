import Vocabulary

/// People of a kind, in a sentence that no grammar read: "Overweight clients receive less coverage.", "Send clients with a history of cancer
/// to the medical director." What it says of them may be said of nobody else.
enum ModifiedPeople {
    /// Whether a noun for people has a word before it or behind it that says which.
    ///
    /// - Parameter page: Tags that are the page's own.
    static func stand(in text: TaggedText, beside page: Set<Int>) -> Bool {
        text.tags.indices.contains { place in
            guard !page.contains(place), nouns.contains(text.token(place).text) else { return false }
            return isTold(before: place, text, page) || isTold(behind: place, text)
        }
    }

    private static func isTold(before place: Int, _ text: TaggedText, _ page: Set<Int>) -> Bool {
        guard place > 0, !page.contains(place - 1), text.token(place - 1).kind == .word else { return false }
        let word = text.token(place - 1).text
        return !before.contains(word) && !text.has(.person, at: place - 1)
    }

    private static func isTold(behind place: Int, _ text: TaggedText) -> Bool {
        let next = place + 1
        // "Meet with clients in person."
        let isManner = text.tags.indices.contains(next + 1) && manners.contains(text.token(next + 1).text)
        return text.tags.indices.contains(next) && !isManner && behind.contains(text.token(next).text)
            // "A member of the Frontier Financial Group"
            && !ofGroups.contains(text.token(place).text)
    }

    private static let nouns = Lexicon.words("modified-people.nouns")
    private static let ofGroups = Lexicon.words("modified-people.of-groups")
    private static let before = Lexicon.words("modified-people.before")
    private static let manners = Lexicon.words("modified-people.manners")
    private static let behind = Lexicon.words("modified-people.behind")
}

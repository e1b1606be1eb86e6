import Notation

/// The names by which insurers are known without a word of companies: "Transamerica", "Mutual of Omaha".
enum Insurers {
    /// Where the insurer's name ends that begins at a tag, with the words of companies behind it: 2 of "Transamerica Life Trendsetter", and the
    /// tag itself where none begins: 0 of "Compass Term".
    static func end(in text: TaggedText, from start: Int = 0) -> Int {
        guard text.tags.indices.contains(start), case let first = text.tags[start].tokens.lowerBound,
            let count = longest(in: text.tokens[first...].map(\.text))
        else { return start }
        var end = text.tags.firstIndex { $0.tokens.lowerBound >= first + count } ?? text.tags.count
        while companies.contains(text.token(end).text) { end += 1 }
        return end
    }

    private static func longest(in words: [String]) -> Int? {
        (1...mostWords).reversed().first {
            names.contains(words.prefix($0).joined(separator: " ")) && $0 <= words.count
        }
    }

    private static let names = Lexicon.words("title.insurers")
    private static let companies = Lexicon.words("carrier-name.company")
    private static let mostWords = names.map { $0.split(separator: " ").count }.max() ?? 1
}

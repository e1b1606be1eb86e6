import Notation

/// The names by which insurers are known without a word of companies: "Transamerica", "Mutual of Omaha".
enum Insurers {
    /// How many tags the insurer's name takes with which a text begins, with the words of companies behind it: 2 of "Transamerica Life
    /// Trendsetter", 0 of "Compass Term".
    static func end(in text: TaggedText) -> Int {
        guard let words = longest(in: text.tokens.map(\.text)) else { return 0 }
        var end = text.tags.firstIndex { $0.tokens.lowerBound >= words } ?? text.tags.count
        while companies.contains(text.token(end).text) { end += 1 }
        return end
    }

    private static func longest(in words: [String]) -> Int? {
        (1...mostWords).reversed().first { names.contains(words.prefix($0).joined(separator: " ")) && $0 <= words.count }
    }

    private static let names = Lexicon.words("title.insurers")
    private static let companies = Lexicon.words("carrier-name.company")
    private static let mostWords = names.map { $0.split(separator: " ").count }.max() ?? 1
}

import Notation

/// The names by which insurers are known without a word of companies: "Transamerica", "Mutual of Omaha".
enum Insurers {
    /// Where the insurer's name ends that begins at a tag, with the words of companies behind it: 2 of "Transamerica Life Trendsetter", and the
    /// tag itself where none begins: 0 of "Compass Term".
    static func end(in text: TaggedText, from start: Int = 0) -> Int {
        guard text.tags.indices.contains(start), case let first = text.tags[start].tokens.lowerBound else {
            return start
        }
        let known = longest(in: text.tokens[first...].map(\.text)).map { count in
            text.tags.firstIndex { $0.tokens.lowerBound >= first + count } ?? text.tags.count
        }
        guard var end = known ?? endOfMutual(in: text, from: start) else { return start }
        while companies.contains(text.token(end).text) { end += 1 }
        return end
    }

    /// "Prairie Mutual" of "Prairie Mutual Simple Issue Term": the last word of a company's name, with words behind it that are no company's.
    private static func endOfMutual(in text: TaggedText, from start: Int) -> Int? {
        text.tags.indices.dropFirst(start + 1).last { endings.contains(text.token($0).text) }.map { $0 + 1 }
            .flatMap { end in text.tags.indices.dropFirst(end).contains { text.has(.plan, at: $0) } ? end : nil }
    }

    private static let endings = Lexicon.words("insurers.endings")

    private static func longest(in words: [String]) -> Int? {
        (1...mostWords).reversed().first {
            names.contains(words.prefix($0).joined(separator: " ")) && $0 <= words.count
        }
    }

    private static let names = Lexicon.words("title.insurers")
    private static let companies = Lexicon.words("carrier-name.company")
    private static let mostWords = names.map { $0.split(separator: " ").count }.max() ?? 1
}

import Vocabulary
import VocabularyData

/// The words and phrases of charts with all their meanings, as `lexicon.tsv` has them.
package struct Lexicon: Sendable {
    /// By first token: phrases of tokens, the longest first.
    private var phrases: [String: [Phrase]] = [:]

    /// The phrases of every category as the file has them.
    private var lists: [WordSense: [Substring]] = [:]

    private struct Phrase: Sendable {
        var tokens: [String]
        var senses: [WordSense]
    }

    /// The lexicon that travels in the executable, read when it is first asked for.
    package static let standard = Lexicon()

    /// Every start of the program that reads a person's height waits for it: phrases are cut at bytes, and found by their first token.
    package init() {
        for fields in EmbeddedTable(chartwright_lexicon()).lines where fields.count >= 3 {
            guard let category = WordCategory(rawValue: String(fields[0])) else {
                preconditionFailure("lexicon.tsv names a category that does not exist: \(fields[0])")
            }
            let sense = WordSense(category, String(fields[1]))
            let printed = fields[2].parts(at: "|")
            lists[sense, default: []] += printed
            if category != .words { for phrase in printed { add(phrase, sense) } }
        }
        phrases = phrases.mapValues { $0.count == 1 ? $0 : $0.sorted { $0.tokens.count > $1.tokens.count } }
    }

    private mutating func add(_ printed: Substring, _ sense: WordSense) {
        let tokens = Self.tokens(of: printed)
        guard let first = tokens.first else { return }
        Self.add(sense, to: &phrases[first, default: []], tokens)
    }

    private static func add(_ sense: WordSense, to phrases: inout [Phrase], _ tokens: [String]) {
        guard let place = phrases.firstIndex(where: { $0.tokens == tokens }) else {
            phrases.append(Phrase(tokens: tokens, senses: [sense]))
            return
        }
        if !phrases[place].senses.contains(sense) { phrases[place].senses.append(sense) }
    }

    /// Most phrases are small letters and blanks, which need no tokeniser.
    private static func tokens(of printed: Substring) -> [String] {
        if printed.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == UInt8(ascii: " ") }) {
            return printed.parts(at: " ").filter { !$0.isEmpty }.map(String.init)
        }
        return Tokeniser.tokens(of: String(printed)).filter { !$0.isJoiner }.map(\.text)
    }

    /// The phrases of a list, folded.
    private func folded(_ sense: WordSense) -> [String] { (lists[sense] ?? []).map { FoldedText($0).string } }

    /// The phrases of a category, folded, the longest first.
    package func phrases(_ category: WordCategory, _ values: String...) -> [String] {
        values.flatMap { folded(WordSense(category, $0)) }.map { (length: $0.unicodeScalars.count, text: $0) }
            .sorted { ($1.length, $0.text) < ($0.length, $1.text) }.map(\.text)
    }

    /// The words of a grammar's own list, by its name. A list that the lexicon lacks is a slip of the program's.
    package static func words(_ list: String) -> Set<String> {
        let found = Set(standard.folded(WordSense(.words, list)))
        precondition(!found.isEmpty, "lexicon.tsv has no list of words called \(list)")
        return found
    }

    /// "Users", which says of what only together with the word before it.
    package static let users = words("tobacco.users")

    /// The values of a category.
    package func values(_ category: WordCategory) -> [String] {
        lists.keys.filter { $0.category == category }.map(\.value).sorted()
    }

    /// The longest phrase that begins at a token, joining hyphens passed over: its meanings, and where it ends.
    func phrase(at start: Int, in tokens: [Token]) -> (senses: [WordSense], end: Int)? {
        guard let candidates = phrases[tokens[start].text] else { return nil }
        for candidate in candidates {
            var place = start
            var isMet = true
            for wanted in candidate.tokens {
                while place < tokens.count, place > start, tokens[place].isJoiner { place += 1 }
                guard place < tokens.count, tokens[place].text == wanted else {
                    isMet = false
                    break
                }
                place += 1
            }
            if isMet { return (candidate.senses, place) }
        }
        return nil
    }

    /// The meanings of one token by itself.
    func word(at place: Int, in tokens: [Token]) -> [WordSense]? {
        phrases[tokens[place].text]?.first { $0.tokens.count == 1 }?.senses
    }

    /// The meanings of a phrase that fills the text; none where it is unknown.
    package func senses(of text: String) -> [WordSense] {
        let tokens = Tokeniser.tokens(of: text)
        guard !tokens.isEmpty, let found = phrase(at: 0, in: tokens), found.end == tokens.count else { return [] }
        return found.senses
    }
}

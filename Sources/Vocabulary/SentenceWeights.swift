import VocabularyData

/// How much the words of a sentence around a chart speak for a restriction of it, by sentences of both kinds that people wrote; see
/// `scripts/sentence-weights`, which weighs the words and cuts sentences in the same way.
///
/// "Thank you for your business." cannot change a chart, "Union members draw on the group chart." restricts it: no grammar knows the words
/// of either.
package struct SentenceWeights: Sendable {
    /// Below zero the sentence is likely to restrict nothing.
    package private(set) var sum: Int
    /// How many of its words, names apart, stood in no sentence that was weighed.
    private var unknown = 0
    private let count: Int

    package init(_ sentence: some StringProtocol) {
        let printed = Self.words(of: sentence)
        let words = printed.map { $0.word }
        (sum, count) = (0, words.count)
        let names = Set(printed.dropFirst().filter { $0.isCapital }.map { $0.word })
        for (word, pairs) in Dictionary(grouping: zip(["^"] + words, words + ["."]), by: \.0) {
            guard let fields = Self.lines.fields(of: word)?.split(separator: "\t") else {
                if !names.contains(word) { unknown += pairs.count }
                continue
            }
            sum += Int(fields[0]) ?? 0
            let next = Set(pairs.map(\.1))
            sum += fields.dropFirst().lazy.map { $0.split(separator: " ") }.filter { next.contains(String($0[0])) }
                .reduce(0) { $0 + (Int($1[1]) ?? 0) }
        }
        let length = Self.lines.fields(of: "~")?.split(separator: "\t").dropFirst()
            .first { [count] in $0.hasPrefix("\(min(5, count / 4)) ") }
        sum += length.flatMap { Int($0.dropFirst(2)) } ?? 0
    }

    /// Whether so many words are known that the sum says something.
    package var isKnown: Bool { unknown * 3 <= count }

    /// Words without their endings, `0` for a figure, and the signs that say something.
    private static func words(of sentence: some StringProtocol) -> [(word: String, isCapital: Bool)] {
        let text = Array(String(sentence).replacing("’", with: "'"))
        var words: [(word: String, isCapital: Bool)] = []
        var place = 0
        while place < text.count {
            let start = place
            if text[place].isLetter {
                while place < text.count, text[place].isLetter || isInner(text, place) { place += 1 }
                words.append((stem(of: String(text[start..<place]).lowercased()), text[start].isUppercase))
            } else if text[place].isNumber {
                while place < text.count, text[place].isNumber || ",.".contains(text[place]) { place += 1 }
                words.append(("0", false))
            } else {
                if signs.contains(text[place]) { words.append((String(text[place]), false)) }
                place += 1
            }
        }
        return words
    }

    /// The apostrophe of "we're".
    private static func isInner(_ text: [Character], _ place: Int) -> Bool {
        text[place] == "'" && place + 1 < text.count && text[place + 1].isLetter
    }

    private static func stem(of word: String) -> String {
        for ending in endings where word.hasSuffix(ending) && word.count - ending.count >= 3 {
            return String(word.dropLast(ending.count))
        }
        return word
    }

    private static let endings = ["ing", "ed", "es", "s", "ly"]
    private static let signs: Set<Character> = ["$", "%", "=", ";", ":", "?", "!", "/", "*", "&", "@"]
    private static let lines = SortedLines(chartwright_sentence_weights().array)
}

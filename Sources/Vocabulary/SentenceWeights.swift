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
    /// French or Spanish: fewer sentences weigh the words of these.
    package let isRomance: Bool

    /// In English where that knows its words, else in the language of which more of them are known.
    package init(_ sentence: some StringProtocol) {
        let english = SentenceWeights(sentence, in: .english)
        guard !english.isKnown else {
            self = english
            return
        }
        self = [Language.french, .spanish].map { SentenceWeights(sentence, in: $0) }.reduce(english) { best, own in
            own.unknown * best.count < best.unknown * own.count ? own : best
        }
    }

    private init(_ sentence: some StringProtocol, in language: Language) {
        let printed = language.words(of: sentence)
        let words = printed.map { $0.word }
        (sum, count, isRomance) = (0, words.count, language.isFolded)
        let names = Set(printed.dropFirst().filter { $0.isCapital }.map { $0.word })
        for (word, pairs) in Dictionary(grouping: zip(["^"] + words, words + ["."]), by: \.0) {
            guard let fields = language.lines.fields(of: word)?.split(separator: "\t") else {
                if !names.contains(word) { unknown += pairs.count }
                continue
            }
            sum += Int(fields[0]) ?? 0
            let next = Set(pairs.map(\.1))
            sum += fields.dropFirst().lazy.map { $0.split(separator: " ") }.filter { next.contains(String($0[0])) }
                .reduce(0) { $0 + (Int($1[1]) ?? 0) }
        }
        let length = language.lines.fields(of: "~")?.split(separator: "\t").dropFirst()
            .first { [count] in $0.hasPrefix("\(min(5, count / 4)) ") }
        sum += length.flatMap { Int($0.dropFirst(2)) } ?? 0
    }

    /// Whether so many words are known that the sum says something.
    package var isKnown: Bool { unknown * 3 <= count }
    package var isWhollyKnown: Bool { unknown == 0 }
}

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
            let weight = language.lines.withFields(of: word) { fields in
                let next = Set(pairs.map(\.1))
                return fields.number + next.reduce(0) { $0 + (fields.number(behind: $1) ?? 0) }
            }
            if let weight { sum += weight } else if !names.contains(word) { unknown += pairs.count }
        }
        let length = String(min(5, count / 4))
        sum += language.lines.withFields(of: "~") { $0.number(behind: length) ?? 0 } ?? 0
    }
    /// Whether so many words are known that the sum says something.
    package var isKnown: Bool { unknown * 3 <= count }
    package var isWhollyKnown: Bool { unknown == 0 }
}

/// The fields of a word: what it weighs, and what it weighs more before others. They are read where they stand: a sentence asks for many.
extension UnsafeBufferPointer<UInt8> {
    /// The number that the first field is.
    fileprivate var number: Int { number(from: 0) }

    /// The number of the field that begins with a word, if there is one.
    fileprivate func number(behind word: String) -> Int? {
        var word = word
        return word.withUTF8 { word in
            var start = 0
            while start < count {
                var same = 0
                while same < word.count, start + same < count, self[start + same] == word[same] { same += 1 }
                if same == word.count, start + same < count, self[start + same] == UInt8(ascii: " ") {
                    return number(from: start + same + 1)
                }
                while start < count, self[start] != UInt8(ascii: "\t") { start += 1 }
                start += 1
            }
            return nil
        }
    }

    private func number(from start: Int) -> Int {
        let isNegative = start < count && self[start] == UInt8(ascii: "-")
        var place = start + (isNegative ? 1 : 0)
        var number = 0
        while place < count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self[place]) {
            number = number * 10 + Int(self[place] - UInt8(ascii: "0"))
            place += 1
        }
        return isNegative ? -number : number
    }
}

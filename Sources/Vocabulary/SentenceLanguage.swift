import VocabularyData

extension SentenceWeights {
    /// How sentences of a language are cut into words, and what these weigh.
    struct Language: Sendable {
        let lines: SortedLines
        private let endings: [String]
        /// Whether words lose their accents, and what an apostrophe joins is two words: "l’assuré", "l'assure".
        let isFolded: Bool

        static let english = Language(
            lines: SortedLines(chartwright_sentence_weights_en().array), endings: ["ing", "ed", "es", "s", "ly"],
            isFolded: false)
        static let french = Language(
            lines: SortedLines(chartwright_sentence_weights_fr().array), endings: ["es", "s", "e"], isFolded: true)
        static let spanish = Language(
            lines: SortedLines(chartwright_sentence_weights_es().array),
            endings: ["as", "os", "es", "s", "a", "o", "e"], isFolded: true)

        /// Words without their endings, `0` for a figure, and the signs that say something.
        func words(of sentence: some StringProtocol) -> [(word: String, isCapital: Bool)] {
            let text = sentence.map { $0 == "’" ? "'" : $0 }
            var words: [(word: String, isCapital: Bool)] = []
            var place = 0
            while place < text.count {
                let start = place
                if text[place].isLetter {
                    while place < text.count, text[place].isLetter || isInner(text, place) { place += 1 }
                    words.append((stem(of: plain(text[start..<place])), text[start].isUppercase))
                } else if text[place].isNumber {
                    while place < text.count, text[place].isNumber || ",.".contains(text[place]) { place += 1 }
                    words.append(("0", false))
                } else {
                    if Self.signs.contains(text[place]) { words.append((String(text[place]), false)) }
                    place += 1
                }
            }
            return words
        }

        private func plain(_ letters: ArraySlice<Character>) -> String {
            let word = String(letters)
            return isFolded ? FoldedName.of(word) : word.lowercased()
        }

        /// The apostrophe of "we're".
        private func isInner(_ text: [Character], _ place: Int) -> Bool {
            !isFolded && text[place] == "'" && place + 1 < text.count && text[place + 1].isLetter
        }

        private func stem(of word: String) -> String {
            for ending in endings where word.hasSuffix(ending) && word.count - ending.count >= 3 {
                return String(word.dropLast(ending.count))
            }
            return word
        }

        private static let signs: Set<Character> = ["$", "%", "=", ";", ":", "?", "!", "/", "*", "&", "@"]
    }
}

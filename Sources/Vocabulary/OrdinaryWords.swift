import VocabularyData

/// Ordinary words of English: what a word of a title is that no grammar understands, and that is no name either.
package enum OrdinaryWords {
    /// - Parameter word: In lower case.
    package static func contain(_ word: String) -> Bool {
        // "teachers" is "teacher" is "teach".
        has(word) || stems(of: word).contains { has($0) || stems(of: $0).contains(where: has) }
    }

    private static func has(_ word: String) -> Bool { lines.contains(word) }

    /// The word without an ending; those that can be made so are not in the table.
    private static func stems(of word: String) -> [String] {
        endings.compactMap { ending, rest in
            guard word.hasSuffix(ending), word.utf8.count >= ending.utf8.count + 3 else { return nil }
            return word.dropLast(ending.count) + rest
        }
    }

    private static let endings = [
        ("s", ""), ("es", ""), ("ies", "y"), ("d", ""), ("ed", ""), ("ied", "y"), ("ing", ""), ("ing", "e"), ("ly", ""),
        ("er", ""), ("er", "e"), ("ier", "y"), ("iest", "y"),
    ]

    private static let lines = SortedLines(chartwright_ordinary_words().array)
}

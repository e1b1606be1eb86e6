import VocabularyData

/// Words of titles that can say for no chart whom, when, where or how it holds: "handbook", "director", "horizon".
package enum NeutralWords {
    /// - Parameter word: In lower case, in the singular or with the plain "s" of a plural; "directors" may be people that a chart is for.
    package static func contain(_ word: String) -> Bool {
        if lines.fields(of: word) != nil { return true }
        return word.hasSuffix("s") && lines.fields(of: String(word.dropLast())).map(\.isEmpty) ?? false
    }

    private static let lines = SortedLines(chartwright_neutral_words().array)
}

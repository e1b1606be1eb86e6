import VocabularyData

/// Ordinary words of English: what a word of a title is that no grammar understands, and that is no name either.
package enum OrdinaryWords {
    /// - Parameter word: In lower case.
    package static func contain(_ word: String) -> Bool { usage(of: word) == .common }

    /// Whether a word that is less common stands for several or was made of another: "amputees", "uninsured", "backdated". In its plain form
    /// such a word may as well be a name: "Moonstone", "Esplanade".
    ///
    /// - Parameter word: In lower case.
    package static func containRareForm(_ word: String) -> Bool {
        formEndings.contains(where: word.hasSuffix) && usage(of: word) != nil
    }

    /// Whether a word is an ordinary one, be it common or not.
    ///
    /// - Parameter word: In lower case.
    package static func containRare(_ word: String) -> Bool { usage(of: word) != nil }

    private enum Usage { case common, rare }

    private static func usage(of word: String) -> Usage? {
        // "teachers" is "teacher" is "teach".
        let plain = stems(of: word)
        let forms = [word] + plain + plain.flatMap(stems)
        let found = forms.compactMap { form in lines.fields(of: form).map { $0.isEmpty ? Usage.common : .rare } }
        return found.contains(.common) ? .common : found.first
    }

    /// The word without an ending; those that can be made so are not in the table.
    private static func stems(of word: String) -> [String] {
        endings.compactMap { ending, rest in
            guard word.hasSuffix(ending), word.utf8.count >= ending.utf8.count + 3 else { return nil }
            return word.dropLast(ending.count) + rest
        }
    }

    private static let formEndings = ["s", "ed", "ing", "ee", "ly"]

    private static let endings = [
        ("s", ""), ("es", ""), ("ies", "y"), ("d", ""), ("ed", ""), ("ied", "y"), ("ing", ""), ("ing", "e"), ("ly", ""),
        ("er", ""), ("er", "e"), ("ier", "y"), ("iest", "y"),
    ]

    private static let lines = SortedLines(chartwright_ordinary_words().array)
}

import ChartSchema
import Notation

/// People who are added to those who are meant anyway: they restrict nobody.
extension HeaderTerms {
    /// "Also for women", "Includes smokers", "Not only for men", "Women as well": for everybody, as far as these words say.
    mutating func takeAdditions() {
        // "* Also available to tobacco users" is of what bears the mark.
        guard sex != nil || tobacco != nil || age != nil, text.utf8.count < Self.longest,
            !(text.unicodeScalars.first.map(FoldedText.footnoteMarks.contains) ?? false)
        else { return }
        let words = tokens.tokens
        let spans = [
            words.indices.first { isAddition($0, Self.before) }.map { $0..<words.count },
            words.indices.last { isAddition($0, Self.behind) }.map { 0..<$0 },
        ].compactMap(\.self)
        guard !spans.isEmpty, !TaggedText(text).has(.elsewhere) else { return }
        func areAllAdded(_ isOne: (LabelToken) -> Bool) -> Bool {
            let places = words.indices.filter { isOne(words[$0]) }
            return !places.isEmpty && spans.contains { places.allSatisfy($0.contains) }
        }
        // "Standard includes tobacco": to one class, and what of the others?
        if ClassWords.are(in: text) {
            if areAllAdded({ $0.category?.speaksOfPeople ?? false }) {
                (sex, tobacco, age, isInDoubt) = (nil, nil, nil, true)
            }
            return
        }
        func has(_ category: HeaderCategory) -> Bool { words.contains { $0.category == category } }
        if sex != nil, areAllAdded({ [.male, .female].contains($0.category) }) {
            (added.sex, sex) = (has(.male) == has(.female) ? nil : has(.male) ? .male : .female, .any)
        }
        if tobacco != nil, areAllAdded({ [.tobacco, .noTobacco].contains($0.category) }) {
            (added.tobacco, tobacco) = (has(.tobacco) == has(.noTobacco) ? nil : has(.tobacco) ? .yes : .no, .any)
        }
        if age != nil, areAllAdded({ $0.category == .age }) { (age, isInDoubt) = (nil, true) }
    }

    /// Whether a phrase of a list begins at a token, or for those behind people ends the text there.
    private func isAddition(_ place: Int, _ phrases: Set<String>) -> Bool {
        let words = tokens.tokens
        return (1...3).contains { length in
            let end = place + length
            guard end <= words.count, phrases == Self.before || end == words.count else { return false }
            return phrases.contains(words[place..<end].map(\.word).joined(separator: " "))
        }
    }

    /// In bytes: in longer texts such words stand between other things.
    private static let longest = 90
    private static let before = Lexicon.words("added-people.before")
    private static let behind = Lexicon.words("added-people.behind")
}

extension HeaderCategory {
    /// A sex, a tobacco state or an age.
    fileprivate var speaksOfPeople: Bool { isTobaccoState || [.male, .female, .anySex, .age].contains(self) }
}

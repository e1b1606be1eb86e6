import Notation
import Vocabulary

/// Words beside a medication that explain it, and limit no rule.
enum Explanation {
    /// "Generic available", "* Brand name also available as generic".
    static func isOfAvailability(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return words.contains(where: kinds.contains) && words.allSatisfy(plain.contains)
            || changesNothing(text)
    }

    /// "Federally controlled substance; for information only, the decision stands."
    private static func changesNothing(_ text: String) -> Bool {
        let words = OutcomeWords.words(text).joined(separator: " ")
        return unchanging.contains(where: words.contains)
            && Scope(text).meanings.allSatisfy {
                switch $0 {
                case .age, .ageOutside, .sex, .tobacco, .window, .dose: false
                default: true
                }
            }
            && OutcomeNotation.decisions(inSentence: text).isEmpty
    }

    private static let unchanging = Lexicon.words("name-explanation.changes-nothing")

    /// "aka warfarin", "generic: clopidogrel": another name of the same medication.
    static func isName(_ text: String, of medication: DrugResolution, resolve: (String) -> DrugResolution) -> Bool {
        let pieces = text.split { $0.isWhitespace || $0 == ":" }.map(String.init)
        let name = pieces.drop { leading.contains($0.lowercased().filter { !".,;()".contains($0) }) }.joined(
            separator: " ")
        guard !name.isEmpty, case let other = resolve(name.trimming(".,;()")) else { return false }
        return !other.ingredients.isEmpty && other.ingredients == medication.ingredients
            && other.parts.allSatisfy { $0.kind != .dose && $0.kind != .strength && $0.kind != .remark }
    }

    private static let plain = Lexicon.words("name-explanation.plain")
    private static let kinds = Lexicon.words("name-explanation.kinds")
    private static let leading = Lexicon.words("name-explanation.leading").union(["="])
}

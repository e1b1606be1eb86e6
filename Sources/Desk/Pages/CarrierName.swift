import Notation
import Pipeline

/// A company's name in the titles of a chart: `Granite Peak Mutual`, and never `Term Life Build Chart`.
enum CarrierName {
    private static let company = Lexicon.words("carrier-name.company")
    private static let other = Lexicon.words("carrier-name.other")
    private static let small = Lexicon.words("carrier-name.small")
    private static let longest = 60

    /// A carrier that the file names: one of the project's, or what is written like a company's name.
    static func named(in trial: TrialReading, _ configuration: PipelineConfiguration?) -> String? {
        let texts = trial.texts.dropLast()
        let words = texts.joined(separator: " ").lowercased()
        if let known = configuration?.carriers.first(where: { words.contains($0.name.lowercased()) }) {
            return known.name
        }
        return texts.lazy.compactMap { first(in: $0) }.first
    }

    /// Whether two names may be one company's: `Foresters`, `Foresters Financial`.
    static func areAlike(_ one: String, _ other: String) -> Bool {
        let (one, other) = (one.lowercased(), other.lowercased())
        return one.contains(other) || other.contains(one)
    }

    /// The first name that stands alone in a text, or before or after a dash; `nil` where none is certain.
    static func first(in text: String) -> String? {
        text.split(separator: /\s+[-–—|:]\s+|\R/).map(String.init).first(where: isName)
    }

    /// A word that companies have in their names, one of its own, and none that titles, plans and sentences are made of.
    private static func isName(_ text: String) -> Bool {
        guard text.count <= longest, !text.contains(where: \.isNumber) else { return false }
        let words = text.split { !$0.isLetter && !"'’&".contains($0) }
        let folded = words.map { $0.lowercased() }
        return folded.contains(where: company.contains) && !folded.contains(where: other.contains)
            && zip(words, folded).allSatisfy { $0.first?.isUppercase == true || small.contains($1) }
            && folded.contains { !company.contains($0) && !small.contains($0) }
    }
}

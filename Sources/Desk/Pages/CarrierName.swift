import Notation

/// A company's name in the titles of a chart: `Granite Peak Mutual`, and never `Term Life Build Chart`.
enum CarrierName {
    private static let company = Lexicon.words("carrier-name.company")
    private static let other = Lexicon.words("carrier-name.other")
    private static let small = Lexicon.words("carrier-name.small")
    private static let longest = 60

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

import Vocabulary

/// Wordings as they are compared loosely: without case, order, endings and words that say nothing.
enum LooseWords {
    /// "Smoker rates" and "smoking rates" are one; so are two conditions in another order.
    static func key(of text: String) -> String { stems(text).sorted().joined(separator: " ") }

    /// "Seizures" and "Seizure Disorder" are one, "Systemic Lupus" and "Systemic Lupus (SLE)" too.
    static func key(ofUse text: String) -> String {
        stems(withoutAbbreviation(text)).filter { !fillers.contains($0) }.sorted().joined(separator: " ")
    }

    /// "N/A" and "NA" are one, "3 years" and "> 3 years" are not.
    static func key(ofWindow text: String) -> String {
        stems(text).joined() + text.filter { "<>≤≥+-–".contains($0) }
    }

    static func singleSpaced(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func stems(_ text: String) -> [String] {
        FoldedName.of(text).split(separator: " ").map { word in
            for ending in ["ing", "er", "s"] where word.count > ending.count + 3 && word.hasSuffix(ending) {
                return String(word.dropLast(ending.count))
            }
            return String(word)
        }
    }

    /// A text without capitals in parentheses.
    private static func withoutAbbreviation(_ text: String) -> String {
        guard let open = text.lastIndex(of: "("), text.last == ")",
            text[open...].dropFirst().dropLast().allSatisfy({ $0.isUppercase || $0 == "/" })
        else { return text }
        return String(text[..<open])
    }

    private static let fillers: Set<String> = ["and", "or", "the", "of", "disord", "disease", "syndrome", "treatment"]
}

/// Words that names of plans are made of.
enum PlanWords {
    /// Whether a short text may be the name of a plan: "Whole Life", "Product: Easy Term".
    static func name(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return words.count <= 5 && words.contains(where: all.contains)
    }

    private static let all: Set<String> = [
        "term", "life", "whole", "universal", "ul", "iul", "gul", "plan", "product", "policy", "expense",
    ]
}

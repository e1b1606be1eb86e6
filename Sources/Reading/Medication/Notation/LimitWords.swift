/// Words by which a note or a line over a list says that it holds for some applicants, or some cases, only.
enum LimitWords {
    /// "No hospital stay or oxygen", "One of these only, no insulin", "Monotherapy", "In combination with insulin:".
    static func limits(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        guard !words.isEmpty, words.count <= 25, words.allSatisfy({ !aside.contains($0) }) else { return false }
        if words.contains(where: always.contains) { return true }
        if words.count <= 12, words.contains(where: short.contains) { return true }
        if words.count <= 8, words.first.map(negatives.contains) ?? false { return true }
        if words.count <= 6, words.contains(where: bounds.contains), words.contains(where: { Int($0) != nil }) {
            return true
        }
        if zip(words, words.dropFirst()).contains(where: { $0 == "subject" && $1 == "to" }) {
            return !words.contains { ["change", "approval", "underwriting", "review"].contains($0) }
        }
        return zip(words, words.dropFirst()).contains { $0 == "only" && ["if", "when", "with", "for"].contains($1) }
    }

    private static let always: Set<String> = [
        "monotherapy", "smokers", "nonsmokers", "smoker", "nonsmoker", "hospitalization", "hospitalizations",
        "hospitalized",
    ]
    private static let short: Set<String> = [
        "only", "combination", "combined", "together", "alone", "otherwise", "tobacco", "nicotine", "unless", "except",
        "hospital", "oxygen", "concurrent", "concurrently", "age", "ages", "maximum", "minimum", "diagnosed", "stable",
        "controlled", "uncontrolled", "excluding", "excluded",
    ]
    private static let bounds: Set<String> = ["under", "over", "above", "below", "to", "than", "least", "most"]
    private static let negatives: Set<String> = ["no", "not", "without", "never", "must"]
    /// Words of notes about the page and its readers.
    private static let aside: Set<String> = [
        "agent", "agents", "agency", "producer", "producers", "broker", "brokers", "internal", "reference", "guide",
        "guideline", "guidelines", "inclusive", "exhaustive", "list", "listed", "lists", "call", "contact", "copyright",
        "public", "distribution", "rights", "purposes", "guarantee", "comprehensive", "questions", "page", "chart",
        "consumer", "consumers",
    ]
}

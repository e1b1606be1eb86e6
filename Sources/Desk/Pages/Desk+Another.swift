import ChartSchema
import Pages
import Pipeline
import Reports

/// Answers that have no key of their own: typed, and found among those that there are.
extension Desk {
    /// The answer that is meant, or why it is none.
    func another(_ typed: String, _ question: String, _ stand: DraftFolder.Stand) async -> Result<String, Mistake> {
        let before = stand.draft.takingBack(question)
        let trial = try? await trial(before, (try? configuration()).flatMap(\.self))
        let words = trial?.questions.first { $0.name == question }?.answers.map(\.word) ?? []
        let found = Self.meant(typed, among: words)
        let shown = typed.cut(to: 40)
        switch found.count {
        case 1: return .success(found[0])
        case 0: return .failure(Mistake(message: "“\(shown)” is none of the answers.", focus: "other"))
        default:
            let names = found.prefix(6).map(AnswerName.of).joined(separator: ", ") + (found.count > 6 ? ", …" : "")
            return .failure(Mistake(message: "“\(shown)” may be \(names): type more of it.", focus: "other"))
        }
    }

    /// Those whose name begins with what was typed, word by word; the one that is called so.
    static func meant(_ typed: String, among words: [String]) -> [String] {
        func parts(_ text: String) -> [Substring] { text.lowercased().split { !$0.isLetter && !$0.isNumber } }
        let own = parts(typed)
        guard !own.isEmpty else { return [] }
        if let exact = words.first(where: { parts($0) == own || parts(AnswerName.of($0)) == own }) { return [exact] }
        return words.filter { word in
            let name = parts(AnswerName.of(word))
            return name.indices.contains { start in
                name.count - start >= own.count && zip(name[start...], own).allSatisfy { $0.hasPrefix($1) }
            }
        }
    }
}

/// What an answer to a question is called.
enum AnswerName {
    /// `Preferred plus`, `Decline`, `Pounds`.
    static func of(_ word: String) -> String {
        badge(word)?.name ?? word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Of a class or a decision.
    static func badge(_ word: String) -> Badge? {
        RateClass(rawValue: word)?.badge ?? MedicationOutcome(rawValue: word)?.badge
    }
}

import ChartSchema
import Notation

/// A remark that decides by a code of the chart: "more than 1800 mg per day: D", "D if over 50 mg", "within 24 months; otherwise G".
///
/// A code is a letter, a few capitals or a sign, and says nothing by itself: only where it stands in the place of a decision, and the
/// chart's legend says what it means, is it one. In such a place without a meaning it is told of, for the rest of the remark may be about the
/// other decision.
struct CodedRemark {
    /// With the decision in the place of its code.
    private(set) var words: String
    /// A code in the place of a decision that nothing explains.
    private(set) var unexplained: String?

    /// - Parameter meaning: What a code decides.
    init?(_ text: String, meaning: (String) -> MedicationOutcome?) {
        var isCoded = false
        var unexplained: String?
        let clauses = text.split(separator: ";", omittingEmptySubsequences: false).map { clause in
            var words = clause.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let place = Self.place(in: words) else { return words.joined(separator: " ") }
            isCoded = true
            let code = Self.bare(words[place])
            if let outcome = meaning(code) {
                words[place] = words[place].replacing(code, with: outcome.rawValue.capitalized)
            } else {
                unexplained = code
            }
            return words.joined(separator: " ")
        }
        guard isCoded else { return nil }
        words = clauses.joined(separator: "; ")
        self.unexplained = unexplained
    }

    /// Where a clause has a code in the place of a decision: at its end behind a sign or "otherwise", or at its beginning before a sign or a
    /// condition.
    private static func place(in all: [String]) -> Int? {
        // "* D if within 24 months": the sign of the note is none of its words.
        let begin = all.firstIndex { $0.contains { $0.isLetter || $0.isNumber } || MarkSign($0) != nil } ?? 0
        let words = all[begin...]
        guard words.count >= 2, let first = words.first, let last = words.last else { return nil }
        let (before, next) = (all[all.count - 2], words[begin + 1])
        // "Sex: F" says whom it is for.
        let closes = before.hasSuffix(":") && !isOf(before, [.header]) || signs.contains(before)
        if isCode(bare(last)), closes || isOf(before, [.otherwise]) {
            return all.count - 1
        }
        let opens = first.hasSuffix(":") || signs.contains(next) || isOf(next, [.if, .exception, .boundBefore])
        return isCode(bare(first)) && opens ? begin : nil
    }

    private static let signs: Set<String> = ["=", ":", "–", "—", "-", "→", "->", "=>"]

    private static func bare(_ word: String) -> String { word.trimming(":.,;()[]") }

    /// "IF UNDER 50" is no code: of capitals a word of the lexicon is none.
    private static func isCode(_ word: String) -> Bool {
        OutcomeMark.isMark(word) || OutcomeMark.isShort(word) && Lexicon.standard.senses(of: word).isEmpty
    }

    private static func isOf(_ word: String, _ categories: Set<WordCategory>) -> Bool {
        Lexicon.standard.senses(of: bare(word)).contains { categories.contains($0.category) }
    }
}

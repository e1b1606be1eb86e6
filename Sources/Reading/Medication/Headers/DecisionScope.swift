import ChartSchema
import Vocabulary

/// For whom, for what and since when a decision holds, by words that stand away from it: in a column's header, over a
/// table or between its rows.
struct DecisionScope: Hashable {
    /// As printed.
    let text: String
    var window = LookbackWindow.always
    /// As printed.
    var use: String?
    /// In the carrier's words.
    var condition: String?
    /// Where it stands, where that is a cell of the table.
    var cell: CellReference?
    /// The plan that stands above the scope in a header of several rows.
    var product: String?

    /// A condition, in the carrier's words.
    init(condition: String) {
        text = condition
        self.condition = condition
    }

    /// A text that is nothing but a scope: "0-24 months", "If filled within 2 years", "Congestive heart failure", "Ages
    /// 18-49", "Tobacco", "Currently taking". `nil` for names of plans and everything else.
    init?(_ text: String) {
        let text = singleSpaced(text).trimming(":;,. ")
        guard !text.isEmpty, text.count <= 80,
            !["other", "others", "misc", "miscellaneous"].contains(text.lowercased())
        else { return nil }
        self.text = text
        let words = OutcomeWords.words(text)
        if let time = Self.time(text) {
            window = time
        } else if UseVocabulary.standard.uses(in: text) != nil {
            use = text
        } else if Self.isCondition(text, words) {
            condition = text
        } else {
            return nil
        }
    }

    /// The part of a rule that it gives.
    var field: CellReference.Field { window != .always ? .lookback : use != nil ? .use : .condition }

    /// What a header says in parentheses of those whom its column is for: "Decision (ages 50-80)"; `nil` where they
    /// explain the header or name examples.
    init?(inParenthesesOf header: String) {
        guard let open = header.firstIndex(of: "("), let close = header.lastIndex(of: ")"), open < close else {
            return nil
        }
        let text = String(header[header.index(after: open)..<close])
        let words = OutcomeWords.words(text)
        guard OutcomeWords(text).outcomes.isEmpty,
            text.contains("$")
                || words.contains(where: { Self.limiting.contains($0) || Int($0) != nil && words.count > 1 }),
            words.contains(where: { !Self.units.contains($0) })
        else { return nil }
        self = DecisionScope(text) ?? DecisionScope(condition: text)
    }

    /// A time, with or without words before it that name a decision or a fill.
    private static func time(_ text: String) -> LookbackWindow? {
        let rest = text.split(separator: " ").drop { leading.contains($0.lowercased()) }.joined(separator: " ")
        return [text, rest].lazy.compactMap { LookbackNotation.read($0) }.first { $0.window != .always }.flatMap {
            $0.condition == nil ? $0.window : nil
        }
    }

    /// Whether words say of applicants what not all of them are.
    private static func isCondition(_ text: String, _ words: [String]) -> Bool {
        if let first = words.first, ["if", "currently", "current", "when", "unless", "taken", "taking"].contains(first)
        {
            return true
        }
        if text.contains("$"), !text.contains("(") { return true }
        switch ConditionNotation.tests(of: text).first {
        case .age?, .ageOutside?, .severity?, .prescriber?: return true
        case .tobacco?: return words.allSatisfy { tobacco.contains($0) }
        default: return isYear(words)
        }
    }

    /// "2024", "2024 Decision": one of several editions.
    private static func isYear(_ words: [String]) -> Bool {
        let years = words.filter { Int($0).map { (1990...2099).contains($0) } ?? false }
        return years.count == 1 && words.allSatisfy { years.contains($0) || leading.contains($0) }
    }

    /// Words before a time that name a decision or a fill.
    private static let leading: Set<String> = [
        "if", "rx", "last", "filled", "fill", "decision", "eligibility", "outcome", "status", "action", "result",
        "taken", "used", "prescribed", "in",
    ]
    private static let limiting: Set<String> = [
        "if", "age", "ages", "within", "currently", "current", "with", "without", "unless", "only", "past", "last",
        "over", "under", "smokers", "tobacco",
    ]
    private static let units: Set<String> = ["months", "years", "month", "year", "in", "mos", "yrs"]
    private static let tobacco: Set<String> = [
        "tobacco", "non", "no", "smoker", "smokers", "nonsmoker", "nonsmokers", "nicotine", "user", "users", "use",
    ]
}

extension RowParts {
    /// Adds what a scope says where the row does not say it itself.
    mutating func take(_ scope: DecisionScope) {
        // Beside another time or use of the row it holds as a condition.
        if scope.window != .always {
            if window == .always { window = scope.window } else { add(condition: scope.text) }
        }
        if let printed = scope.use {
            if use == nil { use = printed } else { add(condition: printed) }
        }
        if let condition = scope.condition { add(condition: condition) }
        if let cell = scope.cell { cells.append(cell) }
    }
}

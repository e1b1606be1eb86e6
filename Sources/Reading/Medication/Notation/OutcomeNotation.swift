import ChartSchema

/// Reads a decision as charts print it: "Eagle Level; decline 40-49" is level with the rest as a condition.
enum OutcomeNotation {
    struct Reading: Hashable {
        var outcome: MedicationOutcome
        /// As printed, on one line.
        var label: String
        /// What stands beside the decision, in the carrier's words.
        var condition: String?
    }

    /// A cell that holds a decision. `nil` when it holds none, several, or words that make it uncertain.
    static func read(_ text: String) -> Reading? {
        let parts = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        let label = parts.joined(separator: " ")
        if let outcome = abbreviations[label.lowercased().trimming(".")] {
            return Reading(outcome: outcome, label: label, condition: nil)
        }
        var pieces = parts.joined(separator: " ; ").split(separator: " ").map(String.init)
        if pieces.count > 3, ["may qualify for", "eligible for"].contains(where: label.lowercased().hasPrefix) {
            pieces.removeFirst(pieces[0].lowercased() == "may" ? 3 : 2)
        }
        let end = pieces.indices.first { endsHead(pieces, at: $0) } ?? pieces.count
        let words = OutcomeWords(pieces[..<end].joined(separator: " "))
        if let outcome = words.only, end == pieces.count, !isCompared(label),
            LookbackNotation.isWaiting(words.rest.joined(separator: " "), outcome)
        {
            return Reading(outcome: outcome, label: label, condition: nil)
        }
        guard let outcome = words.only, words.rest.count <= 3,
            outcome == .rated || words.after.allSatisfy(plain.contains)
                || outcome == .refer && words.after.allSatisfy(referring.contains),
            !words.rest.contains(where: {
                uncertain.contains($0) || OutcomeWords.isMisspelt($0)
                    || outcome != .rated && $0.contains { $0.isNumber }
            })
        else { return nil }
        let condition = condition(pieces[end...].joined(separator: " "))
        // A second line, or what a comma parts, that holds another decision and nothing of when it is made.
        let beside = OutcomeWords(condition ?? "")
        if condition != nil, explains(beside, outcome) {
            return Reading(outcome: outcome, label: label, condition: nil)
        }
        // "Decline - Uninsurable", "Level - Day 1 coverage": the same once more.
        if beside.outcomes.subtracting([outcome]).isEmpty,
            beside.rest.allSatisfy({ plain.contains($0) || $0 == "for" }),
            !beside.outcomes.isEmpty || beside.rest.first == "for"
        {
            return Reading(outcome: outcome, label: label, condition: nil)
        }
        if beside.rest.isEmpty, !beside.outcomes.isEmpty, beside.outcomes != [outcome] { return nil }
        return Reading(outcome: outcome, label: label, condition: condition)
    }

    private static func isCompared(_ text: String) -> Bool { text.contains { "<>≤≥+".contains($0) } }

    /// Whether words beside a decision only explain it: "Decline (no plan available)", "Refer – call underwriting",
    /// "Level (Standard)", "Table 4 (D)".
    private static func explains(_ beside: OutcomeWords, _ outcome: MedicationOutcome) -> Bool {
        let words = beside.rest
        switch outcome {
        case .level where words.isEmpty: return beside.outcomes == [.accept] && !beside.accepts
        case .decline where beside.outcomes.isEmpty:
            return words.contains("no") && words.allSatisfy(refusing.contains)
        case .refer where beside.outcomes.subtracting([.refer]).isEmpty:
            return !words.isEmpty && words.allSatisfy(referring.contains)
        case .rated where beside.outcomes.isEmpty:
            return words.count == 1 && words[0].utf8.count == 1
                && words[0].utf8.allSatisfy { (0x61...0x70).contains($0) }
        default: return false
        }
    }

    private static let refusing: Set<String> = [
        "no", "plan", "plans", "sale", "available", "offer", "coverage", "exception", "exceptions", "any", "product",
        "products", "is", "for",
    ]
    private static let referring: Set<String> = [
        "to", "the", "call", "contact", "uw", "underwriting", "underwriter", "home", "office", "for", "quote", "agent",
        "support",
    ]

    /// The decisions of a heading or of sentences: "will not be eligible", "Not eligible (Level or Graded)". What stands
    /// in parentheses is not heard, nor the names of the plans that a refusal is for. Empty when nothing is decided;
    /// several when it cannot be told which.
    static func decisions(inSentence text: String) -> Set<MedicationOutcome> {
        var outer = ""
        var inner = ""
        var depth = 0
        for character in text {
            if character == "(" { depth += 1 }
            if depth == 0 { outer.append(character) } else { inner.append(character) }
            if character == ")" { depth = max(0, depth - 1) }
        }
        let decisions: Set<MedicationOutcome> = outer.replacing(". ", with: ";").split(separator: ";").reduce(into: [])
        {
            $0.formUnion(Self.decisions(inOneSentence: $1))
        }
        // "Graded (Decline within 2 years)" decides twice; the plans of "Not eligible (Level or Graded)" decide nothing.
        guard !decisions.isEmpty, decisions != [.decline] else { return decisions }
        return decisions.union(OutcomeWords(inner).outcomes.subtracting([.accept]))
    }

    private static func decisions(inOneSentence text: Substring) -> Set<MedicationOutcome> {
        let words = OutcomeWords(refusedPlansLeftOut(text))
        guard let only = words.only else { return words.outcomes }
        if words.rest.contains(where: negating.contains) { return [] }
        if only == .decline, words.rest.contains(where: hedging.contains) { return [] }
        // "Preferred medications", "standard list": a class, and no acceptance of what follows.
        if only == .accept, !words.rest.isEmpty, !words.accepts { return [] }
        return [only]
    }

    /// "not eligible for FE Express or Graded FE Express, but …" without the plans' names.
    private static func refusedPlansLeftOut(_ text: Substring) -> String {
        let pieces = text.split(separator: " ").map(String.init)
        guard let place = pieces.indices.first(where: { pieces[$0].lowercased() == "for" }),
            OutcomeWords(pieces[..<place].joined(separator: " ")).only == .decline
        else { return String(text) }
        let end = pieces[place...].firstIndex { plansEnd.contains($0.lowercased()) }
        let rest = end.map { pieces[$0...] } ?? []
        return (pieces[..<place] + rest).joined(separator: " ")
    }

    /// The sentence, where it says more than the decision: when, for whom, within what time.
    static func condition(ofSentence text: String) -> String? {
        let decided = OutcomeWords(text)
        // "Guaranteed Issue Only", "Graded Benefit (2-year)": the plan, and whom it is for is not said.
        if let outcome = decided.only,
            case let rest = decided.rest.filter({ !plain.contains($0) && $0 != "only" }),
            rest.isEmpty || !isCompared(text) && LookbackNotation.isWaiting(rest.joined(separator: " "), outcome)
        {
            return nil
        }
        let words = OutcomeWords.words(text)
        let isOfSeveral =
            zip(words, words.dropFirst()).contains { ($0, $1) == ("or", "more") || ($0, $1) == ("more", "than") }
            || words.contains { ["both", "together", "combination", "combined", "multiple"].contains($0) }
        let isMore = isOfSeveral || words.contains { conditionWords.contains($0) || $0.contains { $0.isNumber } }
        return isMore ? singleSpaced(text) : nil
    }

    /// Whether the decision proper ends before this word.
    private static func endsHead(_ pieces: [String], at index: Int) -> Bool {
        let piece = pieces[index]
        let word = piece.lowercased()
        if piece.hasPrefix("(") || word.hasPrefix("w/") || conditionals.contains(word)
            || piece == ";"
        {
            return true
        }
        // "Refer to home office" says who decides, "decline to smokers" for whom it is decided.
        if word == "to" { return OutcomeWords(pieces[..<index].joined(separator: " ")).only != .refer }
        return index > 0 && pieces[index - 1].last.map { ";,:".contains($0) } == true
    }

    private static func condition(_ rest: String) -> String? {
        var rest = Substring(rest)
        while let first = rest.first, first == ";" || first == " " { rest = rest.dropFirst() }
        if rest.first == "(", rest.last == ")", rest.count(where: { $0 == "(" }) == 1 {
            rest = rest.dropFirst().dropLast()
        }
        let words = OutcomeWords.words(rest)
        return rest.isEmpty || !words.isEmpty && words.allSatisfy(everyone.contains) ? nil : String(rest)
    }

    /// Words behind a decision that say no more than it does: "Graded Death Benefit". Others may say for whom it is.
    private static let plain: Set<String> = [
        "benefit", "benefits", "death", "plan", "plans", "product", "products", "coverage", "cover", "issue", "rates",
        "rate",
        "all", "cases", "case", "applicant", "applicants", "class", "premium", "premiums", "policy", "company",
        "underwriter",
        "underwriting", "uw", "auto", "automatic", "quote", "immediately", "life", "insurance",
    ]

    /// What stands for a decision where it fills the cell.
    private static let abbreviations: [String: MedicationOutcome] = [
        "dec": .decline, "decl": .decline, "std": .accept, "pref": .accept, "ok": .accept, "gi": .guaranteed,
        "gi only": .guaranteed, "ic": .refer, "rop": .modified,
    ]

    /// "(all)", "at all ages": a decision for everyone.
    private static let everyone: Set<String> = ["all", "any", "ages", "age", "cases", "at", "in", "every", "case"]

    private static let plansEnd: Set<String> = [
        "but", "if", "however", "may", "can", "could", "will", "would", "should", "qualify", "qualifies", "consider",
        "only",
    ]
    private static let conditionals: Set<String> = [
        "if", "unless", "when", "with", "without", "for", "after", "within", "until", "except", "under", "over", "age",
        "ages", "aged", "-", "–", "—", "in", "by", "on", "via", "subject", "at", "through", "thru", "per", "provided",
        "while", "where",
    ]
    private static let conditionWords: Set<String> = [
        "if", "unless", "when", "except", "within", "until", "only", "last", "past", "currently", "current", "ages",
        "age",
    ]
    /// Words that turn a decision into its opposite, or into none.
    private static let negating: Set<String> = [
        "not", "no", "non", "never", "none", "neither", "nor", "cannot", "t", "without", "longer", "rarely", "seldom",
        "hardly", "un", "nothing", "nobody", "fda", "removed", "deleted", "dropped", "formerly", "previously",
    ]
    /// Words that leave a refusal open.
    private static let hedging: Set<String> = [
        "might", "could", "possibly", "perhaps", "usually", "sometimes", "generally", "often", "most", "some", "may",
    ]
    private static let uncertain: Set<String> = negating.union(["or", "and", "then", "possible", "may", "only"])
}

import ChartSchema
import Notation

/// Reads a decision as charts print it: "Eagle Level; decline 40-49" is level with the rest as a condition.
enum OutcomeNotation {
    struct Reading {
        var outcome: MedicationOutcome
        /// As printed, on one line.
        var label: String
        /// What stands beside the decision, in the carrier's words.
        var condition: String?
        /// Each decision with those whom it is for; empty where a mark or a heading decides.
        var clauses: [Statement.Clause] = []
        /// The note of a mark that decides otherwise for some, and whose wording is that of its own rule.
        var exception: String?
    }

    /// A cell that holds a decision. `nil` when it holds none, several that nobody can tell apart, or words that make it
    /// uncertain.
    static func read(_ text: String) -> Reading? {
        let label = singleSpaced(text)
        let isSum = label.contains("$") || label.hasPrefix("+")
        if RatingNotation.isPercentage(label) || isSum && RatingNotation.isRating(label) {
            return Reading(outcome: .rated, label: label)
        }
        // "Level?", "Decline (?)": whoever printed it did not know.
        if label.trimming(" )").hasSuffix("?") { return nil }
        if decidesTwice(label) { return nil }
        if let alone = alone[label.lowercased()] { return Reading(outcome: alone, label: label) }
        if let inner = clarified(label) { return Reading(outcome: inner, label: label) }
        guard let statement = Statement(text) ?? Statement(label), statement.unknownNeighbours == 0,
            !decidesLineByLine(text)
        else { return nil }
        // "Graded or worse", "At best Graded": one decision, and others that are not named.
        if leavesOpen(label) { return nil }
        let first = statement.clauses[0]
        let isPlain = statement.clauses.count == 1 && first.scopes.isEmpty
        return Reading(
            outcome: first.outcome, label: label, condition: isPlain ? nil : singleSpaced(statement.rest),
            clauses: statement.clauses)
    }

    /// "Available", "Call": what decides where it is all that a cell says, and not beside other words.
    private static let alone: [String: MedicationOutcome] = [
        (MedicationOutcome.accept, Lexicon.words("outcome-notation.alone-accept")),
        (.refer, Lexicon.words("outcome-notation.alone-refer")),
    ].reduce(into: [:]) { known, entry in for word in entry.1 { known[word] = entry.0 } }

    /// "None (decline)", "None - Decline", "Partial benefit (graded)": the decision that stands behind words that decide nothing else and ask
    /// for nothing.
    private static func clarified(_ label: String) -> MedicationOutcome? {
        guard let (before, behind) = partsAtAside(label), case let inner = OutcomeWords(behind), inner.rest.isEmpty,
            let decided = inner.only,
            case let outer = OutcomeWords(before),
            outer.rest.allSatisfy((label.hasSuffix(")") ? clarifying : nothing).contains),
            outer.outcomes.isEmpty || outer.only == decided
        else { return nil }
        return decided
    }

    /// What stands before parentheses at the end and in them, or before and behind a dash.
    private static func partsAtAside(_ label: String) -> (before: String, behind: String)? {
        if label.hasSuffix(")"), let open = label.lastIndex(of: "("), open > label.startIndex {
            return (String(label[..<open]), String(label[label.index(after: open)...].dropLast()))
        }
        let dashed = label.replacing("–", with: "-").replacing("—", with: "-")
        return dashed.halves(apartAt: " - ").map { (String($0.0), String($0.1)) }
    }

    /// "None", "benefit": what is on offer, in words that decide nothing by themselves.
    private static let nothing = Lexicon.words("outcome-notation.nothing")
    private static let clarifying = Lexicon.words("outcome-notation.clarified")

    private static func leavesOpen(_ label: String) -> Bool {
        let words = label.lowercased()
        return openEnds.contains { words.hasSuffix(" \($0)") || words.hasPrefix("\($0) ") }
    }

    private static let openEnds = Lexicon.words("outcome-notation.open-ends")

    /// Lines that decide differently and say nothing else: each is of another line in a cell beside it.
    private static func decidesLineByLine(_ text: String) -> Bool {
        let lines = text.split(separator: "\n").map { OutcomeWords(singleSpaced($0)) }
        return lines.count > 1 && lines.allSatisfy { $0.only != nil && $0.rest.isEmpty }
            && Set(lines.compactMap(\.only)).count > 1
    }

    /// "Decline Decline": the same words again and again, each of another line in a cell beside it.
    private static func decidesTwice(_ label: String) -> Bool {
        let words = OutcomeWords.words(label)
        guard words.count > 1, OutcomeWords(label).only != nil else { return false }
        return (1...words.count / 2).contains { count in
            words.count % count == 0 && words.indices.allSatisfy { words[$0] == words[$0 % count] }
        }
    }

    private static func isCompared(_ text: String) -> Bool { text.contains { "<>≤≥+".contains($0) } }

    /// The decisions of a heading or of sentences: "will not be eligible", "Not eligible (Level or Graded)". What stands
    /// in parentheses is not heard, nor the names of the plans that a refusal is for. Empty when nothing is decided;
    /// several when it cannot be told which.
    static func decisions(inSentence text: String) -> Set<MedicationOutcome> {
        var outer = ""
        var inner = ""
        var depth = 0
        for character in withoutTableNumber(withoutLabel(text)) {
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

    /// "Decision: Standard" without its label.
    private static func withoutLabel(_ text: String) -> String {
        guard let colon = text.firstIndex(of: ":"), case let label = OutcomeWords.words(text[..<colon]),
            (1...2).contains(label.count), label.allSatisfy(labels.contains)
        else { return text }
        return singleSpaced(text[text.index(after: colon)...])
    }

    private static let labels = Lexicon.words("plan-words.deciding")

    /// "Table 1. Medication and category" without the number of the table on its page, which is no rating.
    private static func withoutTableNumber(_ text: String) -> String {
        let tagged = TaggedText(text)
        guard tagged.tags.count > 3, tagged.value(.decision, at: 0) == "rated-table",
            tagged.isSign(".", ":", at: 2)
        else { return text }
        return tagged.printed(3..<tagged.tags.count)
    }

    private static func decisions(inOneSentence text: Substring) -> Set<MedicationOutcome> {
        let words = OutcomeWords(refusedPlansLeftOut(text))
        guard let only = words.only else {
            // "Medications eligible for the Graded plan": one decision, and the words that lead to it.
            let isOffer = words.outcomes.contains(.accept) && !words.outcomes.contains(.decline)
            let told = isOffer ? Statement(String(text), Scope.Setting())?.outcomes : nil
            return told.flatMap { $0.count == 1 ? $0 : nil } ?? words.outcomes
        }
        // "None of these is acceptable"
        if only == .accept, words.rest.first.map(refusingAll.contains) ?? false,
            words.rest.count(where: negating.contains) <= 1
        {
            return [.decline]
        }
        if words.isDenied || words.restBesideTobacco.contains(where: negating.contains) { return [] }
        if [.decline, .accept, .level].contains(only), words.rest.contains(where: hedging.contains) { return [] }
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
        // "Eligible for Modified plan only"
        if let statement = Statement(text, Scope.Setting()), statement.clauses.count == 1,
            statement.clauses[0].scopes.isEmpty, statement.unknownNeighbours == 0
        {
            return nil
        }
        let words = OutcomeWords.words(text)
        let isOfSeveral =
            zip(words, words.dropFirst()).contains { ($0, $1) == ("or", "more") || ($0, $1) == ("more", "than") }
            || words.contains(where: together.contains)
        let isMore = isOfSeveral || words.contains { conditionWords.contains($0) || $0.contains { $0.isNumber } }
        return isMore ? singleSpaced(text) : nil
    }

    /// Words behind a decision that say no more than it does: "Graded Death Benefit". Others may say for whom it is.
    private static let plain = Lexicon.words("outcome-notation.plain")

    private static let plansEnd = Lexicon.words("outcome-notation.plans-end")
    private static let together = Lexicon.words("outcome-notation.together")
    private static let conditionWords = Lexicon.words("outcome-notation.condition-words")
    /// Words that turn a decision into its opposite, or into none.
    private static let negating = Lexicon.words("outcome-notation.negating")
    /// Words that turn what follows round for all of them.
    private static let refusingAll = Lexicon.words("outcome-notation.refusing-all")
    /// Words that leave a refusal open.
    private static let hedging = Lexicon.words("outcome-notation.hedging")
}

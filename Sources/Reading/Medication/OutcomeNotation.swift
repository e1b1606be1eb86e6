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
        var pieces = parts.joined(separator: " ; ").split(separator: " ").map(String.init)
        if pieces.count > 3, ["may qualify for", "eligible for"].contains(where: label.lowercased().hasPrefix) {
            pieces.removeFirst(pieces[0].lowercased() == "may" ? 3 : 2)
        }
        let end = pieces.indices.first { endsHead(pieces, at: $0) } ?? pieces.count
        let words = OutcomeWords(pieces[..<end].joined(separator: " "))
        guard let outcome = words.only, words.rest.count <= 3,
            !words.rest.contains(where: {
                uncertain.contains($0) || OutcomeWords.isMisspelt($0)
                    || outcome != .rated && $0.contains { $0.isNumber }
            })
        else { return nil }
        return Reading(
            outcome: outcome, label: label, condition: condition(pieces[end...].joined(separator: " ")))
    }

    /// The decision of a sentence or heading: "will not be eligible", "Not eligible (Level or Graded)". What stands
    /// in parentheses is not heard. `nil` when it decides nothing; several when it cannot be told which.
    static func decisions(inSentence text: String) -> Set<MedicationOutcome> {
        var outer = ""
        var depth = 0
        for character in text {
            if character == "(" { depth += 1 }
            if depth == 0 { outer.append(character) }
            if character == ")" { depth = max(0, depth - 1) }
        }
        let words = OutcomeWords(outer)
        if let only = words.only { return words.rest.contains("not") || words.rest.contains("no") ? [] : [only] }
        return words.outcomes
    }

    /// The sentence, where it says more than the decision: when, for whom, within what time.
    static func condition(ofSentence text: String) -> String? {
        let words = OutcomeWords.words(text)
        let isMore = words.contains { conditionWords.contains($0) || $0.contains { $0.isNumber } }
        return isMore ? singleSpaced(text) : nil
    }

    /// Whether the decision proper ends before this word.
    private static func endsHead(_ pieces: [String], at index: Int) -> Bool {
        let piece = pieces[index]
        if piece.hasPrefix("(") || conditionals.contains(piece.lowercased()) || piece == ";" { return true }
        return index > 0 && pieces[index - 1].last.map { ";,:".contains($0) } == true
    }

    private static func condition(_ rest: String) -> String? {
        var rest = Substring(rest)
        while let first = rest.first, first == ";" || first == " " { rest = rest.dropFirst() }
        if rest.first == "(", rest.last == ")", rest.count(where: { $0 == "(" }) == 1 {
            rest = rest.dropFirst().dropLast()
        }
        return rest.isEmpty ? nil : String(rest)
    }

    private static let conditionals: Set<String> = [
        "if", "unless", "when", "with", "without", "for", "after", "within", "until", "except", "-", "–", "—",
    ]
    private static let conditionWords: Set<String> = [
        "if", "unless", "when", "except", "within", "until", "only", "last", "past", "currently", "current", "ages",
        "age",
    ]
    private static let uncertain: Set<String> = ["not", "no", "non", "or", "and", "then", "possible", "may"]
}

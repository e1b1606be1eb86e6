import ChartSchema

/// A header that is answered with yes and no: "Decline?", "Knockout? Y/N", "Can apply for Level?", "Eligible".
package struct AskedDecision: Hashable, Sendable {
    /// What it says of those for whom the answer is yes.
    package var outcome: MedicationOutcome
    /// The plan that is asked about, as printed.
    package var plan: String?

    /// `nil` where the header asks nothing that a program understands.
    package init?(_ header: String) {
        let text = TaggedText(header)
        let words = text.tokens.filter { $0.kind != .sign }.map(\.text).joined(separator: " ")
        if Self.offering.contains(words), !text.text.contains("(") {
            outcome = .accept
            return
        }
        let places = text.tags.indices.filter { !Self.isAnswer($0, text) }
        let refuses = places.contains { text.value(.decision, at: $0) == "decline" }
        let offers = places.contains { text.value(.decision, at: $0) == "accept" || text.has(.offer, at: $0) }
        guard refuses != offers else { return nil }
        outcome = refuses ? .decline : .accept
        let rest = places.filter {
            text.value(.decision, at: $0) != outcome.rawValue && !text.has(.offer, at: $0) && !Self.isNeutral($0, text)
        }
        guard let first = rest.first, let last = rest.last else { return }
        let hasOther = rest.contains { place in
            [.negation, .undo, .exception, .if, .age, .tobacco, .sex, .past].contains { text.has($0, at: place) }
                || text.token(place).number != nil
        }
        // "Not eligible for Level": the plan stands behind the refusal; "Graded decline?" may ask anything.
        let isBehind = places.prefix { $0 < first }.contains { text.value(.decision, at: $0) == "decline" }
        guard !hasOther, !refuses || isBehind else { return nil }
        plan = text.printed(first..<last + 1)
    }

    /// "Eligibility", "Coverage": what is answered with yes where it is granted.
    private static let offering = Lexicon.words("asked-decision.offering")

    /// "Y/N", "yes or no", and the signs of a question.
    private static func isAnswer(_ place: Int, _ text: TaggedText) -> Bool {
        text.has(.header, at: place)
            && ["yes", "no"].contains { text.has(.header, $0, at: place) }
            || text.isSign("?", "/", "(", ")", ":", at: place)
    }

    private static func isNeutral(_ place: Int, _ text: TaggedText) -> Bool {
        let token = text.token(place)
        return token.kind == .sign || token.kind == .mark
            || [.filler, .person, .purpose, .current].contains { text.has($0, at: place) }
            || text.tags[place].tokens.count == 1 && ["or", "ou"].contains(token.text)
    }
}

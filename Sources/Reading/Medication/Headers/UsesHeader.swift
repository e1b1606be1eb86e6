import ChartSchema
import Notation

/// A header that decides for the uses below it: "Decline if prescribed for", "Accept when used for".
struct UsesHeader: Hashable {
    let outcome: MedicationOutcome

    /// `nil` where a word of the header says anything else, as "only" and "unless" do.
    init?(_ header: String) {
        let text = TaggedText(header.spacedName)
        var outcomes: Set<MedicationOutcome> = []
        var isForUses = false
        for place in text.tags.indices {
            if let decision = text.value(.decision, at: place).flatMap(MedicationOutcome.init) {
                outcomes.insert(decision)
            } else if text.has(.purpose, at: place) {
                guard !text.tags[place].tokens.contains(where: { Self.restricting.contains(text.tokens[$0].text) })
                else {
                    return nil
                }
                isForUses = true
            } else if !Self.isNeutral(place, text) {
                return nil
            }
        }
        guard isForUses, outcomes.count == 1, let outcome = outcomes.first else { return nil }
        self.outcome = outcome
    }

    /// "Only if used for" is one phrase.
    private static let restricting = Lexicon.words("uses-header.restricting")

    private static func isNeutral(_ place: Int, _ text: TaggedText) -> Bool {
        let token = text.token(place)
        if [.negation, .exception, .only, .otherwise, .age, .sex, .tobacco].contains(where: { text.has($0, at: place) })
        {
            return false
        }
        return token.kind == .sign || token.kind == .mark
            || [.filler, .if, .person, .offer].contains { text.has($0, at: place) }
            || text.value(.clock, at: place) == LookbackWindow.Basis.lastFill.rawValue
            || text.has(.header, "medication", at: place)
    }

    /// Whether a cell below it says that the decision is for no use: a dash, "none", "N/A".
    static func isNone(_ cell: String) -> Bool { LookbackNotation.isDash(cell) || TimedDecision.isNever(cell) }
}

import Notation

/// What a note, or an item's own decision, says of time, use and people.
struct NoteSaying {
    enum Time {
        case none
        /// A window, or any time at all: "† Decline regardless of when last filled."
        case own
        /// Figures of time that no grammar claims.
        case unclear
    }

    let text: String
    let time: Time
    private let hasUse: Bool
    private let hasPeople: Bool

    /// - Parameter use: The use that an item names before its decision.
    init(_ note: String, use: String? = nil) {
        text = note
        let words = " " + OutcomeWords.words(note).joined(separator: " ") + " "
        func holds(_ phrases: Set<String>) -> Bool { phrases.contains { words.contains(" \($0) ") } }
        let clauses = Statement(note, Scope.Setting())?.clauses ?? []
        let meanings = clauses.flatMap(\.meanings)
        if holds(Self.anyTime) {
            time = .own
        } else if meanings.contains(where: \.isWindow) {
            time = clauses.count == 1 && clauses[0].isWhole ? .own : .unclear
        } else {
            time = LookbackNotation.holdsTime(note) ? .unclear : .none
        }
        hasUse = use != nil || meanings.contains(where: \.isUse)
        hasPeople = meanings.contains(where: \.isOfPeople) || holds(Self.everyone)
    }

    /// What a sentence says of the kinds that the note says nothing of.
    func left(of meanings: [Meaning]) -> [Meaning] {
        meanings.filter {
            !(time == .own && $0.isWindow || hasUse && $0.isUse || hasPeople && $0.isOfPeople)
        }
    }

    /// Whether both say something of one kind.
    func meets(_ meanings: [Meaning]) -> Bool {
        left(of: meanings).count < meanings.count || time == .unclear && meanings.contains(where: \.isWindow)
    }

    private static let anyTime = Lexicon.words("note-saying.any-time")
    private static let everyone = Lexicon.words("note-saying.everyone")
}

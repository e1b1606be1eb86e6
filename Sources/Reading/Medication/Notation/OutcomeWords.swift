import ChartSchema
import Notation

/// The words that charts decide with, and what they mean whoever prints them.
struct OutcomeWords {
    /// The outcomes found, each once.
    var outcomes: Set<MedicationOutcome> = []
    /// The words that belong to no outcome, folded.
    var rest: [String] = []
    /// Those of them that stand behind the last outcome.
    private(set) var after: [String] = []

    /// The one outcome of the words. "Level Preferred" is level: a class within it says no more.
    var only: MedicationOutcome? {
        outcomes == [.level, .accept] ? .level : outcomes.count == 1 ? outcomes.first : nil
    }

    /// Whether a word beside the outcomes denies something, or takes it back.
    private(set) var isDenied = false
    /// Those of ``rest`` that say nothing of tobacco: the "non" of "non-tobacco" denies no decision.
    private(set) var restBesideTobacco: [String] = []

    /// Whether a word accepts; "standard" and "preferred" are classes first.
    private(set) var accepts = false

    init(_ text: some StringProtocol) {
        let tagged = TaggedText(String(text))
        for (place, tag) in tagged.tags.enumerated() {
            let sense = tag.senses.first { $0.category == .decision }
            if let outcome = sense.flatMap(Self.outcome), outcome != .rated || tagged.decides(at: place) {
                outcomes.insert(outcome)
                accepts = accepts || sense?.value == "accept"
                after = []
            } else {
                isDenied = isDenied || Self.denies(place, tagged)
                let words = tagged.tokens[tag.tokens].filter { $0.kind == .word || $0.kind == .number }.map(\.text)
                rest += words
                after += words
                if !tagged.has(.tobacco, at: place) { restBesideTobacco += words }
            }
        }
    }

    /// "was declined" takes a decision back, "was filled" does not.
    private static func denies(_ place: Int, _ text: TaggedText) -> Bool {
        if text.has(.negation, at: place) { return true }
        guard let undo = text.value(.undo, at: place) else { return false }
        return undo != "before" || text.has(.decision, at: place + 1)
    }

    private static func outcome(_ sense: WordSense) -> MedicationOutcome? {
        switch sense.value {
        case "accept-class": .accept
        case "rated-table": .rated
        default: MedicationOutcome(rawValue: sense.value)
        }
    }

    /// Folded words of letters and digits.
    static func words(_ text: some StringProtocol) -> [String] {
        let folded = FoldedText(text)
        guard folded.scalars.allSatisfy(\.isASCII) else {
            return folded.string.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }
        return folded.scalars.split { !$0.isLetter && !$0.isDigit }.map { String(scalars: $0) }
    }

    /// Whether a word is nearly one that decides, and none itself: a slip of the pen that must not be passed over.
    static func isMisspelt(_ word: String) -> Bool {
        word.count >= 5 && Lexicon.standard.senses(of: word).isEmpty
            && singles.contains { abs($0.count - word.count) <= 2 && distance($0, word) <= 2 }
    }

    private static let singles = Lexicon.words("outcome-words.singles")

    /// Letters to be put in, left out or replaced to make one of the other.
    static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in right.enumerated() {
                let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = next
            }
        }
        return row[right.count]
    }
}

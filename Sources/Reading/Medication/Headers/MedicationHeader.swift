import Notation
import Tables
import Vocabulary

/// What a header of a medication table says of its column.
enum MedicationHeader {
    case medication, use, window, outcome, product, condition
    /// "Name": a medication's, where the other columns are those of a medication chart.
    case name
    /// Classes of drugs beside their names.
    case group
    /// Row numbers and page numbers.
    case counter
    case unknown

    /// A header's words decide; the longest header is a short phrase, not a sentence. What stands in parentheses or
    /// begins with "if" explains the header and is no part of it.
    init(_ text: String) { self = Self.lately.meaning(of: text) { MedicationHeader(reading: text) } }

    /// Every column and every row asks what the headers are.
    private static let lately = LatelyTold<MedicationHeader>()

    private init(reading text: String) {
        let outer = text.split(separator: "(", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        let words = Set(OutcomeWords.words(outer.spacedName).drop { $0 == "if" }.prefix { $0 != "if" })
        guard (1...8).contains(words.count) else {
            self = text == "#" ? .counter : .unknown
            return
        }
        if words.count == 1, words.isSubset(of: Self.medicationsAlone) {
            self = .medication
            return
        }
        if words.count == 1, !words.isDisjoint(with: Self.usesAlone) {
            self = .use
            return
        }
        // "No fill in the last (months)" counts nothing: a number is named by words that say no more.
        if words.isSubset(of: Self.counting), !words.isDisjoint(with: Self.counters) {
            self = .counter
            return
        }
        let meaning = Self.meanings.first { $0.words.contains { words.isSuperset(of: $0) } }?.meaning ?? .unknown
        // "Prescribed for edema" says of decisions below it for what use they are.
        if case .use = meaning, let use = outer.spacedName.halves(apartAt: " for ")?.1,
            UseVocabulary.standard.uses(in: String(use)) != nil
        {
            self = .unknown
            return
        }
        // "Drug class", "Therapeutic category": of the names in another column.
        let isGroup =
            !words.isDisjoint(with: Self.groups)
            || meaning == .medication && !words.isDisjoint(with: Self.groupsOfNames)
        let isOfNames = meaning == .medication || words.contains("therapeutic") || words.count == 1
        self = isGroup && isOfNames ? .group : meaning
    }

    /// Whether a header says what is decided for the uses, times or people below it, or leaves some of them out:
    /// "OK if used for", "Decline unless", "Otherwise". What stands below it is no use, and no decision for all.
    static func isTurned(_ header: String) -> Bool {
        // What stands in parentheses explains the header.
        let text = String(header.prefix { $0 != "(" }).spacedName
        let words = OutcomeWords.words(text)
        if words.contains(where: turning.contains) {
            return true
        }
        let decides = words.first.map { answering.contains($0) || !OutcomeWords($0).outcomes.isEmpty } ?? false
        let isUse = words.contains(where: ofUses.contains)
        return decides && isUse && words.contains(where: taking.contains)
    }

    /// "Action on file, superseded", "Proposed decision": what stands below it holds no longer, or not yet.
    static func isNotInForce(_ header: String) -> Bool {
        let text = TaggedText(String(header.prefix { $0 != "(" }).spacedName)
        // "Proposed insured" is an applicant.
        return text.tags.indices.contains {
            InForce.isEndedEdition(text.token($0).text) && !text.has(.person, at: $0) && !text.has(.person, at: $0 + 1)
        }
    }

    /// The header cell at a place, by itself.
    init(_ column: Int, row: Int, in grid: Grid) {
        let sense = grid.sense(row: row, column: column)
        self = sense.isBlank || sense.text.count > 120 ? .unknown : sense.medication.header
    }

    /// The first that fits: "Drug Indication" is a use, "Rx Fill Within" a time.
    private static let groups = Lexicon.words("medication-header.groups")
    /// "Group" alone may be one of people.
    private static let groupsOfNames = Lexicon.words("medication-header.groups-of-names")
    private static let turning = Lexicon.words("medication-header.turning")
    private static let answering = Lexicon.words("medication-header.answering")
    private static let ofUses = Lexicon.words("medication-header.of-uses")
    private static let taking = Lexicon.words("medication-header.taking")
    private static let meanings: [(meaning: MedicationHeader, words: [Set<String>])] = [
        (.window, words("window")), (.use, words("use")),
        (.product, words("plan-name")), (.outcome, words("outcome")), (.condition, words("condition")),
        (.medication, words("medication")), (.product, words("product")), (.name, words("name")),
    ]

    /// "Page", "Row number", "NDC code": what numbers the rows, and the words that may stand beside it.
    private static let counters = Set(
        Lexicon.words("medication-header.counter").flatMap { $0.split(separator: " ") }.map(String.init))
    private static let counting = counters.union(Lexicon.words("medication-header.counted"))

    /// "For": what a column is for, where nothing else stands above it.
    private static let usesAlone = Lexicon.words("medication-header.use-alone")

    /// "Rx", "Meds": what the column holds, where nothing else stands above it.
    private static let medicationsAlone = Lexicon.words("medication-header.medication-alone")

    /// The phrases of a meaning, the words of each in any order.
    private static func words(_ list: String) -> [Set<String>] {
        Lexicon.words("medication-header.\(list)").map { Set($0.split(separator: " ").map(String.init)) }
    }
}

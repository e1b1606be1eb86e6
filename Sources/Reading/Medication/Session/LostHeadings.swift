import ChartSchema
import Notation
import Tables

/// Headings that nothing was made of, seen by the rules of the tables below them.
struct LostHeadings {
    /// What two rules say of the same, whatever they decide.
    private struct Key: Hashable {
        var medication: String
        var use: String?
        var product: String?
    }

    /// Headings that stand over some and not over others of the tables that say something of the same.
    private var apart: Set<TextPiece> = []
    private var outcomes: [Int: Set<MedicationOutcome>] = [:]

    init(_ rules: [MedicationRule], tables: [Table]) {
        let headings = Dictionary(tables.map { ($0.index, $0.headings) }, uniquingKeysWith: { $1 })
        var sharing: [Key: Set<Int>] = [:]
        for rule in rules {
            sharing[Key(medication: rule.medication, use: rule.use, product: rule.product), default: []]
                .insert(rule.source.table)
            outcomes[rule.source.table, default: []].insert(rule.outcome)
        }
        for tables in Set(sharing.values) where tables.count > 1 {
            let over = tables.map { headings[$0] ?? [] }
            let common = over.dropFirst().reduce(Set(over[0].map(\.text))) { $0.intersection($1.map(\.text)) }
            apart.formUnion(over.joined().filter { !common.contains($0.text) })
        }
    }

    /// "Applications signed by June 30" over rules that stand once more below "Applications signed July 1 and later": it alone says which
    /// of them hold.
    func tellsApart(_ heading: TextPiece) -> Bool { apart.contains(heading) }

    /// "Acceptable on their own" over a list whose names a sentence refers: a decision that no rule below it has, or the opposite of one.
    func decidesOtherwise(_ heading: TextPiece, of table: Table) -> Bool {
        table.headings.last == heading
            && (decidesNothing(heading.text, of: table)
                || Self.opposes(heading.text, outcomes[table.index] ?? []))
    }

    /// "Graded" as the name of a sheet of which no row is graded: a decision that no rule has.
    func decidesNothing(_ text: String, of table: Table) -> Bool {
        let own = OutcomeWords(text).outcomes
        let below = outcomes[table.index] ?? []
        // "Approved drug list" over what is level.
        let grants = own == [.accept] && below.contains(.level)
        return !own.isEmpty && own.isDisjoint(with: below) && !grants
    }

    /// Whether everything below a heading is decided as it says.
    func agrees(_ heading: TextPiece, with table: Table) -> Bool {
        (outcomes[table.index] ?? []).isSubset(of: OutcomeWords(heading.text).outcomes)
    }

    /// "Everything below is declined" over rules of which some accept.
    static func opposes(_ title: String, _ below: Set<MedicationOutcome>) -> Bool {
        // "Prescription exclusions" says what the page is about.
        guard OutcomeWords.words(title).contains(where: ofAll.contains) else { return false }
        guard !OutcomeWords(title).isDenied else { return false }
        return OutcomeWords(title).outcomes == [.decline] && !below.isDisjoint(with: [.accept, .level])
    }

    private static let ofAll = Lexicon.words("lost-headings.of-all")
}

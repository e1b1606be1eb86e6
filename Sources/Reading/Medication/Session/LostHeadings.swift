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

    private var tables: [Key: Set<Int>] = [:]
    private var outcomes: [Int: Set<MedicationOutcome>] = [:]
    private let headings: [Int: TextPiece]

    init(_ rules: [MedicationRule], tables documentTables: [Table]) {
        headings = Dictionary(
            documentTables.compactMap { table in table.headings.last.map { (table.index, $0) } },
            uniquingKeysWith: { $1 })
        for rule in rules {
            tables[Key(medication: rule.medication, use: rule.use, product: rule.product), default: []]
                .insert(rule.source.table)
            outcomes[rule.source.table, default: []].insert(rule.outcome)
        }
    }

    /// "Applications signed by June 30" over rules that stand once more below "Applications signed July 1 and later": it alone says which
    /// of them hold.
    func tellsApart(_ heading: TextPiece, of table: Table) -> Bool {
        headings[table.index] == heading
            && tables.values.contains { sharing in
                sharing.contains(table.index)
                    && sharing.contains { other in headings[other].map { $0.text != heading.text } ?? false }
            }
    }

    /// "Acceptable on their own" over a list whose names a sentence refers: a decision that no rule below it has.
    func decidesOtherwise(_ heading: TextPiece, of table: Table) -> Bool {
        let own = OutcomeWords(heading.text).outcomes
        let below = outcomes[table.index] ?? []
        // "Approved drug list" over what is level.
        let grants = own == [.accept] && below.contains(.level)
        return headings[table.index] == heading && !own.isEmpty && own.isDisjoint(with: below) && !grants
    }
}

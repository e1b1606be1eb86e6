import ChartSchema
import Notation
import Tables

extension MedicationTable {
    /// Wordings that differ by a slip from one that is printed often, and words beside a decision that nearly decide.
    func reportOddLabels(in session: inout MedicationSession) {
        for column in columns.decidingColumns {
            let words = OutcomeWords(columns.name(of: column, in: grid)).rest
            guard let row = columns.header.last, let cell = grid.cellIndex(row: row, column: column),
                let odd = words.first(where: { OutcomeWords.isMisspelt($0) && !Self.deciding.contains($0) })
            else { continue }
            session.findings.add(
                MedicationFinding.headerOdd,
                "\"\(odd)\" in the header may be a misspelling; it is kept as printed.",
                grid: grid, cell: cell)
        }
        // Tables are read one behind the other.
        let own = session.rules.reversed().prefix { [index] in $0.rule.source.table == index }.reversed().map(\.rule)
        // Charts print few wordings often.
        var heads: [String: String] = [:]
        var misspelt: [String: Bool] = [:]
        var counts: [String: Int] = [:]
        for rule in own {
            let head = Self.kept(rule.outcomeLabel, in: &heads, Self.head)
            counts[head, default: 0] += 1
        }
        let common = counts.filter { $0.value >= 3 }.keys.sorted()
        for rule in own {
            let head = heads[rule.outcomeLabel] ?? ""
            let isOdd =
                counts[head] == 1 && rule.outcome != .rated && head.count > 3
                && common.contains { Self.letters($0) != Self.letters(head) && OutcomeWords.distance($0, head) <= 2 }
            let condition = rule.condition ?? ""
            let isBesideOdd = Self.kept(condition, in: &misspelt) {
                OutcomeWords($0).rest.contains(where: OutcomeWords.isMisspelt)
                    || rule.outcomeLabel.contains($0) && !ConditionWords.unexplained(in: $0).isEmpty
            }
            guard isOdd || isBesideOdd,
                let cell = grid.cellIndex(row: rule.source.row, column: rule.source.column)
            else { continue }
            session.findings.add(
                MedicationFinding.outcomeOdd,
                "The wording may hold a misspelling: it is nearly that of other rows, or nearly a decision.",
                help: "Check it against the carrier's page; it is kept as printed.", grid: grid, cell: cell)
        }
    }

    private static func kept<Value>(
        _ text: String, in known: inout [String: Value], _ make: (String) -> Value
    ) -> Value {
        if let found = known[text] { return found }
        let made = make(text)
        known[text] = made
        return made
    }

    /// "Tier 2" beside "Tier 1" is no slip.
    private static func letters(_ text: String) -> String { text.filter { !$0.isNumber } }

    /// The letters of the label, up to where conditions begin.
    private static func head(_ label: String) -> String {
        let end = label.firstIndex { "(;,".contains($0) } ?? label.endIndex
        return OutcomeWords.words(label[..<end]).joined(separator: " ")
    }
}

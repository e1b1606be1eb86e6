import ChartSchema
import Tables

extension MedicationTable {
    /// Wordings that differ by a slip from one that is printed often, and words beside a decision that nearly decide.
    func reportOddLabels(in session: inout MedicationSession) {
        for column in columns.decidingColumns {
            let words = OutcomeWords(columns.name(of: column, in: grid)).rest
            guard let row = columns.header.last, let cell = grid.cellIndex(row: row, column: column),
                let odd = words.first(where: OutcomeWords.isMisspelt)
            else { continue }
            session.findings.add(
                "medication.header.odd", .warning,
                "\"\(odd)\" in the header may be a misspelling; it is kept as printed.",
                grid: grid, cell: cell)
        }
        let own = session.rules.filter { $0.table == index }.map(\.rule)
        var counts: [String: Int] = [:]
        for rule in own { counts[Self.head(rule), default: 0] += 1 }
        let common = counts.filter { $0.value >= 3 }.keys.sorted()
        for rule in own {
            guard let cell = grid.cellIndex(row: rule.source.row, column: rule.source.column) else { continue }
            let head = Self.head(rule)
            let isOdd =
                counts[head] == 1 && common.contains { $0 != head && OutcomeWords.distance($0, head) <= 2 }
            let beside = OutcomeWords(rule.condition ?? "").rest.first(where: OutcomeWords.isMisspelt)
            guard isOdd || beside != nil else { continue }
            session.findings.add(
                "medication.outcome.odd", .warning,
                "The wording may hold a misspelling: it is nearly that of other rows, or nearly a decision.",
                help: "Check it against the carrier's page; it is kept as printed.", grid: grid, cell: cell)
        }
    }

    /// The letters of the label, up to where conditions begin.
    private static func head(_ rule: MedicationRule) -> String {
        let end = rule.outcomeLabel.firstIndex { "(;,".contains($0) } ?? rule.outcomeLabel.endIndex
        return OutcomeWords.words(rule.outcomeLabel[..<end]).joined(separator: " ")
    }
}

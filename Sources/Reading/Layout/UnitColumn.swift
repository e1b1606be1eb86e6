import Notation

/// A column that prints beside every figure the unit in which it is read anyway: `heightUnit` over `in`, `in`, `in`; `UOM` over `LB`.
enum UnitColumn {
    static func isOne(_ header: HeaderTerms, cells: [CellSense]) -> Bool {
        let isNamed = header.tokens.tokens.contains { HeaderLexicon.isWord($0.word, "unit-name") }
        guard isNamed, !header.isHeight || !header.isWeight, Set(cells.map(\.folded)).count == 1,
            let word = cells.first?.folded.string,
            let unit = PrintedUnit.spellings.first(where: { $0.word == word })?.unit
        else { return false }
        return header.isHeight ? unit == .inches : unit == .pounds
    }
}

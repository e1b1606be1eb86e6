import Tables
import Vocabulary

/// A table that is nothing but names.
enum MedicationList {
    /// Whether most of the cells are names of drugs; a list is short texts, few of which hold figures.
    static func isList(_ grid: Grid) -> Bool {
        let texts = grid.table.cells.indices.map { grid.sense(ofCell: $0) }.filter { !$0.isBlank }
        let words = texts.filter { $0.isWords && $0.text.count <= 60 }
        guard words.count >= 3, words.count * 10 >= texts.count * 8 else { return false }
        let sample = words.prefix(60)
        return sample.count(where: { isDrug($0.text) }) * 10 >= sample.count * 5
    }

    /// Whether six of ten cells of a column are names of drugs, and there are three of them.
    static func isDrugs(column: Int, of grid: Grid) -> Bool {
        let (drugs, seen) = drugs(column: column, of: grid)
        return drugs >= 3 && drugs * 10 >= seen * 6
    }

    /// Whether one of ten cells of a column is the name of a drug, or there are too few cells to tell.
    static func holdsSomeDrugs(column: Int, of grid: Grid) -> Bool {
        let (drugs, seen) = drugs(column: column, of: grid)
        return seen < 3 || drugs * 10 >= seen
    }

    static func holdsDrug(column: Int, of grid: Grid) -> Bool { drugs(column: column, of: grid).drugs > 0 }

    private static func drugs(column: Int, of grid: Grid) -> (drugs: Int, seen: Int) {
        var seen = 0
        var drugs = 0
        for row in 0..<grid.rowCount where seen < 60 {
            let sense = grid.sense(row: row, column: column)
            guard !sense.isBlank else { continue }
            seen += 1
            if sense.isWords, sense.text.count > 2, isDrug(sense.text) { drugs += 1 }
        }
        return (drugs, seen)
    }

    static func isDrug(_ printed: String) -> Bool {
        !DrugDictionary.standard.resolve(MarkedText(printed).text).isUnresolved
    }
}

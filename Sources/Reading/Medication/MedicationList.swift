import Tables
import Vocabulary

/// A table that is nothing but names.
enum MedicationList {
    /// Whether most of the cells are names of drugs, or of a use with its drugs; a list is short texts, few of which hold
    /// figures. A column that counts the rows says nothing.
    static func isList(_ grid: Grid) -> Bool {
        let counters = Set((0..<grid.columnCount).filter { isCounter(column: $0, of: grid) })
        let texts = grid.table.cells.indices.filter { !counters.contains(grid.table.cells[$0].column) }
            .map { grid.sense(ofCell: $0) }.filter { !$0.isBlank }
        let words = texts.filter { $0.isWords && ($0.text.count <= 60 || NamedMedication.line($0.text) != nil) }
        guard words.count >= 3, words.count * 10 >= texts.count * 8 else { return false }
        let sample = words.prefix(60)
        return sample.count(where: { isDrug($0.text) || NamedMedication.line($0.text) != nil }) * 10
            >= sample.count * 5
    }

    /// Whether the cells of a column, its first perhaps apart, are whole numbers that go up by one.
    private static func isCounter(column: Int, of grid: Grid) -> Bool {
        let numbers = (0..<grid.rowCount).map { Int(grid.sense(row: $0, column: column).text) }
        let counted = numbers[0] == nil ? numbers.dropFirst() : numbers[...]
        guard counted.count >= 3, let first = counted.first ?? nil else { return false }
        return counted.enumerated().allSatisfy { $1 == first + $0 }
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

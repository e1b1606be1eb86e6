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

    static func isDrug(_ printed: String) -> Bool {
        !DrugDictionary.standard.resolve(MarkedText(printed).text).isUnresolved
    }
}

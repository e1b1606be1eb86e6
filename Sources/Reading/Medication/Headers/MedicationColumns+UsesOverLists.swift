import Tables
import Vocabulary

/// "Heart", "Cancer", "Mental" over columns of medications: what those of each column are for.
extension MedicationColumns {
    /// The row of such headers over a list of several columns, below its titles; `nil` where a cell of the first row that has several is a
    /// medication, or most are no uses.
    static func rowOfUses(in grid: Grid) -> Int? {
        guard grid.columnCount > 1,
            let row = (0..<min(grid.rowCount, 4)).first(where: { grid.cells(inRow: $0).count > 1 }),
            row + 1 < grid.rowCount
        else { return nil }
        let texts = grid.cells(inRow: row).map { grid.sense(ofCell: $0) }
        let uses = texts.count { UseVocabulary.standard.uses(in: $0.text) != nil }
        let isOverAll = (0..<grid.columnCount).allSatisfy {
            grid.isBlank(column: $0) || !grid.sense(row: row, column: $0).isBlank
        }
        let below = grid.cells(inRow: row + 1).map { grid.sense(ofCell: $0) }
        guard uses * 2 > texts.count, isOverAll, !texts.contains(where: { MedicationList.isItem($0.medication) }),
            texts.allSatisfy({ OutcomeWords($0.text).outcomes.isEmpty }),
            below.count * 2 > texts.count, below.allSatisfy({ MedicationList.isItem($0.medication) })
        else { return nil }
        return row
    }
}

extension MedicationTable {
    /// What an item of a list is taken for, by a heading or by the header of its column.
    func use(ofItem cell: Int) -> String? {
        guard columns.isHeadedByUses else { return listUse }
        return columns.name(of: grid.column(ofCell: cell), in: grid)
    }
}

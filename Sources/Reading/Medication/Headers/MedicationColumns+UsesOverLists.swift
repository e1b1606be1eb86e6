import Notation
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

    /// "Smokers", "Under 50", "Mental (NY)", "Heart*": more than a use, or something else. What the vocabulary knows may speak of people:
    /// "Smoking cessation".
    static func restricts(_ header: String) -> Bool {
        let text = TaggedText(header)
        if isOfOthers(header) { return false }
        // "MS" is Multiple sclerosis beside other uses.
        if StateWords.isCode(header), UseVocabulary.standard.uses(in: header) != nil { return false }
        if header.contains(where: MarkedText.isSign) || limits.contains(where: text.has) { return true }
        return UseVocabulary.standard.uses(in: header) == nil
            && (ofPeople.contains(where: text.has) || text.tags.indices.contains { text.token($0).number != nil })
    }

    /// "Other", "Miscellaneous": for whatever use.
    static func isOfOthers(_ header: String) -> Bool { OutcomeWords.words(header).allSatisfy(others.contains) }

    private static let limits: [WordCategory] = [
        .boundBefore, .boundAfter, .range, .between, .past, .ago, .current, .unitTime, .unitDose, .clock, .age,
        .negation, .exception, .only, .if, .otherwise, .money, .place, .placeCode,
    ]
    private static let ofPeople: [WordCategory] = [.sex, .tobacco, .person, .plan, .number, .count]
    private static let others = Lexicon.words("uses-over-lists.others")
}

extension MedicationTable {
    /// What an item of a list is taken for, by a heading or by the header of its column.
    func use(ofItem cell: Int) -> String? {
        guard columns.isHeadedByUses else { return listUse }
        let header = columns.name(of: grid.column(ofCell: cell), in: grid)
        return MedicationColumns.isOfOthers(header) || MedicationColumns.restricts(header) ? nil : header
    }

    /// Headers over lists that say for whom or when, beside others that are uses.
    func reportRestrictingHeaders(in session: inout MedicationSession) {
        guard columns.isHeadedByUses, let row = columns.header.last else { return }
        for cell in grid.cells(inRow: row) where MedicationColumns.restricts(grid.sense(ofCell: cell).text) {
            session.reportLost(TextPiece(grid.sense(ofCell: cell).text, at: grid.table.place(ofCell: cell)))
        }
    }
}

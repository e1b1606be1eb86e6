import Notation
import Tables
import Vocabulary

/// Which rows of a table are its header, and which of its columns that calls names.
extension MedicationColumns {
    /// `nil` when no row names a column of medications.
    static func header(of grid: Grid) -> (rows: Range<Int>, names: [Int])? {
        let rows = (0..<min(grid.rowCount, 40))
        guard let row = headerRow(among: rows, in: grid) else { return nil }
        let meanings = (0..<grid.columnCount).map { MedicationHeader($0, row: row, in: grid) }
        let named = meanings.contains(.medication) ? MedicationHeader.medication : .name
        let names = names(among: meanings, of: named, row: row, in: grid)
        var end = row + 1
        for cell in grid.cells(inRow: row) {
            let rows = grid.span(ofCell: cell).rows
            if rows < grid.rowCount { end = max(end, grid.row(ofCell: cell) + rows) }
        }
        // A box beside the rows is merged over them, and makes no header of them.
        end = (row + 1..<max(end, row + 1)).first { beginsRow($0, in: names, of: grid) } ?? end
        while end < grid.rowCount, !grid.isBlank(row: end),
            names.allSatisfy({ grid.sense(row: end, column: $0).isBlank }),
            grid.isHeader(row: end) || goesOn(with: end, from: row, in: grid)
        {
            end += 1
        }
        var start = row
        while start > 0, goesOn(above: start - 1, header: row, in: grid) { start -= 1 }
        return (start..<end, names)
    }

    /// Whether a row above a header is of it as well, and not of the page: "Revised 01/15/2025 | | Page 1 of 1".
    private static func goesOn(above row: Int, header: Int, in grid: Grid) -> Bool {
        let cells = grid.cells(inRow: row)
        if isWrapped(row, above: header, in: grid) { return true }
        return grid.isHeader(row: row) && cells.count > 1 && !grid.namesValues(inRow: row)
            && !PageFurniture.areOverHeader(cells.map { singleSpaced(grid.sense(ofCell: $0).text) })
    }

    /// Whether a medication is named in a row, and not the column of them once more: "Brand name" below "Medication".
    private static func beginsRow(_ row: Int, in columns: [Int], of grid: Grid) -> Bool {
        // "(brand or generic)" alone below "Medication" is a line of the header.
        let isRow = grid.cells(inRow: row).contains { cell in
            grid.row(ofCell: cell) == row && !columns.contains(grid.column(ofCell: cell))
        }
        return isRow && !grid.isHeader(row: row)
            && columns.contains { column in
                guard let cell = grid.cellIndex(row: row, column: column), grid.row(ofCell: cell) == row else {
                    return false
                }
                let text = grid.sense(ofCell: cell).text
                return !text.isEmpty && MedicationHeader(text) == .unknown
            }
    }

    /// Whether a row holds the first lines of headers that go on in the row of the header, and no title: "First" over "Fill".
    static func isWrapped(_ row: Int, above header: Int, in grid: Grid) -> Bool {
        row + 1 == header && !grid.cells(inRow: row).isEmpty
            && grid.cells(inRow: row).allSatisfy { cell in
                let (upper, column) = (grid.sense(ofCell: cell).text, grid.column(ofCell: cell))
                let lower = grid.sense(row: header, column: column).text
                return grid.span(ofCell: cell).columns == 1 && !lower.isEmpty && goesOn(upper, in: lower)
            }
    }

    /// Whether a phrase of the lexicon begins in one text and ends in the next, or only both together are a header.
    private static func goesOn(_ upper: String, in lower: String) -> Bool {
        let text = TaggedText("\(upper) \(lower)")
        let end = TaggedText(upper).tokens.count
        return text.tags.contains { $0.tokens.lowerBound < end && $0.tokens.upperBound > end }
            || MedicationHeader(text.text) != .unknown && MedicationHeader(lower) == .unknown
                && MedicationHeader(upper) == .unknown && OutcomeWords.words(text.text).count <= 4
    }

    /// Whether a row below a header divides what the header merges: "Tobacco, Non-tobacco" below "Gold", under no name.
    private static func goesOn(with row: Int, from header: Int, in grid: Grid) -> Bool {
        let columns = (0..<grid.columnCount).filter { !grid.sense(row: row, column: $0).isBlank }
        guard columns.count > 1, row == header + 1 else { return false }
        return columns.allSatisfy { grid.columnSpan(row: header, column: $0) > 1 }
            || columns.allSatisfy { column in
                let isMerged = column > 0 && grid.sense(row: header, column: column).isBlank
                return isMerged || column + 1 < grid.columnCount && grid.sense(row: header, column: column + 1).isBlank
            }
    }

    /// The columns of names: of several that a header calls so those that hold a drug ("One drug" stands above decisions),
    /// and with them one of generics or brands.
    private static func names(
        among meanings: [MedicationHeader], of named: MedicationHeader, row: Int, in grid: Grid
    ) -> [Int] {
        let called = meanings.indices.filter { meanings[$0] == named }
        let holding = called.count > 1 ? called.filter { MedicationList.holdsDrug(column: $0, of: grid) } : called
        let other = meanings.indices.filter { column in
            let words = OutcomeWords.words(grid.sense(row: row, column: column).text)
            return named == .medication && meanings[column] == .name
                && words.contains { kindsOfNames.contains($0) }
                && MedicationList.holdsMostlyDrugs(column: column, below: row, of: grid)
        }
        return (holding.isEmpty ? called : holding) + other
    }

    private static let kindsOfNames = Lexicon.words("medication-columns.kinds-of-names")

    /// The first row that is a header; the next one where that names more columns: a title may speak of drugs too.
    private static func headerRow(among rows: Range<Int>, in grid: Grid) -> Int? {
        func isFit(_ row: Int) -> Bool {
            isHeader(row, in: grid) && !standsBelowDrugs(row, in: grid) && !namesDrug(row, in: grid)
        }
        func known(_ row: Int) -> Int {
            (0..<grid.columnCount).count { MedicationHeader($0, row: row, in: grid) != .unknown }
        }
        guard let first = rows.first(where: isFit) else { return nil }
        let next = (first + 1..<min(first + 4, rows.upperBound, grid.rowCount)).first(where: isFit)
        return next.flatMap { known($0) > known(first) ? $0 : nil } ?? first
    }

    private static func isHeader(_ row: Int, in grid: Grid) -> Bool {
        let meanings = (0..<grid.columnCount).map { MedicationHeader($0, row: row, in: grid) }
        if meanings.contains(.medication) {
            if grid.cells(inRow: row).count > 1 { return true }
            // "Suboxone: Drug abuse – Decline" is an item.
            let text = grid.columnCount == 1 ? grid.sense(row: row, column: 0).text : ""
            return grid.columnCount == 1 && !MedicationTable.beginsWithDrug(text)
        }
        let names = meanings.indices.filter { meanings[$0] == .name }
        // "Brand name" beside "Generic name" need no use to be names of medications.
        let areDrugs =
            names.count > 1 && names.allSatisfy { MedicationList.holdsMostlyDrugs(column: $0, below: row, of: grid) }
        if names.count == 1, MedicationList.holdsMostlyDrugs(column: names[0], below: row, of: grid),
            (0..<grid.columnCount).count(where: { decides(grid.sense(row: row, column: $0).text) }) > 1
        {
            return true
        }
        guard !names.isEmpty, areDrugs || meanings.contains(.use) || meanings.contains(.window) else { return false }
        // "Brand name" beside "Condition": the decision stands over the table.
        if meanings.contains(.use),
            meanings.indices.allSatisfy({ meanings[$0] != .unknown || grid.isBlank(column: $0) }),
            names.allSatisfy({ MedicationList.holdsMostlyDrugs(column: $0, below: row, of: grid) })
        {
            return true
        }
        return meanings.contains { $0 == .window || $0 == .outcome }
            || meanings.indices.contains {
                meanings[$0] == .unknown
                    && (holdsDecisions(column: $0, below: row, of: grid) || areDrugs && asks(row, column: $0, in: grid))
            }
    }

    /// "Eligible?" over "Yes" and "No".
    private static func asks(_ row: Int, column: Int, in grid: Grid) -> Bool {
        AskedDecision(grid.sense(row: row, column: column).text) != nil
            && ColumnTexts(column: column, from: row + 1, of: grid).areAnswers
    }

    /// "Level", "Graded Benefit": a decision and nothing else.
    private static func decides(_ header: String) -> Bool {
        let words = OutcomeWords(header)
        return words.only != nil && words.rest.isEmpty
    }

    /// Whether six of ten cells below a row decide: those of a column under a plan's name, or under ages.
    private static func holdsDecisions(column: Int, below row: Int, of grid: Grid) -> Bool {
        let texts = (row + 1..<max(row + 1, min(grid.rowCount, row + 60))).map {
            grid.sense(row: $0, column: column).text
        }
        .filter { !$0.isEmpty }
        return texts.count > 1 && texts.count(where: { OutcomeNotation.read($0) != nil }) * 10 >= texts.count * 6
    }

    /// "Suboxone" beside "Drug addiction": a use that speaks of drugs.
    private static func namesDrug(_ row: Int, in grid: Grid) -> Bool {
        let senses = grid.cells(inRow: row).map { grid.sense(ofCell: $0) }
        let headers = senses.filter { $0.medication.header == .medication }
        guard !headers.isEmpty, senses.contains(where: { $0.medication.isDrug }) else { return false }
        return headers.allSatisfy {
            UseVocabulary.standard.uses(in: $0.text) != nil || $0.medication.words.count > 1 && isItem(row, in: grid)
        }
    }

    /// "Suboxone" beside "Opioid habit": a name of one medication, above and below which others stand.
    private static func isItem(_ row: Int, in grid: Grid) -> Bool {
        grid.cells(inRow: row).contains { cell in
            let sense = grid.sense(ofCell: cell).medication
            return sense.isDrug && sense.header == .unknown && !MedicationList.isClass(sense.text)
                && MedicationList.holdsMostlyDrugs(column: grid.column(ofCell: cell), below: row, of: grid)
        }
    }

    /// Whether a row that looks like a header has drugs above what it calls medications: "Any other drug" is one of them.
    private static func standsBelowDrugs(_ row: Int, in grid: Grid) -> Bool {
        (0..<grid.columnCount).contains { column in
            let meaning = MedicationHeader(column, row: row, in: grid)
            guard meaning == .medication || meaning == .name else { return false }
            // A title of one text may be the name of a class of drugs.
            return (0..<row).contains {
                (grid.cells(inRow: $0).count > 1 || grid.columnCount == 1)
                    && grid.sense(row: $0, column: column).medication.isDrug
            }
        }
    }
}

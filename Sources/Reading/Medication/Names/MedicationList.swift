import Notation
import Tables
import Vocabulary

/// A table that is nothing but names.
enum MedicationList {
    /// Whether most of the cells are names of drugs, or of a use with its drugs; a list is short texts, few of which hold
    /// figures. A column that counts the rows says nothing.
    static func isList(_ grid: Grid) -> Bool {
        let counters = Set((0..<grid.columnCount).filter { isCounter(column: $0, of: grid) })
        var texts = 0
        var words = 0
        var sample: [CellSense] = []
        var lone: [CellSense] = []
        for cell in grid.table.cells.indices {
            let sense = grid.sense(ofCell: cell)
            if sense.isBlank || !counters.isEmpty && counters.contains(grid.column(ofCell: cell)) { continue }
            if sample.count < 60, sense.isAsideInList { continue }
            texts += 1
            guard sense.isWords, isShort(sense) else { continue }
            words += 1
            guard sample.count < 60 else { continue }
            sample.append(sense)
            if grid.cells(inRow: grid.row(ofCell: cell)).count == 1 { lone.append(sense) }
        }
        if (1...2).contains(words), words == texts { return isShortList(sample, of: grid) }
        guard words >= 3, words * 10 >= texts * 8 else { return false }
        // A line of many names is as many items.
        let items = sample.filter { isItem($0.medication) }.map { max(1, $0.medication.several?.count ?? 1) }
        let (count, more) = (items.count, items.reduce(0, +) - items.count)
        if (count + more) * 10 >= (sample.count + more) * 5 { return true }
        // What decides for the names below it, or says what they are for, is none of them.
        let headings = lone.count { !isItem($0.medication) && isHeading($0) }
        return count > 1 && count * 10 >= (sample.count - headings) * 5
    }

    private static func isShort(_ sense: CellSense) -> Bool {
        sense.text.count <= 60 || NamedMedication.line(sense.text) != nil || ListedDecision(sense.text) != nil
            || !sense.medication.decisions.isEmpty || (sense.medication.several?.count ?? 0) > 1
    }

    /// A line about the page, or between the names of an index.
    static func isAside(_ sense: CellSense) -> Bool {
        // Most cells of a build chart; of a list a number alone is a page's.
        if sense.isPlainNumber { return true }
        if sense.isFullHeight, !sense.speaks, sense.folded.scalars.contains("'") { return false }
        return isIndexLetter(sense.text) || PageFurniture.isLone(sense.text) || PageFurniture.isOfPage(sense.text)
    }

    /// The letter of the alphabet that names are sorted under.
    static func isIndexLetter(_ text: String) -> Bool { text.count == 1 && text.allSatisfy(\.isLetter) }

    private static func isHeading(_ sense: CellSense) -> Bool {
        !sense.medication.decisions.isEmpty || UseVocabulary.standard.uses(in: sense.text) != nil
    }

    /// A name or two are a list only under a heading that decides.
    private static func isShortList(_ sample: [CellSense], of grid: Grid) -> Bool {
        // "Decline" over all columns, and one name below it.
        if sample.count == 2, sample[0].medication.decisions.count == 1, isItem(sample[1].medication) { return true }
        if sample.allSatisfy({ ListedDecision($0.text) != nil }) { return true }
        let pointing = grid.table.textAbove.filter { TaggedText($0.text).has(.pointing) }
        let above = grid.table.headings + pointing + grid.table.textBefore + [grid.table.caption].compactMap(\.self)
        return above.contains { !OutcomeNotation.decisions(inSentence: $0.text).isEmpty }
            && sample.allSatisfy { isItem($0.medication) }
    }

    /// Whether a list of short texts stands right under a heading that decides: "Decline".
    static func isUnderDecision(_ grid: Grid) -> Bool {
        guard grid.columnCount == 1, let heading = grid.table.caption ?? grid.table.headings.last,
            (0..<grid.rowCount).allSatisfy({ grid.sense(row: $0, column: 0).text.count <= 60 })
        else { return false }
        return !OutcomeNotation.decisions(inSentence: heading.text).isEmpty
    }

    /// Whether a text names medications: one, several, those of a use (`CHF: Coreg, Entresto`), or some with their decision.
    static func isItem(_ sense: MedicationSense) -> Bool {
        sense.isDrug || NamedMedication.line(sense.text) != nil || ListedDecision(sense.text) != nil
            || sense.several != nil
    }

    /// Whether the cells of a column, its first perhaps apart, are whole numbers that go up by one.
    private static func isCounter(column: Int, of grid: Grid) -> Bool {
        func number(_ row: Int) -> Int? { Int(grid.sense(row: row, column: column).text) }
        let start = grid.rowCount > 0 && number(0) == nil ? 1 : 0
        guard grid.rowCount - start >= 3, let first = number(start) else { return false }
        return (start..<grid.rowCount).allSatisfy { number($0) == first + $0 - start }
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

    /// Whether six of ten cells below a header are names of drugs; of all cells where no header is named.
    static func holdsMostlyDrugs(column: Int, below row: Int = -1, of grid: Grid) -> Bool {
        let rows = (row + 1..<max(row + 1, min(grid.rowCount, row + 60))).filter {
            // Rows of one text are letters, sections and notes.
            grid.columnCount == 1 || grid.cells(inRow: $0).count > 1
        }
        let senses = rows.map { grid.sense(row: $0, column: column) }.filter { !$0.text.isEmpty }.map(\.medication)
        return !senses.isEmpty && senses.count(where: { $0.isDrug || $0.several != nil }) * 10 >= senses.count * 6
    }

    /// Whether the cells of a column that name drugs name classes of them: "Statin", "Anticoagulant".
    static func isClasses(column: Int, of grid: Grid) -> Bool {
        let drugs = (0..<min(grid.rowCount, 60)).map { grid.sense(row: $0, column: column).medication }.filter(\.isDrug)
        return drugs.count(where: { isClass($0.text) }) * 10 >= drugs.count * 6
    }

    static func holdsDrug(column: Int, of grid: Grid) -> Bool { drugs(column: column, of: grid).drugs > 0 }

    private static func drugs(column: Int, of grid: Grid) -> (drugs: Int, seen: Int) {
        var seen = 0
        var drugs = 0
        for row in 0..<grid.rowCount where seen < 60 {
            let sense = grid.sense(row: row, column: column)
            guard !sense.isBlank else { continue }
            seen += 1
            guard sense.isWords, sense.text.count > 2 else { continue }
            let (own, one) = (sense.medication, sense.medication.forUse)
            if own.isDrug || own.several != nil || one != nil { drugs += 1 }
        }
        return (drugs, seen)
    }

    /// Whether a name is that of a class of drugs: "Blood thinners".
    static func isClass(_ printed: String) -> Bool {
        if case .drugClass = DrugDictionary.standard.resolve(printed).answer { true } else { false }
    }

    static func isDrug(_ printed: String) -> Bool {
        !DrugDictionary.standard.resolve(MarkedText(printed).text).isUnresolved
    }
}

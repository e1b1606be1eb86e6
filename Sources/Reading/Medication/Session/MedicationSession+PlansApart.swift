import Notation
import Tables
import Vocabulary

/// Plans that nothing but the headings over tables names.
extension MedicationSession {
    /// The plans that headings, captions, worksheets and rows above headers name.
    static func plans(in grids: [Grid]) -> Set<String> {
        grids.filter { $0.table.furniture == nil }.reduce(into: []) { plans, grid in
            let table = grid.table
            let head = (0..<min(grid.rowCount, 10)).map { grid.cells(inRow: $0) }.filter { $0.count == 1 }
                .map { grid.sense(ofCell: $0[0]).text }
            let texts = (table.headings + [table.caption].compactMap(\.self)).map(\.text)
            plans.formUnion((texts + head + [table.name].compactMap(\.self)).compactMap(PlanWords.plan))
        }
    }

    /// The captions and headings of any level that name plans, where tables differ in them: "Golden Guard Whole Life" over one and
    /// "Family Protector Term" over another; of rows of one text, those that stand in one table.
    static func namesApart(in grids: [Grid]) -> Set<TextPiece> {
        let grids = grids.filter { $0.table.furniture == nil }
        let all = grids.map { Set($0.table.headings + [$0.table.caption].compactMap(\.self)) }
        // What stands over every table tells none apart.
        let common = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
        var found = differing(Set(all.joined()).subtracting(grids.count > 1 ? common : []))
        for grid in grids where grid.columnCount > 1 {
            found.formUnion(titlesOverHeaders(in: grid))
            let rows = (0..<grid.rowCount).map { grid.cells(inRow: $0) }.filter { $0.count == 1 }
            found.formUnion(
                differing(
                    Set(rows.map { TextPiece(grid.sense(ofCell: $0[0]).text, at: grid.table.place(ofCell: $0[0])) })))
        }
        return found
    }

    /// The titles right above the copies of a header that stands several times, where one of them names a plan and all may: "Mortgage
    /// Guardian" over the first rows and "Whole Life" over the next.
    private static func titlesOverHeaders(in grid: Grid) -> Set<TextPiece> {
        let lone = (0..<grid.rowCount).lazy.filter { grid.cells(inRow: $0).count == 1 }.prefix(2)
        guard Array(lone).count == 2, let columns = MedicationColumns(grid), let header = columns.header.first,
            header > 0
        else { return [] }
        let copies =
            [header]
            + (columns.firstRow..<max(columns.firstRow, grid.rowCount)).filter {
                columns.repeatsHeader($0, in: grid)
            }
        let titles = copies.compactMap { row -> TextPiece? in
            let cells = grid.cells(inRow: row - 1)
            guard cells.count == 1 else { return nil }
            return TextPiece(grid.sense(ofCell: cells[0]).text, at: grid.table.place(ofCell: cells[0]))
        }
        guard titles.count == copies.count, titles.count > 1, Set(titles.map(\.text)).count > 1,
            titles.contains(where: { PlanWords.named($0.text) != nil }),
            titles.allSatisfy({ PlanWords.named($0.text) != nil || mayNamePlan($0.text) })
        else { return [] }
        return Set(titles)
    }

    /// Those that name plans, where they name several.
    private static func differing(_ pieces: Set<TextPiece>) -> Set<TextPiece> {
        let named = pieces.filter {
            PlanWords.isNameAlone($0.text) && $0.text.count <= 60 && !TaggedText($0.text).has(.organisation)
        }
        // "Valley Forge Heritage Life" above "ClearChoice Whole Life" is the company.
        guard Set(named.map(\.text)).count > 1 else { return [] }
        return named.filter { !PlanWords.mayNameCompany($0.text) }.union(sisters(of: named, in: pieces))
    }

    /// "Guardian Path Guaranteed Issue" beside "Guardian Path Term" and "Guardian Path Whole Life": the words that all begin with, and behind them words
    /// of plans alone.
    private static func sisters(of named: Set<TextPiece>, in pieces: Set<TextPiece>) -> Set<TextPiece> {
        let names = named.map { $0.text.split(separator: " ") }
        guard let first = names.first else { return [] }
        let count = first.indices.prefix { place in
            names.allSatisfy { $0.count > place + 1 && $0[place] == first[place] }
        }.count
        guard count > 0 else { return [] }
        return pieces.subtracting(named).filter { piece in
            let words = piece.text.split(separator: " ")
            return words.count > count && words.prefix(count).elementsEqual(first.prefix(count))
                && words.dropFirst(count).allSatisfy { PlanWords.isOfNames(String($0)) }
        }
    }

    /// The nearest headings of tables that decide on the same medications: nothing else tells such tables apart, and what
    /// is accepted under one may be declined under the next. Empty where one of them is no name.
    static func headingsApart(in grids: [Grid]) -> Set<TextPiece> {
        let tables = grids.compactMap { $0.table.furniture == nil && $0.rowCount > 1 ? HeadedTable($0) : nil }
        var found: Set<TextPiece> = []
        for (place, table) in tables.enumerated() {
            for other in tables[(place + 1)...] where table.isAlike(other) {
                found.formUnion([table.heading, other.heading])
            }
        }
        return found
    }

    /// Capitalised words and numbers that nothing else claims: no use, no medication, nobody and no time.
    static func mayNamePlan(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let words = tagged.tags.indices.filter { tagged.token($0).kind == .word }
        return (1...5).contains(words.count) && DecisionScope(text) == nil
            && words.allSatisfy { tagged.tags[$0].senses.isEmpty || tagged.has(.plan, at: $0) }
            && words.allSatisfy { tagged.printed($0..<$0 + 1).first?.isUppercase ?? false }
            && tagged.tags.indices.allSatisfy { tagged.token($0).kind != .sign }
            && DrugDictionary.standard.resolve(text).isUnresolved && UseVocabulary.standard.uses(in: text) == nil
    }
}

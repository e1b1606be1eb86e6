import ChartSchema
import Notation
import Tables

/// Rows of a name and its value above a medication chart's header, or in a small table beside it: `Issue ages | 50-80`, `Plan | Sunrise Term`,
/// `States where not available | NY, CA`. Each is one text.
enum NamedPairs {
    /// The grid with such rows above its first wider one, and above each repetition of its header, as one text each; with all of them, where it
    /// holds nothing else.
    static func joined(in grid: Grid) -> Grid {
        guard !grid.isTurned, grid.columnCount > 1, !isCard(grid) else { return grid }
        let rows = 0..<min(grid.rowCount, mostRows)
        let end = rows.first { row in
            namesMedications(row, of: grid) || grid.cells(inRow: row).count > 2 && pairs(inRow: row, of: grid).isEmpty
        }
        guard end != nil || grid.rowCount <= mostRows else { return grid }
        let groups =
            [Array(rows.prefix { $0 < end ?? rows.upperBound })] + (end.map { rowsAbove(header: $0, of: grid) } ?? [])
        let found = groups.map { NamedPairs.Group($0.flatMap { pairs(inRow: $0, of: grid) }, of: grid) }
        guard found.contains(where: { !$0.isEmpty }) else { return grid }
        return grid.joining(found.flatMap(\.clear), unclear: found.flatMap(\.unclear))
    }

    /// The rows of names and values right above each row that is a header once more: "Issue ages | 18-65" over "Drug | Use | Decision".
    private static func rowsAbove(header: Int, of grid: Grid) -> [[Int]] {
        guard namesMedications(header, of: grid) else { return [] }
        let texts = grid.cells(inRow: header).map { grid.sense(ofCell: $0).text }
        return (header + 1..<max(header + 1, grid.rowCount)).compactMap { row in
            guard grid.senseNumber(row: row, column: 0) == grid.senseNumber(row: header, column: 0),
                grid.cells(inRow: row).map({ grid.sense(ofCell: $0).text }) == texts
            else { return nil }
            return Array((header + 1..<row).reversed().prefix { !pairs(inRow: $0, of: grid).isEmpty })
        }
    }

    /// The texts of a grid that holds nothing but such rows, below a header of theirs or none; `nil` of any other grid.
    static func texts(of grid: Grid) -> [TextPiece]? {
        guard !grid.isTurned, grid.rowCount <= mostRows, !grid.namedValues.isEmpty else { return nil }
        var texts: [TextPiece] = []
        for row in 0..<grid.rowCount where !grid.isBlank(row: row) {
            let cells = grid.cells(inRow: row)
            if texts.isEmpty, cells.count == 2, cells.allSatisfy({ names.contains(folded($0, grid)) }) { continue }
            for cell in cells {
                guard grid.sense(ofCell: cell).text.contains(":") else { return nil }
                texts.append(TextPiece(grid.sense(ofCell: cell).text, at: grid.table.place(ofCell: cell)))
            }
        }
        return texts
    }

    /// "Use | Schizophrenia" over "Decision | Decline": what is said of one medication.
    private static func isCard(_ grid: Grid) -> Bool {
        (0..<min(grid.rowCount, mostRows)).contains { row in
            let cells = grid.cells(inRow: row)
            guard cells.count == 2 else { return false }
            let (name, value) = (grid.sense(ofCell: cells[0]).text, grid.sense(ofCell: cells[1]).text)
            let isOfRule = [.medication, .use, .outcome].contains(MedicationHeader(name))
            // "Plan | Sunrise Term" is no decision.
            let isPlan = grid.sense(ofCell: cells[0]).terms.isProductName && OutcomeNotation.read(value) == nil
            return isOfRule && !isPlan && MedicationHeader(value) == .unknown
        }
    }

    /// Names and values one after the other; none where a cell of the row is anything else.
    private static func pairs(inRow row: Int, of grid: Grid) -> [(name: Int, value: Int)] {
        let cells = grid.cells(inRow: row)
        guard !cells.isEmpty, cells.count.isMultiple(of: 2) else { return [] }
        let pairs = stride(from: 0, to: cells.count, by: 2).map { (name: cells[$0], value: cells[$0 + 1]) }
        return pairs.allSatisfy { isPair(grid.sense(ofCell: $0.name), grid.sense(ofCell: $0.value), grid.texts) }
            ? pairs : []
    }

    private static func isPair(_ name: CellSense, _ value: CellSense, _ texts: TextSenses) -> Bool {
        name.text.count <= longestName && (isName(name) || value.text.hasPrefix("$"))
            && !namesColumn(value.text) && !value.terms.isAgeName && !value.medication.isDrug && !name.medication.isDrug
            && !value.text.hasSuffix(":") && !isTimeOfFills(name, value, texts)
    }

    /// "Last fill" beside "12 months": the time is understood alone, and not behind that name.
    private static func isTimeOfFills(_ name: CellSense, _ value: CellSense, _ texts: TextSenses) -> Bool {
        FillClock(cell: name.text) != nil && value.medication.scope.map { $0.window != .always } ?? false
            && texts[NamedLine.text(name.text, value.text)].medication.scope == nil
    }

    /// "Not for" beside "Smokers".
    private static func leavesOut(_ name: CellSense, _ value: CellSense) -> Bool {
        NamedValues.leavesOut(name.text) && value.terms.namesPeople && OutcomeWords(name.text).outcomes.isEmpty
    }

    /// Not "No", "Within 24 months".
    private static func namesColumn(_ value: String) -> Bool {
        !MarkSign.isAnswer(value) && !value.contains(where: \.isNumber) && MedicationHeader(value) != .unknown
    }

    /// A word for people, plans, times, places or amounts; or a colon says that it is a name.
    private static func isName(_ sense: CellSense) -> Bool {
        if sense.text.hasSuffix(":") { return true }
        let (terms, text) = (sense.terms, TaggedText(sense.text))
        guard OutcomeWords(sense.text).outcomes.isEmpty || StateWords.names(sense.text) else { return false }
        return terms.isAgeName || terms.isSexName || terms.asksTobacco || terms.isTobaccoName || terms.isProductName
            || MedicationHeader(sense.text) == .window || StateWords.names(sense.text) || text.has(.money)
            || text.tags.indices.allSatisfy { text.has(.person, at: $0) || text.has(.clock, at: $0) }
    }

    private static func namesMedications(_ row: Int, of grid: Grid) -> Bool {
        let cells = grid.cells(inRow: row)
        return cells.count > 1
            && cells.contains { [.medication, .name].contains(MedicationHeader(grid.sense(ofCell: $0).text)) }
    }

    private static func folded(_ cell: Int, _ grid: Grid) -> String { FoldedText(grid.sense(ofCell: cell).text).string }

    private static let names = Lexicon.words("named-pairs.headers")
    private static let mostRows = 12
    /// In characters.
    private static let longestName = 40
}

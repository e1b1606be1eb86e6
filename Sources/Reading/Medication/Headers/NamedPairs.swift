import ChartSchema
import Notation
import Tables

/// Rows of a name and its value above a medication chart's header, or in a small table beside it: `Issue ages | 50-80`, `Plan | Sunrise Term`,
/// `States where not available | NY, CA`. Each is one text.
enum NamedPairs {
    /// The grid with such rows above its first wider one as one text each; with all of them, where it holds nothing else.
    static func joined(in grid: Grid) -> Grid {
        guard !grid.isTurned, grid.columnCount > 1, !isCard(grid) else { return grid }
        let rows = 0..<min(grid.rowCount, mostRows)
        let end = rows.first { row in
            isHeader(row, of: grid) || grid.cells(inRow: row).count > 2 && pairs(inRow: row, of: grid).isEmpty
        }
        guard end != nil || grid.rowCount <= mostRows else { return grid }
        let found = rows.prefix { $0 < end ?? rows.upperBound }.flatMap { pairs(inRow: $0, of: grid) }
        return found.isEmpty ? grid : grid.joining(found)
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
        return texts.isEmpty ? nil : texts
    }

    /// The document, with what such a small table says as headings of the only other table, or of all others where it stands before them.
    static func asHeadings(_ document: Document, _ senses: TextSenses) -> Document {
        let places = document.tables.indices.filter {
            document.tables[$0].furniture == nil && !document.tables[$0].cells.isEmpty
        }
        guard places.count > 1 else { return document }
        let said = places.reduce(into: [Int: [TextPiece]]()) { found, place in
            found[place] = texts(of: MedicationOrientation.grid(of: document.tables[place], senses))
        }
        let others = places.filter { said[$0] == nil }
        var document = document
        for place in said.keys.sorted().reversed() {
            guard let first = others.first, others.count == 1 || place < first, let own = said[place] else { continue }
            for other in others { document.tables[other].headings.insert(contentsOf: own, at: 0) }
        }
        return document
    }

    /// "Use | Schizophrenia" over "Decision | Decline": what is said of one medication.
    private static func isCard(_ grid: Grid) -> Bool {
        (0..<min(grid.rowCount, mostRows)).contains { row in
            let cells = grid.cells(inRow: row)
            guard cells.count == 2 else { return false }
            let (name, value) = (grid.sense(ofCell: cells[0]).text, grid.sense(ofCell: cells[1]).text)
            let isOfRule = [.medication, .use, .outcome].contains(MedicationHeader(name))
            return isOfRule && MedicationHeader(value) == .unknown
        }
    }

    /// Names and values one after the other; none where a cell of the row is anything else.
    private static func pairs(inRow row: Int, of grid: Grid) -> [(name: Int, value: Int)] {
        let cells = grid.cells(inRow: row)
        guard !cells.isEmpty, cells.count.isMultiple(of: 2) else { return [] }
        let pairs = stride(from: 0, to: cells.count, by: 2).map { (name: cells[$0], value: cells[$0 + 1]) }
        return pairs.allSatisfy { isPair(grid.sense(ofCell: $0.name), grid.sense(ofCell: $0.value)) } ? pairs : []
    }

    private static func isPair(_ name: CellSense, _ value: CellSense) -> Bool {
        name.text.count <= longestName && (isName(name) || value.text.hasPrefix("$"))
            && !isHeader(value.text) && !value.terms.isAgeName && !value.medication.isDrug && !name.medication.isDrug
            && !value.text.hasSuffix(":")
    }

    /// Not "No", "Within 24 months".
    private static func isHeader(_ value: String) -> Bool {
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

    private static func isHeader(_ row: Int, of grid: Grid) -> Bool {
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

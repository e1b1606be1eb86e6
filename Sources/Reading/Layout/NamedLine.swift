import ChartSchema
import Notation
import Tables

/// A row of two cells above wider rows: `Not for | men`, `Status | Draft`, `Carrier | Example Life`. It is a name and its value, and heads no column.
enum NamedLine {
    /// Whether the row is one, whatever its name is.
    static func isOne(_ row: Int, of grid: Grid) -> Bool {
        let cells = grid.cells(inRow: row)
        guard cells.count == 2, !grid.isTurned, case let first = grid.column(ofCell: cells[0]),
            (0..<first).allSatisfy({ grid.isBlank(column: $0) }), grid.column(ofCell: cells[1]) == first + 1,
            cells.allSatisfy({ grid.span(ofCell: $0).columns == 1 }), isAboveWiderRows(row, of: grid)
        else { return false }
        let (name, value) = (grid.sense(ofCell: cells[0]), grid.sense(ofCell: cells[1]))
        // "Cactus Life" beside "Males": a title, and whom all columns are for.
        return isName(name) && !isHeader(value) && (!value.terms.namesPeople || NamedValues.leavesOut(name.text))
    }

    /// The row as one text: `Not for: men`.
    static func text(_ name: String, _ value: String) -> String {
        name.hasSuffix(":") ? "\(name) \(value)" : "\(name): \(value)"
    }

    private static func isAboveWiderRows(_ row: Int, of grid: Grid) -> Bool {
        (row + 1..<grid.rowCount).prefix(mostLines).contains { grid.cells(inRow: $0).count > 2 }
    }

    /// "Not for", "Valid until": a few words, and none that name the heights, a class or a sex of a column.
    private static func isName(_ sense: CellSense) -> Bool {
        let terms = sense.terms
        guard sense.isWords, !terms.isHeight, !terms.isWeight, !terms.isBMI, terms.sex == nil,
            (1...mostWords).contains(sense.text.split(separator: " ").count),
            !sense.text.contains(where: \.isNumber), !ClassWords.are(in: sense.text)
        else { return false }
        return !OutcomeWords.words(sense.text).contains { ofCharts.contains($0) || companies.contains($0) }
    }

    /// "Maximum weight (lb)" beside "Build Table" heads the columns below it.
    private static func isHeader(_ value: CellSense) -> Bool {
        let terms = value.terms
        return terms.isWeight || terms.isHeight || terms.isBMI || terms.weightUnit != nil && terms.bound != nil
    }

    private static let mostLines = 12
    private static let mostWords = 5
    private static let companies = Lexicon.words("carrier-name.company")
    private static let ofCharts = Lexicon.words("named-line.of-charts")
}

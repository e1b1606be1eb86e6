import Notation
import Tables

/// Rows that answer for each class whom it is for: "Nicotine allowed? | N | Y" below the limits.
extension ReadingSession {
    mutating func reportAnsweredRows() {
        for layout in layouts.compactMap(\.self) where !layout.grid.isTurned {
            for row in layout.rows.notes {
                let cells = layout.grid.cells(inRow: row)
                guard cells.count > 1, Self.asksWho(layout.grid.sense(ofCell: cells[0]).text),
                    cells.dropFirst().allSatisfy({ layout.grid.sense(ofCell: $0).text.count <= Self.longestAnswer })
                else { continue }
                findings.add(
                    ChartFinding.proseUnapplied,
                    "The row may say for each class whom it is for, and was not applied.",
                    help: "Look which columns are for whom, and say so in their headers.", grid: layout.grid,
                    cell: cells[0])
            }
        }
    }

    private static func asksWho(_ text: String) -> Bool {
        let tags = TaggedText(text)
        let terms = HeaderTerms(text)
        return [WordCategory.tobacco, .sex, .age].contains(where: tags.has) || terms.isTobaccoName || terms.isSexName
    }

    /// "Yes", "N/A", "✗".
    private static let longestAnswer = 4
}

import Notation
import Tables

extension ReadingSession {
    /// "This chart is for men." between two rows: it was read for the rows below it, and speaks of those above it as well.
    mutating func reportWholeChart() {
        for layout in layouts.compactMap(\.self) where !layout.grid.isTurned {
            let grid = layout.grid
            guard let first = layout.rows.segments.first, !first.titles.contains(where: { saysWho($0, of: grid) })
            else { continue }
            for row in layout.rows.segments.dropFirst().flatMap(\.titles) where saysWho(row, of: grid) {
                guard let cell = grid.loneCell(inRow: row), Self.isOfAll(grid.sense(ofCell: cell).text) else {
                    continue
                }
                findings.add(
                    ChartFinding.footnoteUnapplied,
                    "The text speaks of the whole chart, and stands between its rows: it was read for those below it alone.",
                    help: "Say in the chart's configuration whom the chart is for.", grid: grid, cell: cell)
            }
        }
    }

    private func saysWho(_ row: Int, of grid: Grid) -> Bool {
        grid.cells(inRow: row).contains { saysWho(grid.sense(ofCell: $0).terms) }
    }

    private static func isOfAll(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return wholes.contains { whole in
            let own = whole.split(separator: " ").map(String.init)
            return words.indices.contains { words[$0...].starts(with: own) }
        }
    }

    private static let wholes = Lexicon.words("whole-chart.words")
}

import ChartSchema
import Notation

/// Heights that stand in two columns, feet in one and inches in the next.
enum FeetAndInches {
    /// The heights of each pair, as a column at the place of the feet; the inches count as its other half.
    static func read(_ grid: Grid) -> [HeightColumn] {
        (0..<max(grid.columnCount - 1, 0)).filter {
            isNamed(grid, $0, as: "ft") && isNamed(grid, $0 + 1, as: "in")
        }.compactMap { heights(grid, feet: $0) }
    }

    private static func heights(_ grid: Grid, feet column: Int) -> HeightColumn? {
        var entries: [Int: HeightColumn.Entry] = [:]
        var sources: [Int: Int] = [:]
        var above: (feet: Int, inches: Int, row: Int)?
        for row in 0..<grid.rowCount {
            guard let inches = whole(grid, row, column + 1), (0...11).contains(inches) else { continue }
            // Feet printed once stand for the rows below as long as the inches climb.
            let isBlank = grid.sense(row: row, column: column).isBlank
            let carried = isBlank ? above.flatMap { $0.inches < inches ? $0.feet : nil } : nil
            guard let feet = whole(grid, row, column) ?? carried, (3...7).contains(feet) else {
                above = nil
                continue
            }
            let source = isBlank ? above?.row ?? row : row
            if source != row { sources[row] = source }
            above = (feet, inches, source)
            entries[row] = HeightColumn.Entry(
                range: HeightRange(exactly: Figure(feet * 12 + inches)), reading: .section)
        }
        guard !entries.isEmpty else { return nil }
        return HeightColumn(
            column: column, notation: .feetAndInches, entries: entries, sectionRows: [], carried: sources,
            secondColumn: column + 1)
    }

    private static func isNamed(_ grid: Grid, _ column: Int, as unit: String) -> Bool {
        guard let last = Orientation.termsAbove(grid, column: column).last else { return false }
        let own = LabelTokens(last.text).tokens.map(\.word).filter { !HeaderLexicon.isWord($0, "height") }
        return own.count == 1 && Lexicon.standard.phrases(.unit, unit).contains(own[0])
    }

    private static func whole(_ grid: Grid, _ row: Int, _ column: Int) -> Int? {
        guard let interval = grid.sense(row: row, column: column).interval, interval.form == .single else { return nil }
        return interval.max?.value.wholeValue
    }
}

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

    /// The same where the cells say which is which: `5 ft`, once or merged, beside `8`, `9 in`, `10"`.
    static func readMarked(_ grid: Grid) -> [HeightColumn] {
        (0..<max(grid.columnCount - 1, 0)).filter { areMarked(grid, feet: $0) }.compactMap { heights(grid, feet: $0) }
    }

    /// Whether a column holds whole feet with their sign and nothing else, and the next one the inches of each.
    private static func areMarked(_ grid: Grid, feet column: Int) -> Bool {
        let senses = (0..<grid.rowCount).map { grid.sense(row: $0, column: column) }
        guard let first = senses.firstIndex(where: { signedFeet($0) != nil }), case let body = first..<grid.rowCount,
            body.allSatisfy({ senses[$0].isBlank || senses[$0].isDitto || signedFeet(senses[$0]) != nil }),
            case let inches = body.filter({ !grid.isBlank(row: $0) }).map({ inches(grid, $0, column + 1) }),
            !inches.contains(nil)
        else { return false }
        return Set(inches).count > 2
    }

    /// `5 ft`, `5'`: feet that print no inches.
    private static func signedFeet(_ sense: CellSense) -> Int? {
        guard let height = sense.height, height.form == .exact else { return nil }
        switch height.low.kind {
        case .feetWord(let feet), .feetAndInches(let feet, 0): return feet
        default: return nil
        }
    }

    private static func inches(_ grid: Grid, _ row: Int, _ column: Int) -> Int? {
        let sense = grid.sense(row: row, column: column)
        if let height = sense.height, height.form == .exact, case .bareInches(let inches) = height.low.kind {
            return inches.wholeValue.flatMap { (0...11).contains($0) ? $0 : nil }
        }
        return whole(grid, row, column).flatMap { (0...11).contains($0) ? $0 : nil }
    }

    private static func heights(_ grid: Grid, feet column: Int) -> HeightColumn? {
        var entries: [Int: HeightColumn.Entry] = [:]
        var sources: [Int: Int] = [:]
        var above: (feet: Int, inches: Int, row: Int)?
        for row in 0..<grid.rowCount {
            guard let inches = inches(grid, row, column + 1) else { continue }
            // Feet printed once, or repeated by a sign, stand for the rows below as long as the inches climb.
            let sense = grid.sense(row: row, column: column)
            let isBlank = sense.isBlank || sense.isDitto
            let carried = isBlank ? above.flatMap { $0.inches < inches ? $0.feet : nil } : nil
            guard let feet = whole(grid, row, column) ?? signedFeet(sense) ?? carried, (3...7).contains(feet) else {
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

import ChartSchema

/// Decides which way a table is turned, by where its heights are.
enum Orientation {
    /// The grid with heights (or ages, or BMI bands) down its side, and the columns that hold the heights; `nil` when
    /// there are heights neither down nor across.
    static func decide(_ grid: Grid) -> (grid: Grid, heights: [HeightColumn])? {
        for candidate in [grid, grid.turned] {
            if let ends = HeightEnds.read(candidate) { return (candidate, [ends]) }
        }
        for candidate in [grid, grid.turned] {
            let split = FeetAndInches.readMarked(candidate)
            if !split.isEmpty { return (candidate, split) }
        }
        let down = markedColumns(grid)
        let across = markedColumns(grid.turned)
        let most = down.map(\.entries.count).max() ?? 0
        let mostAcross = across.map(\.entries.count).max() ?? 0
        if most > 0 || mostAcross > 0 {
            let turned = mostAcross > most && (mostAcross >= 3 || most == 0)
            let chosen = turned ? grid.turned : grid
            let marked = turned ? across : down
            return (chosen, marked + numericColumns(chosen, besides: marked, named: true))
        }
        for candidate in [grid, grid.turned] {
            let split = FeetAndInches.read(candidate)
            if !split.isEmpty { return (candidate, split) }
        }
        for candidate in [grid, grid.turned] {
            let named = numericColumns(candidate, besides: [], named: true)
            if !named.isEmpty { return (candidate, named) }
        }
        for candidate in [grid, grid.turned] {
            if let first = numericColumns(candidate, besides: [], named: false).first { return (candidate, [first]) }
        }
        return nil
    }

    private static func markedColumns(_ grid: Grid) -> [HeightColumn] {
        (0..<grid.columnCount).compactMap { column in
            guard (0..<grid.rowCount).contains(where: { grid.sense(row: $0, column: column).isFullHeight }) else {
                return nil
            }
            return HeightColumn.readMarked(
                grid, column: column, rows: 0..<grid.rowCount, terms: termsAbove(grid, column: column))
        }
        .filter { [.feetAndInches, .sections, .metres].contains($0.notation) }
    }

    private static func numericColumns(_ grid: Grid, besides taken: [HeightColumn], named: Bool) -> [HeightColumn] {
        let takenColumns = Set(taken.map(\.column))
        return (0..<grid.columnCount).compactMap { column in
            guard !takenColumns.contains(column) else { return nil }
            let terms = termsAbove(grid, column: column)
            // "Preferred Ht" beside "Height": the figures of a class, whatever they are.
            if !taken.isEmpty, terms.last.map({ ClassWords.are(in: $0.text) }) ?? false { return nil }
            if named {
                guard
                    let lowest = terms.last(where: {
                        $0.isHeight || $0.unit != nil || $0.isWeight || $0.isBMI || $0.isAgeName
                    }),
                    lowest.isHeight || (lowest.unit?.isHeight ?? false), !lowest.isBMI, !lowest.isAgeName,
                    lowest.bound == nil
                else { return nil }
                // "Maximum weight in pounds" above the key's own name is the table's title.
                let own = terms.filter { !$0.isWeight || $0.isHeight }
                return HeightColumn.read(grid, column: column, rows: 0..<grid.rowCount, terms: own)
            }
            guard column == firstColumn(grid),
                terms.allSatisfy({ !$0.isWeight && !$0.isBMI && !$0.isAgeName && $0.unit == nil }),
                !isCounter(grid, column: column)
            else { return nil }
            return HeightColumn.read(grid, column: column, rows: 0..<grid.rowCount, terms: [])
        }
    }

    private static func firstColumn(_ grid: Grid) -> Int? {
        (0..<grid.columnCount).first { !grid.isBlank(column: $0) && !isCounter(grid, column: $0) }
    }

    /// The columns that only count the rows.
    static func counters(_ grid: Grid) -> Set<Int> {
        Set((0..<grid.columnCount).filter { grid.isFurniture(column: $0) || isCounter(grid, column: $0) })
    }

    /// Row numbers of a spreadsheet: 1, 2, 3, …; in a long column a few may be missing or stand twice.
    static func isCounter(_ grid: Grid, column: Int) -> Bool {
        var expected: Figure?
        var count = 0
        var breaks = 0
        // Words above a column that is named as one of row numbers are of what stands beside it.
        var above: [CellSense] = []
        for row in 0..<grid.rowCount {
            let sense = grid.sense(row: row, column: column)
            if sense.isBlank || expected != nil && isCounterName(sense) { continue }
            // A title or a note stands alone in its row and says nothing about the column it begins in.
            if sense.isWords, grid.cells(inRow: row).count == 1 { continue }
            guard let interval = sense.interval, interval.form == .single, let value = interval.max?.value,
                interval.unit == nil
            else {
                guard expected == nil, !sense.isNumeric else { return false }
                above.append(sense)
                continue
            }
            // Each section counts its own rows.
            let beginsAnew = value == 1 && count >= 3
            if let expected, value != expected, !beginsAnew {
                guard value == expected + 1 || value == expected - 1 else { return false }
                breaks += 1
            }
            if expected == nil {
                guard value <= 3, above.last.map(isCounterName) ?? true else { return false }
            }
            expected = value + 1
            count += 1
        }
        return count >= 3 && breaks * 12 <= count
    }

    private static func isCounterName(_ sense: CellSense) -> Bool { HeaderLexicon.isWord(sense.folded, "counter") }

    /// What the word cells above a column's first figure say.
    ///
    /// - Parameter end: The first row of limits, where it is known: in a column of words no figure ends the header.
    static func termsAbove(_ grid: Grid, column: Int, before end: Int? = nil) -> [HeaderTerms] {
        var headers: [HeaderTerms] = []
        // A text alone in its row is a title, where a header that stands in a row with others follows below it.
        var titles: [HeaderTerms] = []
        var lastCell: Int?
        for row in 0..<(end ?? grid.rowCount) {
            guard let cell = grid.cellIndex(row: row, column: column) else { continue }
            let sense = grid.sense(ofCell: cell)
            if sense.isBlank || cell == lastCell { continue }
            lastCell = cell
            if sense.isNumeric || sense.height != nil, sense.age == nil { break }
            guard grid.columnSpan(row: row, column: column) < max(grid.columnCount, 2) else { continue }
            if grid.cells(inRow: row).count == 1 {
                titles.append(sense.terms)
            } else {
                headers.append(sense.terms)
            }
        }
        return headers.isEmpty ? titles : headers
    }
}

import ChartSchema
import Notation
import Tables

/// From a table to its layout, by form and by the words of its headers alone.
enum LayoutRecogniser {
    /// `nil` when the table holds no limits.
    static func recognise(_ grid: Grid, previous: TableLayout?) -> TableLayout? {
        if let (turned, heights) = Orientation.decide(grid) {
            return withHeights(turned, heights: heights.map { CarriedHeights.fill($0, in: turned) })
        }
        for candidate in [grid, grid.turned] {
            if let layout = withoutHeights(candidate) { return layout }
        }
        if let previous { return continuation(grid, of: previous) }
        return nil
    }

    // MARK: Heights down the side

    private static func withHeights(_ grid: Grid, heights: [HeightColumn]) -> TableLayout? {
        let groups = blocks(of: heights, in: grid)
        var bodyRows: Set<Int> = []
        var sectionRows: Set<Int> = []
        for group in groups {
            bodyRows.formUnion(group.heights[0].entries.keys)
            sectionRows.formUnion(group.heights[0].sectionRows)
        }
        let repeating = rowsThatRepeat(groups[0].heights[0])
        let rows = RowScan(
            grid, counters: Orientation.counters(grid), sectionRows: sectionRows,
            repeats: { repeating.contains($0) }, isBody: { bodyRows.contains($0) })
        guard !rows.segments.isEmpty else { return nil }
        let described = groups.map { describe(grid, block: $0.columns, keys: $0.heights, rows: rows) }
        guard
            described.contains(where: { block in
                block.roles.contains { $0.values.contains { $0.value != nil } }
                    || block.stacks.contains { $0.values.contains { ColumnNames.figureHeading($0) != nil } }
            })
        else { return nil }
        return TableLayout(grid: grid, key: .heights, rows: rows, blocks: described)
    }

    /// The rows of a height that a row above has.
    private static func rowsThatRepeat(_ heights: HeightColumn) -> Set<Int> {
        var seen: Set<HeightRange> = []
        return Set(
            heights.entries.sorted { $0.key < $1.key }.filter { !seen.insert($0.value.range).inserted }.map(\.key))
    }

    /// Height columns that say the same are one key in two units; others begin a block of their own to the right.
    private static func blocks(
        of heights: [HeightColumn], in grid: Grid
    ) -> [(columns: Range<Int>, heights: [HeightColumn])] {
        let ordered = heights.sorted { $0.column < $1.column }
        var groups: [[HeightColumn]] = []
        for column in ordered {
            if let last = groups.last, agree(last[0], column), !beginsBlock(column, after: last[0], in: grid) {
                groups[groups.count - 1].append(column)
            } else {
                groups.append([column])
            }
        }
        func start(_ index: Int) -> Int {
            index == 0 ? 0 : grid.isTurned ? firstHeading(before: groups[index][0], in: grid) : groups[index][0].column
        }
        return groups.enumerated().map { index, group in
            let (start, end) = (start(index), index + 1 < groups.count ? start(index + 1) : grid.columnCount)
            // The key that says most, in inches before metric.
            let sorted = group.sorted { rank($0.notation) < rank($1.notation) }
            return (start..<end, sorted)
        }
    }

    /// In a turned table the rows of one text right above the heights ("Ages 60-80") head the rows below these.
    private static func firstHeading(before heights: HeightColumn, in grid: Grid) -> Int {
        var start = heights.column
        while start > 0 {
            let texts = Set((0..<grid.rowCount).compactMap { grid.cellIndex(row: $0, column: start - 1) })
                .filter { !grid.sense(ofCell: $0).isBlank }
            guard texts.allSatisfy({ grid.sense(ofCell: $0).isWords }), texts.count <= 1 else { break }
            start -= 1
        }
        return start
    }

    /// The same heights once more, in the same notation, between two groups of figures: two blocks side by side.
    private static func beginsBlock(_ column: HeightColumn, after other: HeightColumn, in grid: Grid) -> Bool {
        guard column.notation == other.notation else { return false }
        func hasFigures(_ columns: Range<Int>) -> Bool {
            columns.contains { place in
                column.entries.keys.contains { grid.sense(row: $0, column: place).isNumeric }
            }
        }
        return hasFigures(other.column + 1..<column.column) && hasFigures(column.column + 1..<grid.columnCount)
    }

    private static func rank(_ notation: HeightNotation) -> Int {
        switch notation {
        case .feetAndInches, .sections: 0
        case .dashed, .dotted, .decimalFeet, .compact: 1
        case .inches: 2
        case .centimetres, .metres: 3
        }
    }

    /// Whether two columns name the same heights, within the coarseness of centimetres, in most of their rows.
    private static func agree(_ a: HeightColumn, _ b: HeightColumn) -> Bool {
        let common = a.entries.keys.filter { b.entries[$0] != nil }
        guard !common.isEmpty else { return false }
        let same = common.filter { row in
            guard let x = a.entries[row]!.range.min, let y = b.entries[row]!.range.min else { return false }
            return abs(x.doubleValue - y.doubleValue) <= 0.8
        }
        return same.count * 10 >= common.count * 7
    }

    // MARK: No heights

    private static func withoutHeights(_ grid: Grid) -> TableLayout? {
        for column in 0..<grid.columnCount
        where !Orientation.isCounter(grid, column: column) || hasAgeName(grid, column) {
            let terms = Orientation.termsAbove(grid, column: column)
            if terms.contains(where: { $0.isAgeName || $0.age != nil }) || terms.isEmpty,
                let layout = ageKeyed(grid, column: column, isNamed: terms.contains { $0.isAgeName })
            {
                return layout
            }
            if terms.contains(where: \.isBMI), !hasSecondBMIColumn(grid, besides: column),
                !terms.contains(where: { $0.bound != nil }),
                let layout = bmiKeyed(grid, column: column)
            {
                return layout
            }
        }
        return wordKeyed(grid)
    }

    /// Several columns of BMIs are limits of their own; only one can name the rows.
    private static func hasSecondBMIColumn(_ grid: Grid, besides column: Int) -> Bool {
        (0..<grid.columnCount).contains { other in
            other != column && Orientation.termsAbove(grid, column: other).contains(where: \.isBMI)
                && (0..<grid.rowCount).contains { BMIBand.read(grid.sense(row: $0, column: other).text) != nil }
        }
    }

    private static func hasAgeName(_ grid: Grid, _ column: Int) -> Bool {
        Orientation.termsAbove(grid, column: column).contains(where: \.isAgeName)
    }

    private static func ageKeyed(_ grid: Grid, column: Int, isNamed: Bool) -> TableLayout? {
        let ages = (0..<grid.rowCount).filter {
            AgeRange.read(grid.sense(row: $0, column: column).folded, isKnownAsAge: isNamed) != nil
        }
        guard !ages.isEmpty, isNamed || ages.count >= 3 else { return nil }
        return keyed(grid, key: .ages, column: column, role: .age, body: Set(ages))
    }

    private static func bmiKeyed(_ grid: Grid, column: Int) -> TableLayout? {
        let bands = (0..<grid.rowCount).filter { BMIBand.read(grid.sense(row: $0, column: column).text) != nil }
        // A column of single BMIs is a limit; only bands can name rows.
        let isBand = bands.contains { row in
            BMIBand.read(grid.sense(row: row, column: column).text)?.parts.contains { $0.interval.form != .single }
                ?? false
        }
        guard bands.count >= 2, isBand else { return nil }
        return keyed(grid, key: .bmiBands, column: column, role: .bmiBand, body: Set(bands))
    }

    private static func keyed(
        _ grid: Grid, key: TableLayout.Key, column: Int, role: ColumnRole, body: Set<Int>
    ) -> TableLayout? {
        let rows = RowScan(grid, counters: Orientation.counters(grid).subtracting([column]), sectionRows: []) {
            body.contains($0)
        }
        guard !rows.segments.isEmpty else { return nil }
        var block = describe(grid, block: 0..<grid.columnCount, keyColumn: column, keyRole: role, rows: rows)
        block.takeTitles(grid, rows: rows)
        guard block.roles.contains(where: { $0.values.contains { $0.value != nil } }) else { return nil }
        return TableLayout(grid: grid, key: key, rows: rows, blocks: [block])
    }

    /// Classes, sexes or products down the side and BMI limits across: no heights anywhere.
    private static func wordKeyed(_ grid: Grid) -> TableLayout? {
        let body = Set(
            (0..<grid.rowCount).filter { row in
                grid.sense(row: row, column: 0).isWords
                    && (1..<max(grid.columnCount, 1)).contains { grid.sense(row: row, column: $0).isNumeric }
                    && !grid.sense(row: row, column: 0).terms.isBMI
            })
        guard body.count >= 2, let first = body.min(), first > 0 else { return nil }
        let rows = RowScan(grid, counters: [], sectionRows: []) { body.contains($0) }
        var block = describe(grid, block: 0..<grid.columnCount, keyColumn: 0, keyRole: .className, rows: rows)
        block.takeTitles(grid, rows: rows)
        let isBMI = block.roles.contains { $0.values.contains { $0.value?.quantity == .bmi } }
        return isBMI ? TableLayout(grid: grid, key: .words, rows: rows, blocks: [block]) : nil
    }

    // MARK: A page that goes on without row names

    private static func continuation(_ grid: Grid, of previous: TableLayout) -> TableLayout? {
        let body = Set(
            (0..<grid.rowCount).filter { row in
                let senses = grid.cells(inRow: row).map { grid.sense(ofCell: $0) }
                return !senses.isEmpty && senses.allSatisfy { $0.isNumeric || $0.isNothing }
            })
        guard body.count >= 2, previous.key == .heights, previous.blocks.count == 1 else { return nil }
        let rows = RowScan(grid, counters: [], sectionRows: []) { body.contains($0) }
        let block = describe(grid, block: 0..<grid.columnCount, keyColumn: nil, keyRole: .blank, rows: rows)
        guard block.roles.contains(where: { $0.values.contains { $0.value != nil } }) else { return nil }
        return TableLayout(grid: grid, key: .position, rows: rows, blocks: [block])
    }

    // MARK: Columns

    private static func describe(
        _ grid: Grid, block: Range<Int>, keys: [HeightColumn], rows: RowScan
    ) -> TableLayout.Block {
        var known: [Int: ColumnRole] = [keys[0].column: .height(keys[0])]
        if let second = keys[0].secondColumn { known[second] = .heightRest }
        for twin in keys.dropFirst() { known[twin.column] = .heightTwin(twin) }
        return ColumnRecogniser.describe(grid, block: block, known: known, key: .heights, rows: rows)
    }

    private static func describe(
        _ grid: Grid, block: Range<Int>, keyColumn: Int?, keyRole: ColumnRole, rows: RowScan
    ) -> TableLayout.Block {
        var known: [Int: ColumnRole] = [:]
        if let keyColumn { known[keyColumn] = keyRole }
        var key = TableLayout.Key.position
        if case .age = keyRole { key = .ages }
        if case .bmiBand = keyRole { key = .bmiBands }
        if case .className = keyRole { key = .words }
        return ColumnRecogniser.describe(grid, block: block, known: known, key: key, rows: rows)
    }
}

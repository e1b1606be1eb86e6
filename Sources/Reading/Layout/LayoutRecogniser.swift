import ChartSchema
import Notation
import Tables

/// From a table to its layout, by form and by the words of its headers alone.
enum LayoutRecogniser {
    /// `nil` when the table holds no limits.
    static func recognise(_ part: TablePart, previous: TableLayout?) -> TableLayout? {
        if let (turned, heights) = part.oriented {
            return withHeights(turned, heights: heights.map { CarriedHeights.fill($0, in: turned) })
        }
        let grid = part.grid
        for candidate in [grid, grid.turned] {
            if let layout = withoutHeights(candidate) { return layout }
        }
        if let previous { return continuation(grid, of: previous) }
        return nil
    }

    // MARK: Heights down the side

    private static func withHeights(_ grid: Grid, heights: [HeightColumn]) -> TableLayout? {
        let groups = HeightBlocks.of(heights, in: grid)
        var bodyRows: Set<Int> = []
        var sectionRows: Set<Int> = []
        for group in groups {
            bodyRows.formUnion(group.heights[0].entries.keys)
            sectionRows.formUnion(group.heights[0].sectionRows)
        }
        let repeating = rowsThatRepeat(groups[0].heights[0])
        let rows = RowScan(
            grid, counters: grid.counters, sectionRows: sectionRows,
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

    // MARK: No heights

    private static func withoutHeights(_ grid: Grid) -> TableLayout? {
        lazy var isOfBuild = OtherSubject.isOfBuild(grid)
        lazy var bmiColumns = columnsOfBMIs(grid)
        for column in 0..<grid.columnCount
        where !Orientation.isCounter(grid, column: column) || hasAgeName(grid, column) {
            let terms = Orientation.termsAbove(grid, column: column)
            if terms.contains(where: { $0.isAgeName || $0.age != nil }) || terms.isEmpty,
                let layout = ageKeyed(
                    grid, column: column, isNamed: terms.contains { $0.isAgeName }, isOfBuild: isOfBuild)
            {
                return layout
            }
            // Several columns of BMIs are limits of their own; only one can name the rows.
            if terms.contains(where: \.isBMI), !bmiColumns.contains(where: { $0 != column }),
                !terms.contains(where: { $0.bound != nil }),
                let layout = bmiKeyed(grid, column: column)
            {
                return layout
            }
        }
        return wordKeyed(grid)
    }

    /// The first two columns that are called BMIs and hold some.
    private static func columnsOfBMIs(_ grid: Grid) -> [Int] {
        let found = (0..<grid.columnCount).lazy.filter { column in
            Orientation.termsAbove(grid, column: column).contains(where: \.isBMI)
                && (0..<grid.rowCount).contains { BMIBand.read(grid.sense(row: $0, column: column).text) != nil }
        }
        return Array(found.prefix(2))
    }

    private static func hasAgeName(_ grid: Grid, _ column: Int) -> Bool {
        Orientation.termsAbove(grid, column: column).contains(where: \.isAgeName)
    }

    private static func ageKeyed(
        _ grid: Grid, column: Int, isNamed: Bool, isOfBuild: @autoclosure () -> Bool
    ) -> TableLayout? {
        let ages = (0..<grid.rowCount).filter {
            AgeRange.read(grid.sense(row: $0, column: column).folded, isKnownAsAge: isNamed) != nil
        }
        guard !ages.isEmpty, isNamed || ages.count >= 3, isOfBuild() else { return nil }
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
        // Bands behind words alone are the limits of what these name.
        guard RowNames(grid)?.figures != column || column + 1 < grid.columnCount else { return nil }
        return keyed(grid, key: .bmiBands, column: column, role: .bmiBand, body: Set(bands))
    }

    private static func keyed(
        _ grid: Grid, key: TableLayout.Key, column: Int, role: ColumnRole, body: Set<Int>
    ) -> TableLayout? {
        let rows = RowScan(grid, counters: grid.counters.subtracting([column]), sectionRows: []) {
            body.contains($0)
        }
        guard !rows.segments.isEmpty else { return nil }
        var block = describe(grid, block: 0..<grid.columnCount, keyColumn: column, keyRole: role, rows: rows)
        block.takeTitles(grid, rows: rows)
        guard block.roles.contains(where: { $0.values.contains { $0.value != nil } }) else { return nil }
        return TableLayout(grid: grid, key: key, rows: rows, blocks: [block])
    }

    /// Classes, sexes, ages or ends down the side and BMI limits across: no heights anywhere.
    private static func wordKeyed(_ grid: Grid) -> TableLayout? {
        guard let names = RowNames(grid) else { return nil }
        let rows = RowScan(
            grid, counters: [], sectionRows: [], repeats: { names.repeating.contains($0) },
            isBody: { names.rows.contains($0) })
        guard !rows.segments.isEmpty else { return nil }
        var block = ColumnRecogniser.describe(
            grid, block: 0..<grid.columnCount, known: names.roles, key: .words, rows: rows)
        block.takeTitles(grid, rows: rows)
        if names.sayBMI { block.takeBMI() }
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
        return ColumnRecogniser.describe(grid, block: block, known: known, key: key, rows: rows)
    }
}

import ChartSchema
import Notation

/// Heights that stand in two columns, from and to.
enum HeightEnds {
    /// The heights, as a column at the place of the lower ends; the upper ends count as its other half. `nil` where ages
    /// name the rows, whose lengths such columns are.
    static func read(_ grid: Grid) -> HeightColumn? {
        let names = (0..<grid.columnCount).map { Orientation.termsAbove(grid, column: $0) }
        guard !names.indices.contains(where: { nameRows($0, called: names[$0].last, of: grid) }),
            let low = names.indices.first(where: { isEnd(names[$0], .min) || isBareEnd($0, names[$0], .min, of: grid) }
            ),
            let high = names.indices.first(where: { isEnd(names[$0], .max) || isBareEnd($0, names[$0], .max, of: grid) }
            ),
            low < high
        else { return nil }
        var entries: [Int: HeightColumn.Entry] = [:]
        for row in 0..<grid.rowCount {
            guard let from = inches(grid, row, low), let to = inches(grid, row, high), from <= to else { continue }
            entries[row] = HeightColumn.Entry(range: HeightRange(min: from, max: to), reading: .printed)
        }
        guard entries.count >= 2 else { return nil }
        return HeightColumn(
            column: low, notation: .inches, entries: entries, sectionRows: [], secondColumn: high)
    }

    /// Whether a column of ages has another for every row.
    private static func nameRows(_ column: Int, called name: HeaderTerms?, of grid: Grid) -> Bool {
        guard let name, name.isAgeName, name.bound == nil else { return false }
        let ages = (0..<grid.rowCount).map { grid.sense(row: $0, column: column) }.filter { !$0.isBlank }.map(\.folded)
        return Set(ages).count == ages.count
    }

    /// "Height from"; "From" below "Height".
    private static func isEnd(_ names: [HeaderTerms], _ bound: HeaderTerms.Bound) -> Bool {
        guard let name = names.last, name.bound == bound, name.isBare else { return false }
        let upper = names.dropLast().last
        return name.isHeight || !name.isWeight && upper.map { $0.isHeight && $0.isBare && $0.bound == nil } ?? false
    }

    /// "From" over nothing but figures like 4'8", whatever stands above it.
    private static func isBareEnd(_ column: Int, _ names: [HeaderTerms], _ bound: HeaderTerms.Bound, of grid: Grid)
        -> Bool
    {
        guard let name = names.last, name.bound == bound, name.isBare, !name.isWeight, !name.isAgeName else {
            return false
        }
        let rows = (0..<grid.rowCount).map { grid.sense(row: $0, column: column) }
        let heights = rows.drop { $0.height == nil }
        return heights.count >= 2 && heights.allSatisfy { $0.height != nil && $0.folded.scalars.contains("'") }
    }

    private static func inches(_ grid: Grid, _ row: Int, _ column: Int) -> Figure? {
        let sense = grid.sense(row: row, column: column)
        if let range = sense.height?.range, range.min == range.max { return range.min }
        guard let interval = sense.interval, interval.form == .single, let value = interval.max?.value,
            interval.unit == nil || interval.unit == .inches
        else { return SeparatedHeight(sense.folded)?.total }
        return HeightNotation.inches.inches(value) ?? HeightNotation.compact.inches(value)
    }
}

import ChartSchema
import Notation
import Tables

/// The columns of a grid by the heights that name their rows.
enum HeightBlocks {
    /// Height columns that say the same are one key in two units; others begin a block of their own to the right.
    static func of(
        _ heights: [HeightColumn], in grid: Grid
    ) -> [(columns: Range<Int>, heights: [HeightColumn])] {
        let ordered = heights.sorted { $0.column < $1.column }
        var groups: [[HeightColumn]] = []
        let figures = FigureColumns(of: grid)
        for column in ordered {
            if let last = groups.last, agree(last[0], column), !beginsBlock(column, after: last[0], figures) {
                groups[groups.count - 1].append(column)
            } else {
                groups.append([column])
            }
        }
        let starts = groups.enumerated().map { $0 == 0 ? 0 : start(of: $1[0], like: groups[0][0], in: grid) }
        return groups.enumerated().map { index, group in
            let start = starts[index]
            let end = index + 1 < groups.count ? starts[index + 1] : grid.columnCount
            // The key that says most, in inches before metric.
            let sorted = group.sorted { rank($0.notation) < rank($1.notation) }
            return (start..<end, sorted)
        }
    }

    /// Row numbers right before the heights belong to their block, and words that stand alike before the first heights of all.
    private static func start(of heights: HeightColumn, like first: HeightColumn, in grid: Grid) -> Int {
        var start = heights.column
        while start > 0 {
            let other = first.column - (heights.column - start) - 1
            guard grid.counters.contains(start - 1) || other >= 0 && areAlike(start - 1, other, heights, grid) else {
                return start
            }
            start -= 1
        }
        return start
    }

    private static func areAlike(_ column: Int, _ other: Int, _ heights: HeightColumn, _ grid: Grid) -> Bool {
        let rows = heights.entries.keys
        return !grid.isBlank(column: column)
            && rows.allSatisfy { row in
                let (own, first) = (grid.sense(row: row, column: column), grid.sense(row: row, column: other))
                return own.folded == first.folded && (own.isWords || own.isBlank || own.age != nil)
            }
    }

    /// The same heights once more, in the same notation, between two groups of figures: two blocks side by side.
    private static func beginsBlock(
        _ column: HeightColumn, after other: HeightColumn, _ figures: FigureColumns
    ) -> Bool {
        guard column.notation == other.notation else { return false }
        func hasFigures(_ columns: Range<Int>) -> Bool {
            column.entries.keys.contains { figures.stand(in: columns, row: $0) }
        }
        return hasFigures(other.column + 1..<column.column)
            && hasFigures(column.column + 1..<max(column.column + 1, figures.columnCount))
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
}

/// In which columns each row of a grid has figures: told once a row, for every column of heights asks for those beside it.
private final class FigureColumns {
    private let grid: Grid
    private var columns: [Int: [Int]] = [:]

    init(of grid: Grid) { self.grid = grid }

    var columnCount: Int { grid.columnCount }

    func stand(in range: Range<Int>, row: Int) -> Bool {
        let own = columns[row] ?? (0..<grid.columnCount).filter { grid.sense(row: row, column: $0).isNumeric }
        columns[row] = own
        var (low, high) = (0, own.count)
        while low < high {
            let middle = (low + high) / 2
            if own[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < own.count && own[low] < range.upperBound
    }
}

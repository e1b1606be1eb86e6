/// The merged cells of a sheet.
struct SheetMerges {
    typealias Merge = (rows: ClosedRange<Int>, columns: ClosedRange<Int>)

    private(set) var all: [Merge] = []

    mutating func add(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
        if rows.count > 1 || columns.count > 1 { all.append((rows, columns)) }
    }

    /// Gives merged cells their spans.
    ///
    /// - Parameters:
    ///   - cells: In reading order.
    ///   - most: So many rows and cells are more than the merged cells of a sheet run over, unless they lie upon one another.
    /// - Returns: Which cells stand under others; `nil` where the merges run over more than is read.
    func apply(to cells: inout [Cell], most: Int = 10_000_000) -> Set<Int>? {
        var covered = Set<Int>()
        var looked = 0
        for merge in all {
            var row = merge.rows.lowerBound
            while row <= merge.rows.upperBound {
                guard let first = Self.index(row: row, column: merge.columns.lowerBound, in: cells) else { break }
                let next = apply(merge, row: row, from: first, &cells, &covered)
                looked += 1 + next - first
                guard looked <= most else { return nil }
                guard next < cells.count else { break }
                row = max(row + 1, cells[next].row)
            }
        }
        return covered
    }

    /// One row of a merge, from its first cell on.
    ///
    /// - Returns: The first cell behind it, in reading order.
    private func apply(
        _ merge: Merge, row: Int, from first: Int, _ cells: inout [Cell], _ covered: inout Set<Int>
    ) -> Int {
        var place = first
        while place < cells.count, cells[place].row == row, cells[place].column <= merge.columns.upperBound {
            if (cells[place].row, cells[place].column) == (merge.rows.lowerBound, merge.columns.lowerBound) {
                cells[place].rowSpan = merge.rows.count
                cells[place].columnSpan = min(merge.columns.count, TableBuilder.widestSpan)
            } else {
                covered.insert(place)
            }
            place += 1
        }
        return place
    }

    /// The first cell at a place or behind it, in reading order; `nil` below the last.
    private static func index(row: Int, column: Int, in cells: [Cell]) -> Int? {
        var (low, high) = (0, cells.count)
        while low < high {
            let middle = (low + high) / 2
            if (cells[middle].row, cells[middle].column) < (row, column) { low = middle + 1 } else { high = middle }
        }
        return low < cells.count ? low : nil
    }
}

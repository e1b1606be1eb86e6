import ChartSchema

/// Heights printed once for several rows: a "Min" and a "Max" row, or one row a class.
enum CarriedHeights {
    /// The column with its blank cells filled from above, where other columns prove that every height has the same
    /// rows; otherwise as it was.
    static func fill(_ heights: HeightColumn, in grid: Grid) -> HeightColumn {
        let printed = heights.entries.keys.sorted()
        guard let first = printed.first, heights.sectionRows.isEmpty, heights.secondColumn == nil else {
            return heights
        }
        let blank = (first..<grid.rowCount).filter { row in
            heights.entries[row] == nil && grid.sense(row: row, column: heights.column).isBlank
                && grid.cells(inRow: row).contains { grid.sense(ofCell: $0).isNumeric }
        }
        guard !blank.isEmpty else { return heights }
        let rows = (printed + blank).sorted()
        var groups: [[Int]] = []
        for row in rows {
            if heights.entries[row] != nil { groups.append([row]) } else { groups[groups.count - 1].append(row) }
        }
        guard groups.count >= 2 else { return heights }
        // Columns that say the same again below every height; figures do not.
        let repeating = (0..<grid.columnCount).filter { column in
            let names = groups.map { group in group.map { grid.sense(row: $0, column: column).folded } }
            return column != heights.column && names.dropLast().allSatisfy { $0 == names[0] }
                && names[0].starts(with: names[names.count - 1]) && names[0].contains { !$0.isEmpty }
        }
        let names = groups[0].map { row in repeating.map { grid.sense(row: row, column: $0).folded } }
        guard !repeating.isEmpty, Set(names).count == names.count else { return heights }
        var filled = heights
        for group in groups {
            for row in group.dropFirst() {
                filled.entries[row] = heights.entries[group[0]]
                filled.carried[row] = group[0]
            }
        }
        return filled
    }
}

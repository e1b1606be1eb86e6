import Tables

/// Pages that print one table in several groups of columns, each with the same headers: "Medication, Decision,
/// Medication, Decision".
extension MedicationColumns {
    /// The columns group by group, from left to right; these columns alone where the headers do not repeat.
    func sideBySide(in grid: Grid) -> [MedicationColumns] {
        let groups = groups(in: grid)
        guard groups.count > 1 else { return [self] }
        let ends = groups.dropFirst().map { $0[0] } + [grid.columnCount]
        return zip(groups, ends).map { group, end in
            var own = self
            own.span = group[0]..<end
            own.roles = roles.filter { own.span!.contains($0.key) }
            return own
        }
    }

    /// Columns with a name, in groups whose names are the same and which hold one column of medications each.
    private func groups(in grid: Grid) -> [[Int]] {
        guard medicationColumns.count > 1, let row = header.last else { return [] }
        let named = (0..<grid.columnCount).filter { !grid.sense(row: row, column: $0).isBlank }
        let names = named.map { OutcomeWords.words(grid.sense(row: row, column: $0).text) }
        for count in stride(from: medicationColumns.count, to: 1, by: -1) where named.count % count == 0 {
            let size = named.count / count
            guard size > 1, names.indices.allSatisfy({ names[$0] == names[$0 % size] }) else { continue }
            let groups = (0..<count).map { Array(named[($0 * size)..<(($0 + 1) * size)]) }
            if groups.allSatisfy({ $0.count(where: { roles[$0] == .medication }) == 1 }) { return groups }
        }
        return []
    }

    /// The cells of a row that belong to these columns.
    func cells(inRow row: Int, of grid: Grid) -> [Int] {
        let cells = grid.cells(inRow: row)
        guard let span else { return cells }
        return cells.filter {
            let cell = grid.table.cells[$0]
            return cell.column < span.upperBound && cell.column + cell.columnSpan > span.lowerBound
        }
    }
}

import Tables

/// Pages that print one table in several groups of columns, each with the same headers: "Medication, Decision,
/// Medication, Decision".
extension MedicationColumns {
    /// The columns group by group, from left to right; these columns alone where the headers do not repeat.
    func sideBySide(in grid: Grid) -> [MedicationColumns] {
        let groups = groups(in: grid)
        guard groups.count > 1 else { return [self] }
        let ends = groups.dropFirst().map { $0[0] } + [grid.columnCount]
        let titles = groups.map { title(over: $0, in: grid) }
        let differ = Set(titles).count == titles.count && !titles.contains(nil)
        return zip(groups, ends).enumerated().map { place, group in
            var own = self
            own.span = group.0[0]..<group.1
            own.roles = roles.filter { own.span!.contains($0.key) }
            own.title = differ ? titles[place] : nil
            return own
        }
    }

    /// What stands over the first column of a group, right above its headers.
    private func title(over group: [Int], in grid: Grid) -> String? {
        guard let row = header.last, row > 0 else { return nil }
        let text = singleSpaced(grid.sense(row: row - 1, column: group[0]).text)
        return text.isEmpty ? nil : text
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

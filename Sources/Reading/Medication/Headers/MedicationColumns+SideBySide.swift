import Tables

/// Pages that print one table in several groups of columns, each with the same headers: "Medication, Decision,
/// Medication, Decision".
extension MedicationColumns {
    /// The tables of medications that a grid holds, each as its columns; empty where it holds none.
    static func all(in grid: Grid) -> [MedicationColumns] {
        let lists = lists(in: grid)
        if !lists.isEmpty { return lists }
        return MedicationColumns(grid)?.sideBySide(in: grid) ?? []
    }

    /// Columns of names, each under the decision that it is for: "DECLINE, GRADED, LEVEL". Empty where a column is anything else.
    private static func lists(in grid: Grid) -> [MedicationColumns] {
        for row in 0..<min(grid.rowCount, 10) {
            let cells = grid.cells(inRow: row)
            guard cells.count > 1 else { continue }
            let uses = useColumn(row, cells, in: grid)
            let named = cells.filter { grid.column(ofCell: $0) != uses }
            let places = named.map { grid.column(ofCell: $0) }
            let outcomes = named.map { OutcomeWords(grid.sense(ofCell: $0).text).only }
            let isWhole = (0..<grid.columnCount).allSatisfy {
                places.contains($0) || $0 == uses || isBlank($0, below: row, in: grid)
            }
            guard isWhole, named.count > 1, !outcomes.contains(nil), Set(outcomes).count == named.count,
                places.allSatisfy({ MedicationList.holdsMostlyDrugs(column: $0, below: row, of: grid) })
            else { return [] }
            return zip(named, places).map { cell, column in
                MedicationColumns(
                    listIn: column, uses: uses, header: row, title: singleSpaced(grid.sense(ofCell: cell).text))
            }
        }
        return []
    }

    /// The first column, where its header says that it holds uses.
    private static func useColumn(_ row: Int, _ cells: [Int], in grid: Grid) -> Int? {
        guard let first = cells.first, MedicationHeader(grid.sense(ofCell: first).text) == .use else { return nil }
        return grid.column(ofCell: first)
    }

    private static func isBlank(_ column: Int, below row: Int, in grid: Grid) -> Bool {
        (row..<grid.rowCount).allSatisfy { grid.sense(row: $0, column: column).isBlank }
    }

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
        if isUnderDecision { return cells.filter { roles[grid.column(ofCell: $0)] != nil } }
        return cells.filter {
            let column = grid.column(ofCell: $0)
            return column < span.upperBound && column + grid.span(ofCell: $0).columns > span.lowerBound
        }
    }
}

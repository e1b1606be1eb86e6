import ChartSchema

/// What is told of a sheet: that it, or some of its cells, are hidden, and what is odd about its cells.
extension SheetBuilder {
    /// How many findings of a kind are told one by one for a sheet.
    static let toldEach = 12

    func findings(_ sheet: String, file: String, _ tables: [Table], isHidden: Bool) -> [Finding] {
        var findings: [Finding] = []
        if isHidden, let first = tables.first {
            findings.append(
                Finding(
                    SheetFinding.hidden,
                    message: "The worksheet “\(sheet)” is hidden; it is not read.",
                    location: Finding.Location(
                        file: file, table: first.index, place: first.cells.first.map(first.place))))
        }
        for table in tables where !isHidden {
            guard let hidden = table.cells.first(where: { $0.isHidden && !$0.isBlank }) else { continue }
            findings.append(
                Finding(
                    SheetFinding.hidden,
                    message: "The worksheet has hidden cells; they are not read.",
                    location: Finding.Location(file: file, table: table.index, place: table.place(of: hidden))))
        }
        // Nobody sees what is odd in a sheet that is not shown.
        guard !isHidden else { return findings }
        var told: [SheetFinding: Int] = [:]
        for (oddity, row, column) in oddities {
            told[oddity.kind, default: 0] += 1
            let count = oddityCounts[oddity.kind] ?? 0
            let others = told[oddity.kind] == Self.toldEach ? count - Self.toldEach : 0
            var location = Finding.Location(
                file: file, place: .cell(SheetCell(sheet: sheet, row: row, column: column)))
            for table in tables {
                guard case .sheet(_, let top, let left) = table.places,
                    (0..<table.rowCount).contains(row - top), (0..<table.columnCount).contains(column - left)
                else { continue }
                (location.table, location.row, location.column) = (table.index, row - top, column - left)
                break
            }
            findings.append(oddity.finding(at: location, others: others))
        }
        return findings
    }
}

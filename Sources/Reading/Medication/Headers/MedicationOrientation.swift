import Tables

/// Tables of medications whose headers stand down the left: one column a medication, or a card for each.
enum MedicationOrientation {
    /// The table as its headers have it: turned where all texts of the first column are headers, and of the first row only the
    /// first.
    static func grid(of table: Table, _ texts: TextSenses) -> Grid {
        let grid = Grid(table, texts: texts)
        return isTurned(grid) ? grid.turned : NamedPairs.joined(in: grid)
    }

    private static func isTurned(_ grid: Grid) -> Bool {
        guard (2...12).contains(grid.rowCount), grid.columnCount > 1, !grid.isBlank(row: 0) else { return false }
        let down = (0..<grid.rowCount).map { MedicationHeader(0, row: $0, in: grid) }
        let across = (1..<grid.columnCount).map { MedicationHeader($0, row: 0, in: grid) }
        let names = down.filter { $0 == .medication || $0 == .name }
        guard names.count == 1, down.contains(.outcome) || down.contains(.window), !down.contains(.unknown),
            across.allSatisfy({ $0 == .unknown }),
            let row = down.firstIndex(where: { $0 == .medication || $0 == .name })
        else { return false }
        return (1..<grid.columnCount).contains { grid.sense(row: row, column: $0).medication.isDrug }
    }
}

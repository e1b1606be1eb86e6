import Tables

/// A table whose nearest heading may name a plan, with what it is compared with others by: worked out once, for a page may have
/// hundreds of tables.
struct HeadedTable {
    let heading: TextPiece
    private let header: [String]
    /// What the first column names; of a list of items that decide by themselves, the medications.
    private let names: Set<String>

    /// `nil` where nothing stands above the table that may name a plan.
    init?(_ grid: Grid) {
        guard let heading = grid.table.caption ?? grid.table.headings.last,
            MedicationSession.mayNamePlan(heading.text)
        else { return nil }
        self.heading = heading
        let isList = grid.columnCount == 1
        header = isList ? [""] : (0..<grid.columnCount).map { grid.sense(row: 0, column: $0).text }
        names = isList ? Self.listedNames(of: grid) : Self.names(of: grid)
    }

    private static func names(of grid: Grid) -> Set<String> {
        Set((1..<grid.rowCount).map { grid.sense(row: $0, column: 0).text }.filter { !$0.isEmpty })
    }

    /// Empty where an item does not decide by itself, and where there is but one.
    private static func listedNames(of grid: Grid) -> Set<String> {
        let items = (0..<grid.rowCount).map { ListedDecision(grid.sense(row: $0, column: 0).text) }
        guard !items.contains(where: { $0 == nil }) else { return [] }
        return Set(items.compactMap { $0?.names.first?.name })
    }

    /// Whether both have the same header under other headings, and most texts of the shorter one's first column, or are lists about
    /// the same medications, most of them.
    func isAlike(_ other: HeadedTable) -> Bool {
        guard heading.text != other.heading.text, header == other.header else { return false }
        if header.count == 1, names.count < 2 { return false }
        return names.intersection(other.names).count * 2 > min(names.count, other.names.count)
    }
}

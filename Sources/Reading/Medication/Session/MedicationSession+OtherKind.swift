import Tables

/// A build chart beside medications: both are in the file, and one of them is read.
extension MedicationSession {
    mutating func reportBuildTables() {
        let read = Set(rules.lazy.map(\.rule.source.table))
        for (index, table) in document.tables.enumerated()
        where table.furniture == nil && !read.contains(index) && holdsLimits(grids[index]) {
            findings.add(
                MedicationFinding.noteUnapplied, severity: .warning,
                "The table holds limits at heights, and the file was read for its medications.",
                help: "Read the file once more with --kind build, as a chart of its own.", table: index)
        }
    }

    private func holdsLimits(_ grid: Grid) -> Bool {
        let senses = grid.table.cells.indices.prefix(400).map { grid.sense(ofCell: $0) }
        let heights = senses.count { $0.isFullHeight && !$0.isPlainNumber }
        return heights >= Self.fewestHeights && senses.count(where: \.isNumeric) >= heights
    }

    private static let fewestHeights = 5
}

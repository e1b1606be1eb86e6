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

extension ReadingSession {
    /// Medications with their decisions beside a build chart.
    mutating func reportMedicationTables() {
        let unread = zip(parts, layouts).filter { $1 == nil && $0.reason == nil }.map(\.0.table)
        for index in Set(unread).sorted() where document.tables[index].furniture == nil {
            var own = document
            own.tables = [document.tables[index]]
            guard MedicationReader.isMedicationChart(own) else { continue }
            findings.add(
                ChartFinding.footnoteUnapplied,
                "The table names medications, and the file was read for its limits on build.",
                help: "Read the file once more with --kind medication, as a chart of its own.", table: index)
        }
    }
}

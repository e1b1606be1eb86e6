import Tables

/// Medications beside a build chart: both are in the file, and one of them is read.
extension ReadingSession {
    mutating func reportMedicationTables() {
        let unread = zip(parts, layouts).filter { $1 == nil && $0.reason == nil }.map(\.0.table)
        for index in Set(unread).sorted() where document.tables[index].furniture == nil {
            var own = document
            own.tables = [document.tables[index]]
            guard MedicationReader.isMedicationChart(own, texts: texts) else { continue }
            findings.add(
                ChartFinding.footnoteUnapplied,
                "The table names medications, and the file was read for its limits on build.",
                help: "Read the file once more with --kind medication, as a chart of its own.", table: index)
        }
    }
}

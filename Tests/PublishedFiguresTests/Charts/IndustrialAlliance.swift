import ChartSchema

/// Chart 37 (iA Groupe financier).
enum IndustrialAlliance {
    static let charts = [accesVie]

    /// Rows are bands of heights; the title of a table is the class.
    static let accesVie = ChartExpectation("ia/acces-vie/2024-01-01", notes: "37-ia-acces-vie", hasExample: true) {
        notes in
        func step(_ title: String, _ labels: String...) throws -> [ExpectedRecord] {
            let table = try notes.table(title)
            return try table.rows.map { row in
                var record = ExpectedRecord(labels: [title] + labels)
                record.height = try PrintedFigures.heightBand(try table.cell(row, "Taille (pieds)"))
                record.weightMax = try PrintedFigures.figure(try table.cell(row, "Poids (livres)"))
                return record
            }
        }
        return [
            RightReading(
                try step("Étape 1 (Différé)", "Différé") + step("Étape 2 (Différé Plus)", "Différé Plus"))
        ]
    }
}

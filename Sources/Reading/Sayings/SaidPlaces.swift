import ChartSchema
import Tables

/// Where a document has a text that somebody says the meaning of.
struct SaidPlaces {
    let saying: Saying
    var spots: [Spot] = []
    /// Cells that are left out: the places of tables in the document, and of cells in them.
    var leftOut: [(table: Int, cell: Int)] = []

    /// A cell, or a text around the tables.
    struct Spot: Hashable {
        /// `nil` with a row and a column of -1 for a text around the tables.
        var table: Int?
        var row: Int
        var column: Int
        var place: Place
        var printed: String
        /// What was read there.
        var said: String

        func holds(_ reference: CellReference) -> Bool {
            guard let table else { return reference.row < 0 && reference.place == place && reference.text == said }
            return reference.table == table && reference.row == row && reference.column == column
        }

        func holds(_ location: Finding.Location) -> Bool {
            guard let table else { return location.row == nil && location.place == place && location.text == said }
            return location.table == table && location.row == row && location.column == column
        }
    }

    init(_ saying: Saying) { self.saying = saying }
}

/// Puts the printed texts back into what was read with other words in their places.
struct PrintedTexts {
    private let cells: [Address: SaidPlaces.Spot]
    private let pieces: [SaidPlaces.Spot]

    private struct Address: Hashable {
        var table, row, column: Int
    }

    init(_ places: [SaidPlaces]) {
        let spots = places.flatMap(\.spots).filter { $0.said != $0.printed }
        let addressed = spots.compactMap { spot in
            spot.table.map { (Address(table: $0, row: spot.row, column: spot.column), spot) }
        }
        cells = Dictionary(addressed) { first, _ in first }
        pieces = spots.filter { $0.table == nil }
    }

    private func spot(of reference: CellReference) -> SaidPlaces.Spot? {
        reference.row < 0
            ? pieces.first { $0.holds(reference) }
            : cells[Address(table: reference.table, row: reference.row, column: reference.column)]
    }

    func restore(_ references: inout [CellReference]) {
        for index in references.indices {
            if let spot = spot(of: references[index]) { references[index].text = spot.printed }
        }
    }

    /// The carrier's wording of a class or a decision: as printed, where the words that were said are all of it.
    func wording(_ label: String, of field: CellReference.Field, _ references: [CellReference]) -> String {
        let spots = references.lazy.filter { $0.field == field }.compactMap { spot(of: $0) }
        guard let spot = spots.first(where: { singleSpaced($0.said) == label }) else { return label }
        return singleSpaced(spot.printed)
    }

    func restore(_ notes: inout [ChartNote]) {
        for index in notes.indices {
            let note = notes[index]
            let said = pieces.first { $0.place == note.place && $0.said == note.text }
            if let said = said ?? cells.values.first(where: { $0.place == note.place && $0.said == note.text }) {
                notes[index].text = said.printed
            }
        }
    }

    func restore(_ findings: inout [Finding]) {
        for index in findings.indices {
            let location = findings[index].location
            let found =
                if let table = location.table, let row = location.row, let column = location.column {
                    cells[Address(table: table, row: row, column: column)]
                } else { pieces.first { $0.holds(location) } }
            if let found { findings[index].location.text = found.printed }
        }
    }

    func restored(_ chart: BuildChart) -> BuildChart {
        var chart = chart
        for index in chart.columns.indices {
            let cells = chart.columns[index].cells
            chart.columns[index].classLabel = chart.columns[index].classLabel.map {
                wording($0, of: .classLabel, cells)
            }
            restore(&chart.columns[index].cells)
        }
        for row in chart.rows.indices {
            restore(&chart.rows[row].cells)
            for limit in chart.rows[row].limits.indices { restore(&chart.rows[row].limits[limit].cells) }
        }
        restore(&chart.notes)
        chart.title = chart.title.map(title)
        return chart
    }

    func restored(_ chart: MedicationChart) -> MedicationChart {
        var chart = chart
        for index in chart.rules.indices {
            var references = chart.rules[index].cells
            guard references.contains(where: { spot(of: $0) != nil }) else { continue }
            chart.rules[index].outcomeLabel = wording(chart.rules[index].outcomeLabel, of: .outcome, references)
            restore(&references)
            chart.rules[index].cells = references
        }
        restore(&chart.notes)
        chart.title = chart.title.map(title)
        return chart
    }

    private func title(_ text: String) -> String { pieces.first { $0.said == text }?.printed ?? text }
}

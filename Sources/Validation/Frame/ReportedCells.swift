import ChartSchema

/// What was said about a file's cells before the rules look at the chart: a figure that could not be read is missing from
/// its column, and that is one matter.
struct ReportedCells: Sendable {
    private struct Row: Hashable {
        var table: Int
        var row: Int
    }

    /// The columns that were spoken of in each raw row; `nil` stands for the whole row.
    private var columns: [Row: [Int?]] = [:]
    /// What stands in the cells that were spoken of.
    private(set) var texts: Set<String> = []
    /// The cells whose words refuse in place of a figure.
    private let refusals: Set<RawPlace>

    init(_ findings: [Finding], refusals: [CellReference] = []) {
        self.refusals = Set(refusals.map { RawPlace(table: $0.table, row: $0.row, column: $0.column) })
        for finding in findings where finding.severity >= .warning {
            let place = finding.location
            guard let table = place.table, let row = place.row else { continue }
            columns[Row(table: table, row: row), default: []].append(place.column)
            if let text = place.text { texts.insert(text) }
        }
    }

    /// Whether the cell refuses, or was spoken of, or the one beside it was: two figures that ran together stand in the first one's cell.
    func explain(_ place: RawPlace) -> Bool {
        refusals.contains(place)
            || columns[Row(table: place.table, row: place.row)]?.contains { column in
                column.map { abs($0 - place.column) <= 1 } ?? true
            } ?? false
    }

    /// Whether the row of this label, or one beside it, was spoken of.
    func explainRow(beside label: CellReference) -> Bool {
        (label.row - 1...label.row + 1).contains { columns[Row(table: label.table, row: $0)] != nil }
    }

    /// Whether a cell with this text was spoken of.
    func mention(_ text: String) -> Bool { texts.contains(text) }
}

/// A cell of a raw table, filled or empty.
struct RawPlace: Hashable, Sendable {
    var table: Int
    var row: Int
    var column: Int
}

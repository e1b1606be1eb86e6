import ChartSchema
import Tables

/// The findings of reading, worded once.
struct ReadingFindings {
    let file: String
    let chart: String?
    private(set) var all: [Finding] = []

    init(file: String, chart: String?) {
        self.file = file
        self.chart = chart
    }

    /// Takes back all but the first ones.
    mutating func keep(_ count: Int) { all.removeLast(all.count - count) }

    mutating func add(
        _ kind: some FindingKind, severity: Finding.Severity? = nil, _ message: String, help: String? = nil,
        table: Int? = nil,
        context: [String: String] = [:]
    ) {
        all.append(
            Finding(
                kind, severity: severity, message: message, help: help, chart: chart,
                location: Finding.Location(file: file, table: table), context: context))
    }

    mutating func add(
        _ kind: some FindingKind, severity: Finding.Severity? = nil, _ message: String, help: String? = nil, grid: Grid,
        cell: Int,
        context: [String: String] = [:]
    ) {
        let place = grid.table.cells[cell]
        all.append(
            Finding(
                kind, severity: severity, message: message, help: help, chart: chart,
                location: Finding.Location(
                    file: file, table: grid.table.index, row: place.row, column: place.column,
                    place: grid.table.place(of: place),
                    text: grid.table.text(of: place)), context: context))
    }

    /// An error about a place that is no single cell.
    mutating func add(_ kind: some FindingKind, _ message: String, help: String, at place: Finding.Location) {
        all.append(
            Finding(kind, severity: .error, message: message, help: help, chart: chart, location: place))
    }

    mutating func add(
        _ kind: some FindingKind, severity: Finding.Severity? = nil, _ message: String, help: String? = nil,
        piece: TextPiece
    ) {
        all.append(
            Finding(
                kind, severity: severity, message: message, help: help, chart: chart,
                location: Finding.Location(file: file, place: piece.place, text: piece.text)))
    }
}

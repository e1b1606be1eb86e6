import ChartSchema

/// A figure or decision that is to be published otherwise than the carrier printed it.
package struct Correction: Sendable {
    package var chart: ChartID
    package var address: Address
    /// What the chart is expected to say, and what is to be published instead.
    package var applied: AppliedCorrection
    /// The last day it holds, an ISO date; `nil` for good.
    package var until: String?
    /// The review file and the place of the entry in it.
    package var file: String
    package var place: TextPlace
    /// The entry as it stands in the file; `nil` for one that no file holds.
    package var written: PlacedJSON?

    /// Which value is meant.
    package enum Address: Sendable {
        /// The raw cell that gave it.
        case cell(Cell)
        /// What a limit is about: it must be the only one.
        case limit(ValueQuery)
        /// What a medication rule is about: it must be the only one.
        case rule(RuleName)
    }

    /// A raw cell; numbers count from 0 as `chartwright tables` prints them.
    package struct Cell: Sendable, Hashable {
        package var file: String
        package var table: Int
        package var row: Int
        package var column: Int
    }

    func isExpired(on today: String?) -> Bool {
        guard let until, let today else { return false }
        return until < today
    }

    /// Whether both are about one value of one cell.
    func isOfSameValue(as other: Correction) -> Bool {
        guard case .cell(let own) = address, case .cell(let cell) = other.address else { return false }
        return applied.field == other.applied.field
            && (own.table, own.row, own.column) == (cell.table, cell.row, cell.column)
    }

    /// The same of a copy of its file that lies elsewhere under the same name.
    func about(_ file: String) -> Correction {
        guard case .cell(var cell) = address, cell.file.split(separator: "/").last == file.split(separator: "/").last
        else { return self }
        cell.file = file
        var other = self
        other.address = .cell(cell)
        return other
    }

    func finding(_ kind: ReviewFinding, _ message: String, help: String) -> Finding {
        Finding(
            kind, message: message, help: help, chart: chart.description,
            location: Finding.Location(file: file, line: place.line, text: chart.description),
            context: ["correction": name])
    }

    /// `weight_max_lb at table 0, row 5, column 2`.
    var name: String { "\(applied.field.rawValue) at \(address.inWords)" }
}

extension Correction.Address {
    var inWords: String {
        switch self {
        case .cell(let cell): "table \(cell.table), row \(cell.row), column \(cell.column)"
        case .limit(let query): query.inWords
        case .rule(let name): name.inWords
        }
    }
}

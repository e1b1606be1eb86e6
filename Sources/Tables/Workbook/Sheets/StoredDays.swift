/// The days that cells of a sheet store, whatever format shows them: what was typed as 5-10 is stored as the tenth of May.
package struct StoredDays: Sendable {
    /// By row and column of the sheet.
    private var days: [Int: (month: Int, day: Int)] = [:]

    package init() {}

    package var isEmpty: Bool { days.isEmpty }

    private static func key(_ row: Int, _ column: Int) -> Int { row << 14 | column }

    func at(row: Int, column: Int) -> (month: Int, day: Int)? { days[Self.key(row, column)] }

    /// - Parameter stored: A day in ISO form; a time alone is none.
    package mutating func add(_ stored: String, row: Int, column: Int) {
        let parts = stored.prefix(10).split(separator: "-").compactMap { Int($0) }
        if parts.count == 3 { days[Self.key(row, column)] = (parts[1], parts[2]) }
    }
}

extension Table {
    /// The day that a cell stores; `nil` where it is none, or the file does not store days.
    package func day(of cell: Cell) -> (month: Int, day: Int)? {
        guard case .sheet(_, let row, let column) = places else { return nil }
        return days.at(row: row + cell.row, column: column + cell.column)
    }
}
